import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitReports

/// The command `intentsim profile-launch`, which measures the launch of an extension.
struct ProfileLaunchCommand: Command {
  static let usage = CommandUsage(
    name: "profile-launch", summary: "Measures the launch of an extension.",
    details:
      "PATH is a program built on IntentExtension. It is launched several times; the times are "
      + "medians. The loaded libraries are known on Linux only.",
    arguments: "PATH", maximumArgumentCount: 1,
    examples: ["intentsim profile-launch .build/release/ChatExtension"])

  struct Options: OptionGroup {
    let launches = Option(
      "launches", .number("COUNT", in: 1...1000), default: 10, help: "The number of launches.")
    let output = OutputOptions()
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    let path = try arguments.first(orReport: "profile-launch needs the path of an extension.")
    let (profile, signal) = try await Interruption.run(fallback: nil) {
      () async throws(CommandError) -> LaunchProfile? in try await measure(path)
    }
    guard let profile, signal == nil else { return signal ?? .notStarted }
    output.result(text(profile), value(profile))
    return .success
  }

  private func measure(_ path: String) async throws(CommandError) -> LaunchProfile {
    // This program starts no other processes.
    InstalledExtension.adoptOrphans()
    do throws(ExtensionError) {
      return try await LaunchProfile.measure(
        at: path, launches: arguments.launches, limits: .commandLine)
    } catch {
      throw CommandError(status: .notStarted, message: error.explanation)
    }
  }

  private func text(_ profile: LaunchProfile) -> String {
    var lines = [
      "\(profile.name), median of \(profile.launches) launches",
      "  process started   \(profile.processStart.inMilliseconds)",
      "  said hello        \(profile.hello.inMilliseconds) later",
      "  first answer      \(profile.firstAnswer.inMilliseconds) after the start",
    ]
    if let memory = profile.peakMemory {
      lines.append("  peak memory       \(memory.inMebibytes)")
    }
    if let libraries = profile.libraries {
      let size = libraries.map(\.size).reduce(0, +)
      lines.append("  libraries         \(libraries.count), \(size.inMebibytes)")
      for library in libraries {
        lines.append("    \(library.size.inMebibytes)  \(library.path)")
      }
    } else {
      lines.append("  libraries         not known on this system")
    }
    return lines.map { $0.visibleOnOneLine + "\n" }.joined()
  }

  private func value(_ profile: LaunchProfile) -> ParameterValue {
    .members([
      "name": .string(profile.name), "launches": .integer(profile.launches),
      "processStart": profile.processStart.parameterValue, "hello": profile.hello.parameterValue,
      "firstAnswer": profile.firstAnswer.parameterValue,
      "peakMemory": profile.peakMemory.map { .integer($0) },
      "libraries": profile.libraries.map { libraries in
        .array(libraries.map { ["path": .string($0.path), "size": .integer($0.size)] })
      },
    ])
  }
}

extension Duration {
  /// This duration in milliseconds, for a column.
  fileprivate var inMilliseconds: String { column(tenths: nanoseconds / 100_000, "ms") }
}

extension Int {
  /// These bytes in mebibytes, for a column.
  fileprivate var inMebibytes: String { column(tenths: self * 10 / (1 << 20), "MiB") }
}

/// Returns a number of tenths with its unit, aligned to the right.
private func column(tenths: Int, _ unit: String) -> String {
  let text = "\(tenths / 10).\(tenths % 10) \(unit)"
  return String(repeating: " ", count: max(0, 9 - text.count)) + text
}
