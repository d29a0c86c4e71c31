import Foundation
import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

@Suite struct `The README` {
  @Test func `the conversation in the README is the output of its command`() async throws {
    let readme = try String(contentsOf: PackageUnderTest.url(of: "README.md"), encoding: .utf8)
    let path = String(try #require(readme.firstMatch(of: #/swift run intentsim run (\S+)/#)?.1))
    let file = try ScenarioFile(
      path: path, text: InputFile.bytes(of: PackageUnderTest.url(of: path).path))
    let run = try await Simulator(apps: SampleApps.all).run(file)
    var text = ConversationText(
      schema: run.intent.schema, now: Simulator.now(in: file.scenario, .init()))
    #expect(readme.contains(text.lines(for: run.trace).joined(separator: "\n")))
  }
}
