/// An app whose handlers are reached by names, for the length of one request.
public protocol DynamicApp: Sendable {
  /// Brings up the handler of an intent, or gives nil when there is none.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - site: Who is to handle it, the app’s extension or the app itself.
  func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) async throws(HandlerFailure) -> (any DynamicIntentHandling)?

  /// Goes on with an activity on the screen.
  ///
  /// - Returns: What the user sees now, as a sentence; nil when the activity means nothing to the app.
  func application(continue activity: UserActivity) async throws(HandlerFailure) -> String?
}

/// An app that can be brought up outside of this program, such as in a process of its own.
public protocol InstalledApp: Sendable {
  /// What the system knows of the app.
  var appDescription: AppDescription { get }

  /// The custom intents that the app brings along; none when left out.
  var customIntents: [IntentSchema] { get }

  /// Makes the app ready for one request. Nothing is launched before the handler is asked for.
  func prepare(for environment: AppEnvironment) -> any LaunchedApp
}

extension InstalledApp {
  /// None.
  public var customIntents: [IntentSchema] { [] }

  /// The custom intent with a name, or nil when the app brings none of that name along.
  ///
  /// - Parameter name: `OrderSoup` or `OrderSoupIntent`, in capitals or not.
  public func customIntent(named name: String) -> IntentSchema? {
    customIntents.custom(named: name)
  }
}

extension [IntentSchema] {
  /// The custom intent with a name; none of SiriKit's, whose names have a prefix.
  package func custom(named name: String) -> IntentSchema? {
    guard !isEmpty else { return nil }
    let key = name.lowercased().droppingSuffix("intent")
    return first { $0.name.lowercased() == key }
  }

  /// The intent that was probably meant by a name, one of these or of SiriKit's; nil when none is near.
  package func nearestName(to name: String) -> String? {
    let siriKits = SystemIntents.nearestName(to: name)
    let names = map(\.name) + [siriKits].compactMap(\.self)
    return name.droppingSuffix("Intent").nearest(in: names) ?? siriKits
  }
}

/// An app that is up for one request.
public protocol LaunchedApp: DynamicApp {
  /// Ends the app, whatever it is doing.
  ///
  /// - Returns: What there is to say of how it ended, and what its life has cost.
  func end() async -> LaunchReport
}

/// What was learnt of an app that ran outside of this program.
public struct LaunchReport: DeclaredRecord {
  /// What it did wrong at its end.
  public var verdicts: [Verdict]
  /// How long its launch took; nil when it was not launched, or the launch came to nothing.
  public var launchTime: Duration?
  /// How long each call took, by its name, in order.
  public var calls: [Call]
  /// The most memory it ever held, in bytes; nil where the system does not say.
  public var peakMemory: Int?
  /// What it wrote to its output and error streams, line by line.
  public var log: [String]

  /// One call.
  public struct Call: DeclaredRecord {
    /// What was called.
    public var name: String
    /// How long the answer took.
    public var duration: Duration

    /// Makes a call.
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

  /// Makes a report.
  public init(
    verdicts: [Verdict] = [], launchTime: Duration? = nil, calls: [Call] = [],
    peakMemory: Int? = nil, log: [String] = []
  ) {
    self.verdicts = verdicts
    self.launchTime = launchTime
    self.calls = calls
    self.peakMemory = peakMemory
    self.log = log
  }

  public static let recordFields = RecordFields<LaunchReport>(
    name: "LaunchReport",
    .optional("verdicts", \.verdicts, absence: []),
    .optional("launchTime", \.launchTime),
    .required("calls", \.calls),
    .optional("peakMemory", \.peakMemory),
    .required("log", \.log),
    make: LaunchReport.init)
}
