/// An app that provides dynamic handlers for one request.
///
/// An ``IntentApp`` that conforms to it, too, is asked for the handlers of all its intents by name,
/// in this process as well as in its own:
///
/// ```swift
/// struct PocketBank: IntentApp, DynamicApp {
///   static let appDescription = AppDescription(
///     displayName: "PocketBank", intentsSupported: ["INPayBillIntent"])
///   init(environment: AppEnvironment) {}
///
///   func handler(for intent: DynamicIntent, at site: HandlingSite) -> (any DynamicIntentHandling)? {
///     BillHandler()
///   }
/// }
/// ```
public protocol DynamicApp: Sendable {
  /// Returns the handler of an intent, or nil.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - site: The place that handles the intent: the app's extension or the app itself.
  /// - Returns: The handler, or nil.
  /// - Throws: ``HandlerFailure`` if the handler can't be created, or with the reason why the app
  ///   doesn't provide one.
  func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) async throws(HandlerFailure) -> (any DynamicIntentHandling)?

  /// Continues an activity on the screen.
  ///
  /// - Parameter activity: The activity to continue.
  /// - Returns: A sentence that describes what the app shows, or nil if the app doesn't recognize
  ///   the activity.
  /// - Throws: ``HandlerFailure`` if the app can't be reached.
  func application(continue activity: UserActivity) async throws(HandlerFailure) -> String?

  /// Whether the app itself takes part in requests, not only its extension; true by default.
  ///
  /// Without the app, it is unknown what becomes of a request that is handed over to it.
  var includesApp: Bool { get }
}

extension DynamicApp {
  /// By default, the app takes part.
  public var includesApp: Bool { true }
}

extension DynamicApp where Self: IntentHandlerProvider {
  /// Always nil, because this app is called by name.
  public func handler(for intent: any Intent) -> (any IntentHandling)? { nil }
}

extension IntentHandlerProvider {
  /// This provider as an app that provides its handlers by name.
  ///
  /// - Parameter delegate: The app itself; nil if it takes no part in requests.
  /// - Returns: The provider itself if it knows its handlers by name; otherwise an adapter.
  package func byName(delegate: (any IntentAppDelegate)?) -> any DynamicApp {
    self as? any DynamicApp ?? DynamicAppAdapter(self, delegate: delegate)
  }
}

/// An app that is separate from the code that sends requests, usually a program that runs in its
/// own process.
public protocol InstalledApp: Sendable {
  /// The declarations of the app.
  var appDescription: AppDescription { get }

  /// The custom intents that the app defines; empty by default.
  var customIntents: [IntentSchema] { get }

  /// Whether each request runs in a separate process, and therefore in wall-clock time; true by
  /// default.
  var isOutOfProcess: Bool { get }

  /// Prepares the app for one request, without launching it before the first call.
  func prepare(for environment: AppEnvironment) -> any LaunchedApp
}

extension InstalledApp {
  /// By default, the app has no custom intents.
  public var customIntents: [IntentSchema] { [] }

  /// By default, each request runs in a separate process.
  public var isOutOfProcess: Bool { true }

  /// Returns the custom intent with the given name, or nil if the app doesn't define it.
  ///
  /// - Parameter name: `OrderSoup` or `OrderSoupIntent`; case is ignored.
  /// - Returns: The schema of the intent.
  public func customIntent(named name: String) -> IntentSchema? {
    customIntents.custom(named: name)
  }
}

extension [IntentSchema] {
  /// Returns the custom intent with the given name, but never a system intent.
  package func custom(named name: String) -> IntentSchema? {
    guard !isEmpty else { return nil }
    let name = name.lowercased()
    let key = name.droppingSuffix("intent")
    return first { $0.name.lowercased() == name || $0.siriKitName.lowercased() == name }
      ?? first { $0.name.lowercased() == key }
  }

  /// Returns a name of an intent that is unique among these intents: the class name for one of
  /// SiriKit's whose name a custom intent has, too.
  package func name(of schema: IntentSchema) -> String {
    let isShared = !schema.isCustom && contains { $0.isCustom && $0.name == schema.name }
    return isShared ? schema.siriKitName : schema.name
  }

  /// Returns the name of the custom or system intent that a name most likely misspells, if any.
  package func nearestName(to name: String) -> String? {
    let siriKits = SystemIntents.nearestName(to: name)
    let names = map(\.name) + [siriKits].compactMap(\.self)
    return name.droppingSuffix("Intent").nearest(in: names) ?? siriKits
  }
}

/// An app that has been launched for one request.
public protocol LaunchedApp: DynamicApp {
  /// Ends the app, even during a call.
  ///
  /// - Returns: A report on the launch, the calls and the end.
  func end() async -> LaunchReport

  /// The signs of what the call in progress is waiting for; nil by default.
  ///
  /// The pipeline asks for them, on any thread, when the call has taken too long. This must not wait
  /// for the app.
  var signs: CallSigns? { get }

  /// Examines the app for signs of what the call in progress is doing; ``signs`` by default.
  ///
  /// The pipeline calls this method once, after the limit of the call, if ``signs`` say that the call
  /// blocks a thread or computes. The examination may disturb the call, because its answer no longer
  /// counts, but it must end within a few seconds.
  func examine() async -> CallSigns?
}

extension LaunchedApp {
  /// By default, there are no signs.
  public var signs: CallSigns? { nil }

  /// By default, an examination finds nothing more.
  public func examine() async -> CallSigns? { signs }
}

/// Measurements of an app that ran outside of this process.
public struct LaunchReport: DeclaredRecord {
  /// The state in which a request found the app's process.
  public enum Start: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The request started the process.
    case cold
    /// The process had stayed after an earlier request.
    case warm
  }

  /// The state in which the request found the process.
  public var start: Start
  /// The verdicts on how the app ended.
  public var verdicts: [Verdict]
  /// The duration of the launch; nil if the app wasn't launched or the launch failed.
  public var launchTime: Duration?
  /// The calls, in order.
  public var calls: [Call]
  /// The peak memory in bytes; nil if the system doesn't report it.
  public var peakMemory: Int?
  /// The lines that the app wrote to its output and error streams.
  public var log: [String]

  /// A call of the app.
  public struct Call: DeclaredRecord {
    /// The name of the call.
    public var name: String
    /// The time until the answer.
    public var duration: Duration

    /// Creates a call.
    public init(name: String, duration: Duration) {
      self.name = name
      self.duration = duration
    }

    public static let recordFields = RecordFields<Call>(
      name: "LaunchCall",
      .required("name", \.name),
      .required("duration", \.duration),
      make: Call.init)
  }

  /// Creates a report.
  public init(
    start: Start = .cold, verdicts: [Verdict] = [], launchTime: Duration? = nil, calls: [Call] = [],
    peakMemory: Int? = nil, log: [String] = []
  ) {
    self.start = start
    self.verdicts = verdicts
    self.launchTime = launchTime
    self.calls = calls
    self.peakMemory = peakMemory
    self.log = log
  }

  public static let recordFields = RecordFields<LaunchReport>(
    .optional("start", \.start, absence: .cold),
    .optional("verdicts", \.verdicts, absence: []),
    .optional("launchTime", \.launchTime),
    .required("calls", \.calls),
    .optional("peakMemory", \.peakMemory),
    .required("log", \.log),
    make: LaunchReport.init)
}
