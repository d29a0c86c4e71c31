import Foundation
import IntentKitCore
import Testing

@Suite("Extensions in processes of their own")
struct ExtensionTests {
  private static let scenario = "Examples/Scenarios/UnicornChat/which-bill.json"

  private static func program(_ name: String) throws -> String {
    try #require(IntentSim.program).deletingLastPathComponent().appending(path: name).path
  }

  @Test("A scenario runs with the handler in a process of its own") func run() async throws {
    let result = try await IntentSim.run([
      "run", "--extension", try Self.program("ChatGuest"), Self.scenario, "--format", "json",
    ])
    #expect(result.status == 0, "\(result.errors)")
    let value = try JSONReader.value(from: result.output)
    #expect(value["outcome"]?["result"] == "succeeded")
    guard case .number(let launchTime)? = value["launch"]?["launchTime"] else {
      Issue.record("no launch time")
      return
    }
    #expect(launchTime > 0)
  }

  @Test("A crash breaks the contract, and what was printed is shown") func crash() async throws {
    let result = try await IntentSim.run([
      "run", "--extension", try Self.program("FaultyGuest"), "--intent", "SendMessage", "--set",
      "recipients=Bill", "--answer", "confirmation=yes", "--given", "fault=crashes",
    ])
    #expect(result.status == 3)
    #expect(result.output.contains("✘ crashed  handle(intent:)"))
    #expect(result.output.contains("SIGSEGV"))
    #expect(result.output.contains("  The extension said:\n    handling with the fault crashes\n"))
  }

  @Test(
    "What cannot be started is said",
    arguments: [
      (["run", "--extension", "/nowhere", scenario], 4, "/nowhere could not be launched"),
      (["run", "--launch-limit", "1", scenario], 2, "--launch-limit goes with --extension only"),
      (
        ["run", "--extension", "x", "--memory-limit", "much", scenario], 2,
        "--memory-limit is a number from 1"
      ),
      (["profile-launch"], 2, "needs the path"),
      (["profile-launch", "/nowhere"], 4, "could not be launched"),
      (["profile-launch", "x", "--launches", "0"], 2, "from 1 to 1000"),
    ])
  func refusals(arguments: [String], status: Int32, words: String) async throws {
    let result = try await IntentSim.run(arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test("A launch is taken apart") func profile() async throws {
    let result = try await IntentSim.run([
      "profile-launch", try Self.program("ChatGuest"), "--launches", "2",
    ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("UnicornChat, median of 2 launches\n"))
    #expect(result.output.contains("first answer"))
  }
}
