import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

/// The rewritten text of a scenario's file, or nil if it is unchanged.
private func rewritten(_ text: String, _ mode: ReplayRecorder.Mode) async throws -> String? {
  let folder = FileManager.default.temporaryDirectory.appending(path: "Rewriting-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "a.json")
  try Data(text.utf8).write(to: file)
  var recorder = ReplayRecorder(mode)
  var options = Replay.Options()
  options.simulator.patience = .seconds(60)
  var results: [ReplayResult] = []
  _ = await Replay(Simulator(apps: SampleApps.all), options: options).run([file.path]) {
    results += $0.results
  }
  try recorder.add(results)
  #expect(recorder.refusedCount == 0)
  let written = try String(contentsOf: file, encoding: .utf8)
  #expect((written != text) == (recorder.writtenCount == 1))
  return written == text ? nil : written
}

@Suite struct `Rewritten scenarios` {
  @Test func `rewriting keeps everything except turns and expectations`() async throws {
    let text = """
      {"$schema": "../scenario.schema.json", "name": "No Bill", "tags": ["slow"], "app": "UnicornChat",
       "given": {"contacts": ["Bill"], "settings": {"signedIn": true}}, "intent": "INSendMessageIntent",
       "parameters": {"content": "hello", "groupName": null},
       "turns": ["Tom", {"answer": "yes", "heard": "Old?"}],
       "expect": {"outcome": "failed", "heard": "Old."}}
      """
    let written = try await #require(rewritten(text, .failed))
    let old = try JSONReader.valueWithNulls(from: Array(text.utf8))
    let new = try JSONReader.value(from: written)
    for key in ["$schema", "name", "tags", "app", "given", "intent"] {
      #expect(new[key] == old[key], "\(key)")
    }
    #expect(new["parameters"] == ["content": "hello"])
    for key in ["version", "strict", "locale"] { #expect(new[key] == nil) }
    #expect(new["turns"]?[0]?["answer"] == "Tom")
    #expect(new["turns"]?[0]?["asked"] == "recipients")
    #expect(new["turns"]?[0]?["heard"] == nil)
    let question = "Your message to Tom Clark says “hello”. Ready to send it?"
    #expect(new["turns"]?[1]?["heard"] == .string(question))
    #expect(new["expect"]?["outcome"] == "succeeded")
    #expect(new["expect"]?["heard"] == "Sent.")
    #expect(new["expect"]?["shown"] == nil)
    #expect(written.hasPrefix("{\n  \"$schema\""))
    #expect(try await rewritten(written, .failed) == nil)
    #expect(try await rewritten(written, .all) == nil)
  }

  @Test(arguments: [
    (#""turns": ["Tom", "hi", "yes"]"#, [ReplayRecorder.Mode.missing, .all]),
    (#""turns": ["Tom", "hi", "no"]"#, [.missing, .failed, .all]),
    (#""turns": ["Tom", "hi", "yes"], "expect": {"code": "success"}"#, [.all]),
    (#""turns": ["Tom", "hi", "yes"], "expect": {"code": "failure"}"#, [.failed, .all]),
    (#""turns": ["Tom", "hi", "yes", "more"], "expect": {}"#, [.failed, .all]),
  ])
  func `the mode selects the scenarios to rewrite`(_ rest: String, _ modes: [ReplayRecorder.Mode])
    async throws
  {
    let text = "{\"intent\": \"SendMessage\", \(rest)}"
    for mode in ReplayRecorder.Mode.allCases {
      let written = try await rewritten(text, mode)
      #expect((written != nil) == modes.contains(mode), "\(mode)")
      guard let written else { continue }
      #expect(try await Scenarios.run(written).differences == [])
    }
  }

  @Test func `every rewritten example passes`() async throws {
    for path in Scenarios.paths() {
      let text = try String(contentsOf: PackageUnderTest.url(of: path), encoding: .utf8)
      let file = try ScenarioFile(path: path, text: Array(text.utf8))
      // A handler that never answers is unaffected by a long patience.
      guard !Scenarios.isSilent(file.scenario) else { continue }
      let written = try await rewritten(text, .all) ?? text
      let run = try await Scenarios.run(written, path: path)
      #expect(run.differences == [], "\(path)")
      #expect(try await rewritten(written, .all) == nil, "\(path)")
    }
  }
}
