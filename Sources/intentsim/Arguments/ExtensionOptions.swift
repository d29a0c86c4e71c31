import IntentKitExtension
import IntentKitReports
import IntentKitSimulator

/// The options of commands whose app can be an extension.
struct ExtensionOptions: OptionGroup {
  let path: Option<String?>
  let launchLimit = Option(
    "launch-limit", .seconds, help: "The time limit for the launch of the extension.")
  let memoryLimit = Option(
    "memory-limit", .number("MIB", in: 1...1 << 30),
    help: "The limit for the extension's memory. Linux only.")

  /// Creates the options of a command that runs requests.
  init() {
    self.init(
      "The app is this program, built on IntentExtension and started for each request. Time is "
        + "wall-clock time.")
  }

  /// Creates the options.
  ///
  /// - Parameter help: The purpose of the extension.
  init(_ help: String) {
    path = Option("extension", .text("PATH"), help: help)
  }
}

extension ParsedArguments<ExtensionOptions> {
  /// Checks that limits are given only with an extension.
  func check() throws(CommandError) {
    if self.path == nil, let option = firstGiven([\.launchLimit, \.memoryLimit]) {
      throw .usage("\(option) requires --extension.")
    }
  }

  /// Installs the extension.
  ///
  /// - Returns: The extension, if any.
  /// - Throws: ``CommandError`` if the program doesn't exist or isn't an extension.
  func install() async throws(CommandError) -> InstalledExtension? {
    guard let path = self.path else { return nil }
    var limits = ExtensionLimits.commandLine
    limits.launch = self.launchLimit
    limits.memory = self.memoryLimit.map { $0 << 20 }
    // This program starts no other processes.
    InstalledExtension.adoptOrphans()
    do throws(ExtensionError) {
      return try await InstalledExtension.install(at: path, limits: limits)
    } catch {
      throw CommandError(status: .notStarted, message: error.explanation)
    }
  }

  /// Runs a command's work with the extension, and cancels it on Control-C so that the extension's
  /// process is ended too.
  func run(
    _ work: @escaping @Sendable (InstalledExtension?) async throws(CommandError) -> ExitStatus
  ) async throws(CommandError) -> ExitStatus {
    guard self.path != nil else { return try await work(nil) }
    let (value, status) = try await Interruption.run(fallback: .notStarted) {
      () async throws(CommandError) in try await work(try await install())
    }
    return status ?? value
  }
}

extension ExtensionLimits {
  /// The limits of commands, short enough to end within a second after Control-C.
  static let commandLine = ExtensionLimits(cancellation: .milliseconds(250))
}

extension ExtensionError {
  /// The cause of the failure, the last line that the program wrote, and the remedy if the program
  /// is an extension.
  var explanation: String {
    if mistake != nil { return description }
    let explanation = Phrasebook.english.explanation(of: verdict)
    let written = log.last.map { "It wrote: “\($0)”" }
    return [explanation.message, written, explanation.cure].compactMap(\.self)
      .joined(separator: " ")
  }
}
