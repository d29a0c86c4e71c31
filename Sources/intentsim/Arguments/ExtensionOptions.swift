import IntentKitCore
import IntentKitExtension
import IntentKitSimulator

/// The options of commands whose app may be an extension in a process of its own.
struct ExtensionOptions {
  /// How a command that plays requests declares them.
  static let usage = usage(
    "The app is this program, built on IntentExtension; each request starts it. Time is the time "
      + "on the wall.")

  /// How a command declares them.
  ///
  /// - Parameter help: What the extension is to the command.
  static func usage(_ help: String) -> [CommandUsage.Option] {
    [
      .init("extension", value: "PATH", help: help),
      .init(
        "launch-limit", value: "SECONDS",
        help: "How long the extension may take until it says what it is."),
      .init(
        "memory-limit", value: "MIB", help: "How much memory the extension may map. Linux only."),
    ]
  }

  private let path: String?
  private let limits: ExtensionLimits

  /// Reads them.
  ///
  /// - Throws: ``CommandError`` when one of them is no number, or is a limit of nothing.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    path = arguments.text("extension")
    if path == nil {
      for option in ["launch-limit", "memory-limit"] where arguments.has(option) {
        throw .usage("--\(option) goes with --extension only.")
      }
    }
    limits = ExtensionLimits(
      launch: try arguments.seconds("launch-limit"),
      memory: try arguments.number("memory-limit", in: 1...1 << 30).map { $0 << 20 })
  }

  /// Whether the app is an extension.
  var isGiven: Bool { path != nil }

  /// Installs the extension.
  ///
  /// - Returns: The extension; nil when none was asked for.
  /// - Throws: ``CommandError`` when there is no such program, or it is no extension.
  func install() async throws(CommandError) -> InstalledExtension? {
    guard let path else { return nil }
    do throws(ExtensionError) {
      return try await InstalledExtension.install(at: path, limits: limits)
    } catch {
      throw CommandError(status: .notStarted, message: error.explanation)
    }
  }

  /// Does a command’s work, and sees to it that the extension does not outlive it.
  ///
  /// Control-C ends this program, but an extension only when somebody ends it.
  func whileListening(
    _ work: @escaping @Sendable () async throws(CommandError) -> ExitStatus
  ) async throws(CommandError) -> ExitStatus {
    guard isGiven else { return try await work() }
    let task = Task { () -> Result<ExitStatus, CommandError> in
      do throws(CommandError) { return .success(try await work()) } catch { return .failure(error) }
    }
    let interruption = Interruption { task.cancel() }
    let result = await task.value
    if let status = interruption.status { return status }
    return try result.get()
  }
}
