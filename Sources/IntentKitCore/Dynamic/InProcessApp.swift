/// An installed app that runs in this process and provides its handlers by name.
///
/// ```swift
/// let pocketBank = InProcessApp(
///   AppDescription(displayName: "PocketBank", intentsSupported: ["INPayBillIntent"])
/// ) { environment in
///   PocketBank(today: environment.now)
/// }
/// ```
///
/// The simulator and the test kit run requests to it as to an app in a separate process, but the
/// app can't crash alone, there is no ``LaunchReport``, and simulated time applies to its handlers.
public struct InProcessApp: InstalledApp {
  public let appDescription: AppDescription
  public let customIntents: [IntentSchema]
  private let makeApp: @Sendable (AppEnvironment) -> any DynamicApp

  /// Creates an installed app.
  ///
  /// - Parameters:
  ///   - appDescription: The declarations of the app.
  ///   - customIntents: The custom intents that the app defines.
  ///   - makeApp: Creates the app for one request, in the environment of that request.
  public init(
    _ appDescription: AppDescription, customIntents: [IntentSchema] = [],
    makeApp: @escaping @Sendable (AppEnvironment) -> any DynamicApp
  ) {
    self.appDescription = appDescription
    self.customIntents = customIntents
    self.makeApp = makeApp
  }

  public var isOutOfProcess: Bool { false }

  public func prepare(for environment: AppEnvironment) -> any LaunchedApp {
    InProcessLaunch(app: makeApp(environment))
  }
}

/// An app in this process, for one request.
struct InProcessLaunch: LaunchedApp {
  let app: any DynamicApp

  func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) async throws(HandlerFailure) -> (any DynamicIntentHandling)? {
    try await app.handler(for: intent, at: site)
  }

  func application(continue activity: UserActivity) async throws(HandlerFailure) -> String? {
    try await app.application(continue: activity)
  }

  func end() async -> LaunchReport { LaunchReport() }
}
