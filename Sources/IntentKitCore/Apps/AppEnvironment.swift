#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The environment in which an app handles a request.
public struct AppEnvironment: Sendable {
  /// The clock that the app waits on, in a simulation without real time.
  public var clock: any Clock<Duration>
  /// The date and time of the request.
  public var now: Date
  /// The code of the user's language, for the app's own texts.
  public var languageCode: String
  /// The initial state of the app, by keys that the app declares, such as `signedIn`.
  ///
  /// Settings for stored data are only initial values: once the container has a document, the
  /// document takes precedence.
  public var settings: [String: ParameterValue]
  /// The path of the folder that the app shares with its extension; nil if data is stored for this
  /// request only.
  public var containerFolder: String?
  /// The state of the app when the request arrived.
  ///
  /// A handler in the app needs it to know whether the app can show anything. On a device, an
  /// extension is another process and can't know it.
  public var appState: AppState

  /// Creates an environment.
  public init(
    clock: any Clock<Duration> = ContinuousClock(), now: Date = Date(),
    languageCode: String = "en", settings: [String: ParameterValue] = [:],
    containerFolder: String? = nil, appState: AppState = .notRunning
  ) {
    self.clock = clock
    self.now = now
    self.languageCode = languageCode
    self.settings = settings
    self.containerFolder = containerFolder
    self.appState = appState
  }
}
