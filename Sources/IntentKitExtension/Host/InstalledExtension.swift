public import IntentKitCore

/// A program that handles intents, as the assistant knows it once it is installed.
///
/// To install an extension is to start it once and to hear what it says of itself, as a device
/// knows an app before the first request. That process ends there. From then on each request starts
/// a process of its own, and pays for the whole launch within the time of its first call.
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
  /// What each process may use.
  public var limits: ExtensionLimits
  /// What the installation has taught of the program’s launch; nil when it was not started for it.
  public let firstLaunch: LaunchReport?

  /// Installs a program of which everything is known, without starting it.
  package init(
    at path: String, appDescription: AppDescription, customIntents: [IntentSchema],
    limits: ExtensionLimits = ExtensionLimits()
  ) {
    self.init(
      path: path, appDescription: appDescription, customIntents: customIntents, limits: limits,
      firstLaunch: nil)
  }

  private init(
    path: String, appDescription: AppDescription, customIntents: [IntentSchema],
    limits: ExtensionLimits, firstLaunch: LaunchReport?
  ) {
    self.path = path
    self.appDescription = appDescription
    self.customIntents = customIntents
    self.limits = limits
    self.firstLaunch = firstLaunch
  }

  /// Starts a program to hear what it is.
  ///
  /// - Throws: ``ExtensionError`` when it cannot be started, or is no extension. Show it to whoever
  ///   named the program.
  public static func install(
    at path: String, limits: ExtensionLimits = ExtensionLimits()
  ) async throws(ExtensionError) -> InstalledExtension {
    var patient = limits
    patient.launch = limits.launch ?? .seconds(10)
    let process = ExtensionProcess(path: path, limits: patient)
    let hello: ParameterValue
    do throws(HandlerFailure) {
      hello = try await process.launch()
    } catch {
      let report = await process.end()
      throw ExtensionError(
        path: path, verdict: error.judge(.launching, .zero),
        log: report.log)
    }
    let report = await process.end()
    do throws(ParameterError) {
      return InstalledExtension(
        path: path, appDescription: try AppDescription(parameterValue: hello["app"] ?? ""),
        customIntents: try IntentDefinitions(within: hello).schemas(), limits: limits,
        firstLaunch: report)
    } catch {
      throw ExtensionError(
        path: path,
        verdict: HandlerFailure.unusableAnswer(error).judge(
          HandlerMethod("hello", phase: .resolve), .zero), log: report.log)
    }
  }

  public func prepare(for environment: AppEnvironment) -> any LaunchedApp {
    GuestApp(ExtensionProcess(path: path, limits: limits), environment)
  }
}

/// Why a program is not installed as an extension.
public struct ExtensionError: Error, Sendable, CustomStringConvertible {
  /// The path of the program.
  public let path: String
  /// What is the matter.
  public let verdict: Verdict
  /// What the program wrote to its output and error streams.
  public let log: [String]

  public var description: String {
    let said = log.last.map { " It said: “\($0)”" } ?? ""
    return "\(verdict.message)\(said) \(verdict.cure)"
  }
}
