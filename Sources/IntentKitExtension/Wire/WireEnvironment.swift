import IntentKitCore

/// What an app finds around it, as it goes over the wire.
struct WireEnvironment: DeclaredRecord {
  var now: Date
  var settings: [String: ParameterValue]
  var containerFolder: String?

  /// The environment in a process of its own, where time is the time on the wall.
  var appEnvironment: AppEnvironment {
    AppEnvironment(now: now, settings: settings, containerFolder: containerFolder)
  }

  static let recordFields = RecordFields<WireEnvironment>(
    name: "Environment",
    .required("now", \.now),
    .optional("settings", \.settings, absence: [:]),
    .optional("containerFolder", \.containerFolder),
    make: WireEnvironment.init)
}

extension WireEnvironment {
  init(_ environment: AppEnvironment) {
    self.init(
      now: environment.now, settings: environment.settings,
      containerFolder: environment.containerFolder)
  }
}
