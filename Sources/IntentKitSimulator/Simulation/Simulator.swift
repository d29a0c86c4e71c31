public import IntentKitCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The assistant's side of a scenario: it sets up the world, launches the app's handler and runs
/// the request.
///
/// ```swift
/// let simulator = Simulator(apps: [UnicornChat.self])
/// let file = ScenarioFile(Scenario(intent: "SendMessage", parameters: ["content": "hello"]))
/// let run = try await simulator.run(file)
/// print(run.outcome.result)
/// ```
///
/// ``run(_:options:observer:)`` prepares a request and runs it. A caller that needs the intent's
/// schema, the app or the language before the request runs takes both steps itself, with
/// ``prepare(_:options:)``.
public struct Simulator: Sendable {
  /// The apps for which scenarios can be run.
  public var apps: [SimulatedApp]
  /// The reader of definition files, for scenarios that name one; nil to refuse such scenarios.
  package var definitionReader: DefinitionReader?

  /// Creates a simulator for apps wherever they run.
  public init(apps: [SimulatedApp]) {
    self.apps = apps
  }

  /// Creates a simulator for apps in this program.
  public init(apps: [any IntentApp.Type]) {
    self.init(apps: apps.map { SimulatedApp($0) })
  }

  /// Prepares the request of a scenario, without launching a handler.
  ///
  /// - Parameters:
  ///   - file: The scenario.
  ///   - options: The settings for whatever the scenario leaves open.
  /// - Returns: The request, ready to run.
  /// - Throws: ``ScenarioError`` if the scenario names an undefined intent, app, parameter or
  ///   setting, or the container's folder can't be used. Show it to the author of the scenario.
  public func prepare(
    _ file: ScenarioFile, options: Options = Options()
  ) throws(ScenarioError) -> PreparedRequest {
    var preparation = RequestPreparation(
      apps: try apps(for: file, options), file: file, options: options)
    return try preparation.request()
  }

  /// Returns the meanings of a scenario's sentence, if any.
  ///
  /// - Throws: ``ScenarioError`` if the scenario names an unknown app or an app's intents are
  ///   invalid.
  public func reading(
    _ file: ScenarioFile, options: Options = Options()
  ) throws(ScenarioError) -> SentenceReading? {
    try RequestPreparation(apps: try apps(for: file, options), file: file, options: options)
      .reading()
  }

  /// Returns the names of the apps between which a scenario doesn't decide, with its intent; nil if
  /// the app is clear.
  ///
  /// - Throws: ``ScenarioError`` as for ``reading(_:options:)``.
  package func undecidedApps(
    for file: ScenarioFile, options: Options
  ) throws(ScenarioError) -> (names: [String], intent: any Intent)? {
    try RequestPreparation(apps: try apps(for: file, options), file: file, options: options)
      .undecidedApps()
  }

  /// Runs a scenario.
  ///
  /// - Parameters:
  ///   - file: The scenario.
  ///   - options: The settings for whatever the scenario leaves open.
  ///   - observer: A closure that receives each step as it happens.
  /// - Returns: The result of the request.
  /// - Throws: ``ScenarioError`` as for ``prepare(_:options:)``.
  public func run(
    _ file: ScenarioFile, options: Options = Options(),
    observer: (@Sendable (TraceEvent) -> Void)? = nil
  ) async throws(ScenarioError) -> SimulatorRun {
    try await prepare(file, options: options).run(observer: observer)
  }
}

// MARK: - Options

extension Simulator {
  /// The settings for whatever a scenario leaves open.
  public struct Options: Sendable {
    /// The language for scenarios that don't have one.
    public var language: Language
    /// The time limit for each call of the handler.
    ///
    /// A request with a limit of zero ends at once, in simulated time as in wall-clock time.
    public var limit: Duration
    /// Whether time is wall-clock time; otherwise it is simulated.
    public var isRealTime: Bool
    /// The launch of the handler.
    public var launch = HandlerLaunch()
    /// The real time that a handler may take for one call in simulated time.
    public var patience: Duration
    /// Answers by parameter, before those of the scenario.
    public var answers: [String: [String]]
    /// The folder in which apps keep their data between runs, each in a folder of its display name;
    /// nil to discard the data after each run.
    ///
    /// Missing folders are created. Settings that fill an app with data apply only until the app
    /// has stored some.
    public var container: String?
    /// The path of the definition file with the app's custom intents, instead of the scenario's
    /// own.
    package var definition: String?
    /// A closure that creates the dialogue for questions to which the scenario has no answer.
    public var fallback: Fallback
    /// The threads on which handlers run.
    package var pool = LanePool.shared

    /// A closure that creates a dialogue, from the language, the contacts and the date of a
    /// request.
    public typealias Fallback = @Sendable (Language, ContactBook, Date) -> any Dialogue

    /// Creates options.
    public init(
      language: Language = .english, limit: Duration = .seconds(10), isRealTime: Bool = false,
      patience: Duration = .seconds(1), answers: [String: [String]] = [:],
      fallback: @escaping Fallback = { _, _, _ in SilentDialogue() }
    ) {
      self.language = language
      self.limit = limit
      self.isRealTime = isRealTime
      self.patience = patience
      self.answers = answers
      self.fallback = fallback
    }
  }
}

// MARK: - Time

extension Simulator {
  /// The date of requests in simulated time, unless their scenario has one.
  ///
  /// It never changes, so that a scenario always has the same result.
  package static let simulatedNow = Date(timeIntervalSinceReferenceDate: 788_950_800)

  /// The date of a scenario's request.
  public static func now(in scenario: Scenario, _ options: Options) -> Date {
    scenario.given.now ?? (options.isRealTime ? Date().inWholeSeconds : simulatedNow)
  }
}

extension Date {
  /// This date without the fraction of its second, for readable files.
  fileprivate var inWholeSeconds: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.rounded(.down))
  }
}
