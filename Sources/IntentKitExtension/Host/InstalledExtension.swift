public import IntentKitCore
import IntentKitPlatform

/// An extension program that has been installed.
///
/// Installing an extension starts the program once and reads its declarations, as a device reads
/// those of an app before the first request. That process then ends. Each request starts a new
/// process, and the full launch counts toward the time of the first call.
///
/// ```swift
/// let chat = try await InstalledExtension.install(at: ".build/debug/ChatExtension")
/// let run = await IntentPipeline().run(
///   SendMessageIntent(), reachedBy: .launchedApp(chat.prepare(for: AppEnvironment())),
///   app: chat.appDescription)
/// print(run.outcome.result, run.launch?.log ?? [])
/// ```
public struct InstalledExtension: InstalledApp {
  /// The path of the program.
  public let path: String
  public let appDescription: AppDescription
  public let customIntents: [IntentSchema]
  /// The methods that the program declares for its handlers, by the name of the intent; empty
  /// without a declaration.
  ///
  /// One of SiriKit's intents whose name a custom intent has, too, is named by its class.
  /// A method is the name of a call: `handle`, `resolve content`; see <doc:WireProtocol>.
  public let methods: [String: [String]]
  /// The class names of the intents for which the program has views.
  public let intentsWithViews: [String]
  /// The resource limits of each process.
  public var limits: ExtensionLimits
  /// The report on the launch during installation; nil if the program wasn't started.
  public let firstLaunch: LaunchReport?
  /// The processes that stay for further requests; nil if each request starts a new one.
  private var kept: KeptProcesses?

  /// Creates an installed extension from known declarations, without starting the program.
  package init(
    at path: String, appDescription: AppDescription, customIntents: [IntentSchema],
    methods: [String: [String]] = [:], intentsWithViews: [String] = [],
    limits: ExtensionLimits = ExtensionLimits(), firstLaunch: LaunchReport? = nil,
    kept: KeptProcesses? = nil
  ) {
    self.path = path
    self.appDescription = appDescription
    self.customIntents = customIntents
    self.methods = methods
    self.intentsWithViews = intentsWithViews
    self.limits = limits
    self.firstLaunch = firstLaunch
    self.kept = kept
  }

  /// Returns the extension with processes that stay after a request and answer further ones, as long
  /// as they break no rule.
  ///
  /// Each request creates the app again, but the state of its process survives, as on a device.
  /// `LaunchReport.start` tells whether a request found a process. Call ``endProcesses()`` after the
  /// last request.
  public func keepingAlive() -> InstalledExtension {
    var copy = self
    copy.kept = KeptProcesses()
    return copy
  }

  /// Ends the processes that have stayed.
  ///
  /// - Returns: The reports on them, with what they did after their last answer.
  @discardableResult
  public func endProcesses() async -> [LaunchReport] { await kept?.end() ?? [] }

  /// Starts a program and reads its declarations.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - limits: The resource limits of each process.
  /// - Returns: The installed extension.
  /// - Throws: ``ExtensionError`` if the program can't be started or isn't an extension. Show the
  ///   error to the user who named the program.
  public static func install(
    at path: String, limits: ExtensionLimits = ExtensionLimits()
  ) async throws(ExtensionError) -> InstalledExtension {
    var installationLimits = limits
    installationLimits.launch = limits.launch ?? defaultLaunchLimit
    let process = ExtensionProcess(path: path, limits: installationLimits)
    let hello: ParameterValue
    do throws(HandlerFailure) {
      hello = try await process.launch()
    } catch {
      let report = await process.end()
      throw ExtensionError(path: path, error, .launching, log: report.log)
    }
    do throws(ParameterError) {
      let description = try AppDescription(parameterValue: hello["app"] ?? "")
      let customIntents = try IntentDefinitions(within: hello).schemas()
      let methods = try inside("methods", try methods(in: hello["methods"] ?? [:]))
      return InstalledExtension(
        at: path, appDescription: description, customIntents: customIntents, methods: methods,
        intentsWithViews: try intentsWithViews(in: hello), limits: limits,
        firstLaunch: await process.end())
    } catch {
      let failure = process.unusableAnswer(error)
      let report = await process.end()
      throw ExtensionError(
        path: path, failure, HandlerMethod("hello", phase: .resolve), log: report.log)
    }
  }

  private static func methods(
    in value: ParameterValue
  ) throws(ParameterError) -> [String: [String]] {
    guard case .object(let members) = value else {
      throw ParameterError(
        found: value.summary, expected: "an object with an array for each intent")
    }
    var methods: [String: [String]] = [:]
    for (intent, names) in members {
      methods[intent] = try inside(.name(intent), try [String](parameterValue: names))
    }
    return methods
  }

  /// Returns the class names of the intents for which a guest has views.
  static func intentsWithViews(in hello: ParameterValue) throws(ParameterError) -> [String] {
    try inside("views", try [String](parameterValue: hello["views"] ?? []))
  }

  /// The limit for the launch of a program outside of a request.
  static let defaultLaunchLimit = Duration.seconds(10)

  /// Adopts the processes that extensions abandon as children of this process, so that all of them
  /// can be found and killed.
  ///
  /// An extension can start a process in another session and with another environment, and exit.
  /// Without this, the host can't find that process. With it, all children of this process that
  /// don't belong to a running extension are killed and reaped when the last extension that may
  /// have started them ends. Call it only in programs that start no other child processes, before
  /// the first extension starts.
  ///
  /// - Returns: Whether the system supports this; only Linux does.
  @discardableResult
  public static func adoptOrphans() -> Bool { Child.adoptOrphans() }

  public func prepare(for environment: AppEnvironment) -> any LaunchedApp {
    GuestApp(
      kept?.take() ?? ExtensionProcess(path: path, limits: limits), environment,
      customIntents: customIntents, kept: kept)
  }
}

/// An error for a program that can't be installed as an extension.
public struct ExtensionError: Error, Sendable, CustomStringConvertible {
  /// The path of the program.
  public let path: String
  /// The verdict on the program.
  public let verdict: Verdict
  /// The lines that the program wrote to its output and error streams.
  public let log: [String]

  init(path: String, _ failure: HandlerFailure, _ method: HandlerMethod, log: [String]) {
    self.path = path
    self.verdict = Verdict(failure.kind, method: method, elapsed: .zero)
    self.log = log
  }

  /// The path, the facts of the verdict and the last line that the program wrote.
  ///
  /// For sentences in a language, take those of the verdict from a phrasebook of
  /// `IntentKitSimulator`.
  public var description: String {
    let written = log.last.map { " It wrote: “\($0)”" } ?? ""
    return (mistake ?? "The extension at \(path) can't be installed: \(verdict).") + written
  }

  /// The sentence for a path that isn't that of an extension; nil if the program is an extension
  /// that failed.
  package var mistake: String? {
    switch verdict.kind {
    case .exited(status: 0, _): "\(path) isn't an extension: it exited without sending a hello."
    case .exited(let status, _):
      "\(path) isn't an extension, or failed to start: it exited with status \(status) without "
        + "sending a hello."
    default: Child.obstacle(to: path).map { "\(path) isn't an extension: \($0)." }
    }
  }
}
