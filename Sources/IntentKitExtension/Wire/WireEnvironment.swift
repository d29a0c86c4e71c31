import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The environment of an app, as a message.
struct WireEnvironment: DeclaredRecord {
  var now: Date
  var languageCode: String
  var settings: [String: ParameterValue]
  var containerFolder: String?
  var appState: AppState

  /// The environment in the guest's process, which runs in wall-clock time.
  var appEnvironment: AppEnvironment {
    AppEnvironment(
      now: now, languageCode: languageCode, settings: settings, containerFolder: containerFolder,
      appState: appState)
  }

  static let recordFields = RecordFields<WireEnvironment>(
    name: "Environment",
    .required("now", \.now),
    .optional("languageCode", \.languageCode, absence: "en"),
    .optional("settings", \.settings, absence: [:]),
    .optional("containerFolder", \.containerFolder),
    .optional("appState", \.appState, absence: .notRunning),
    make: WireEnvironment.init)
}

extension WireEnvironment {
  init(_ environment: AppEnvironment) {
    self.init(
      now: environment.now, languageCode: environment.languageCode,
      settings: environment.settings,
      containerFolder: environment.containerFolder, appState: environment.appState)
  }
}
