import Testing

@Suite("Help and version")
struct HelpTests {
  @Test(
    "Every page of help is as it was agreed on",
    arguments: [
      "", "run", "replay", "report", "coverage", "diff", "list", "describe", "check", "schema",
      "profile-launch", "completions", "man",
    ])
  func pages(_ command: String) async throws {
    let ways =
      command.isEmpty
      ? [["--help"], ["-h"], ["help"]]
      : [[command, "--help"], [command, "-h"], ["help", command], ["--help", command]]
    for way in ways {
      let result = try await IntentSim.run(way)
      try expectGolden(result.output, "help\(command.isEmpty ? "" : "-\(command)").txt")
      #expect(result.status == 0)
      #expect(result.errors == "")
      #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }

  @Test("Help answers also where other options are wrong in value") func helpFirst() async throws {
    let result = try await IntentSim.run(["run", "--locale", "xx", "--help"])
    #expect(result.status == 0)
  }

  @Test("The version is a line") func version() async throws {
    let result = try await IntentSim.run(["--version"])
    #expect(result.output == "intentsim 0.1.0\n")
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test("Without a command there is help on the standard error") func nothing() async throws {
    let result = try await IntentSim.run([])
    #expect(result.status == 2)
    #expect(result.output == "")
    try expectGolden(result.errors, "help.txt")
  }
}
