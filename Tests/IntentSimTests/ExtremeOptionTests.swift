import TestSupport
import Testing

/// Tests that no number in an option ends the process by a signal.
@Suite struct `Extreme numbers in options` {
  private static let numbers = [
    "9223372036854775807", "-9223372036854775808", "1e308", "-1e308", "1e-308", "-0.0", "nan",
    "inf",
    "0", "99999999999999999999999999",
  ]

  /// Options with a number, and commands that use them.
  private static let options: [(command: [String], option: String)] = {
    let run = ["run", "Examples/Scenarios/UnicornChat/which-bill.json", "-q"]
    let replay = ["replay", "Examples/Scenarios/UnicornChat/which-bill.json", "-q"]
    let options: [([String], String)] = [
      (run, "--deadline"), (run, "--patience"), (run, "--launch-time"),
      (run + ["--extension", "/bin/false"], "--launch-limit"),
      (run + ["--extension", "/bin/false"], "--memory-limit"), (replay, "--jobs"),
      (replay, "--repeat"), (replay, "--seed"), (replay, "--deadline"), (replay, "--shard"),
      (["coverage"] + replay.dropFirst().prefix(1), "--minimum"),
      (["profile-launch", "/bin/false"], "--launches"),
    ]
    return options.map { (command: $0, option: $1) }
  }()

  @Test(arguments: numbers)
  func `a number is used or refused`(number: String) async throws {
    for (command, option) in Self.options {
      let text = option == "--shard" ? "\(number)/\(number)" : number
      let result = try await IntentSim.run(command + ["\(option)=\(text)"])
      // A signal is a negative status.
      #expect(result.status >= 0, "\(option) \(text): \(result.errors)")
    }
  }
}
