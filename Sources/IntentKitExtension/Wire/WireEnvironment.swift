import IntentKitCore

/// The environment of an app, as a message.
struct WireEnvironment: ParameterRecord {
  var now: Date
  var settings: [String: ParameterValue]
  var containerFolder: String?

  init(_ environment: AppEnvironment) {
    now = environment.now
    settings = environment.settings
    containerFolder = environment.containerFolder
  }

  /// The environment in the guest's process, which runs in wall-clock time.
  var appEnvironment: AppEnvironment {
    AppEnvironment(now: now, settings: settings, containerFolder: containerFolder)
  }

  static let recordSchema = RecordSchema(
    name: "Environment",
    fields: [
      ParameterSchema("now", Date.self, isRequired: true),
      ParameterSchema("settings", [String: ParameterValue].self),
      ParameterSchema("containerFolder", String.self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    now = try fields.required("now")
    settings = try fields.value("settings", default: [:])
    containerFolder = try fields.optional("containerFolder")
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("now", now)
    if !settings.isEmpty { fields.write("settings", settings) }
    fields.write("containerFolder", containerFolder)
  }
}
