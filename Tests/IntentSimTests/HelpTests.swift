import TestSupport
import Testing

@Suite("Help and version")
struct HelpTests {
  @Test(arguments: [
    "", "run", "replay", "report", "coverage", "diff", "list", "describe", "lines", "card", "check",
    "check-definition", "suggest", "schema", "profile-launch", "completions", "man",
  ])
  func `each page of help equals its golden file`(_ command: String) async throws {
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

  @Test func `the help is shown although another option has an invalid value`() async throws {
    let result = try await IntentSim.run(["run", "--locale", "xx", "--help"])
    #expect(result.status == 0)
  }

  @Test(arguments: ["--version", "-V"])
  func `the version is one line`(_ option: String) async throws {
    let result = try await IntentSim.run([option])
    #expect(result.output == "intentsim 0.1.0\n")
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test func `a missing command prints the help on the standard error`() async throws {
    let result = try await IntentSim.run([])
    #expect(result.status == 2)
    #expect(result.output == "")
    try expectGolden(result.errors, "help.txt")
  }
}
