import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitReports

/// The command that measures the launches of extensions.
struct ProfileLaunchCommand: Command {
  static let usage = CommandUsage(
    name: "profile-launch", summary: "Measures the launch of an extension.",
    details:
      "PATH is a program built on IntentExtension. It is launched several times; the times are "
      + "medians. The loaded libraries are known on Linux only. Several programs are shown side by "
      + "side, such as an extension and the app that could handle the intents itself.",
    arguments: "PATH…", maximumArgumentCount: .max,
    examples: [
      "intentsim profile-launch .build/release/ChatExtension",
      "intentsim profile-launch .build/release/ChatExtension .build/release/ChatApp",
    ])

  struct Options: OptionGroup {
    let launches = Option(
      "launches", .number("COUNT", in: 1...1000), default: 10, help: "The number of launches.")
    let output = OutputOptions()
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    _ = try arguments.first(orReport: "profile-launch needs the path of an extension.")
    let (profiles, signal) = try await Interruption.run(fallback: []) {
      () async throws(CommandError) -> [LaunchProfile] in try await measure(arguments.positional)
    }
    guard signal == nil, let first = profiles.first else { return signal ?? .notStarted }
    if profiles.count == 1 {
      output.result(text(first), value(first))
    } else {
      output.result(
        LaunchTable(zip(arguments.positional, profiles).map { ($0, $1) }).text,
        ["profiles": .array(profiles.map(value))])
    }
    return .success
  }

  private func measure(_ paths: [String]) async throws(CommandError) -> [LaunchProfile] {
    // This program starts no other processes.
    InstalledExtension.adoptOrphans()
    var profiles: [LaunchProfile] = []
    for path in paths {
      do throws(ExtensionError) {
        profiles.append(
          try await LaunchProfile.measure(
            at: path, launches: arguments.launches, limits: .commandLine))
      } catch {
        throw CommandError(status: .notStarted, message: error.explanation)
      }
    }
    return profiles
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
      lines.append("  libraries         \(libraries.count), \(libraries.totalSize.inMebibytes)")
      lines += libraries.map { "    \($0.size.inMebibytes)  \($0.path)" }
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
