import Foundation
import IntentKitCore
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

@Suite("Recordings")
struct RecordingTests {
  @Test func `the recording of every scenario runs the same way again`() async throws {
    let paths = Scenarios.paths()
    #expect(paths.count > 400)
    for path in paths {
      let text = try String(contentsOf: PackageUnderTest.url(of: path), encoding: .utf8)
      let file = try ScenarioFile(path: path, text: Array(text.utf8))
      // A handler that never answers is unaffected by a long patience; any other needs time on a
      // busy machine.
      let isSilent = Scenarios.isSilent(file.scenario)
      let options = Simulator.Options(patience: .seconds(isSilent ? 1 : 600))
      let run = try await Scenarios.run(text, path: path, options: options)
      let recording = Recording(of: run).text
      let again = try await Scenarios.run(recording, path: path, options: options)
      #expect(again.differences == [], "\(path)")
      #expect(again.passes == run.passes, "\(path)")
      #expect(Recording(of: again).text == recording, "\(path)")
    }
  }

  @Test func `an answer without words is recorded in words of the language`()
    async throws
  {
    var count = 0
    for path in Scenarios.paths() {
      let text = try String(contentsOf: PackageUnderTest.url(of: path), encoding: .utf8)
      var file = try ScenarioFile(path: path, text: Array(text.utf8))
      guard !file.scenario.turns.isEmpty, file.scenario.app != "FaultyChat",
        file.scenario.say == nil
      else { continue }
      let simulator = Simulator(apps: SampleApps.all)
      let scripted = try await simulator.run(file)
      let answers = scripted.conversation.exchanges.compactMap(\.answer)
      // A sentence is in one language, and so are the names of soups and recipes.
      let isInOneLanguage =
        file.scenario.say != nil
        || ["SoupChef", "RecipeAssistant"].contains(file.scenario.app ?? "")
      let language =
        !isInOneLanguage
        ? Language.allCases[count % Language.allCases.count] : file.scenario.locale ?? .english
      file.scenario.turns = []
      file.scenario.locale = language
      let run = try await simulator.run(
        file,
        options: .init(patience: .seconds(600), fallback: { _, _, _ in AnswersInTurn(answers) })
      )
      let recording = Recording(of: run)
      let again = try await Scenarios.run(recording.text, path: path)
      #expect(again.differences == [], "\(path) \(language)")
      #expect(again.outcome == scripted.outcome, "\(path) \(language)")
      #expect(again.conversation.exchanges.compactMap(\.answer) == answers, "\(path) \(language)")
      count += 1
    }
    #expect(count > 100)
  }

  @Test func `a recording contains the world, the questions and the outcome`() async throws {
    let run = try await Scenarios.run(
      """
      {"$schema": "../x.json", "intent": "SendMessage", "parameters": {"recipients": ["Bill"]},
       "turns": ["2", "hello", "yes"]}
      """)
    let scenario = Recording(of: run).scenario
    #expect(scenario.schema == nil)
    #expect(scenario.strict)
    #expect(scenario.app == "UnicornChat")
    #expect(scenario.locale == .english)
    #expect(scenario.given.now == Date(timeIntervalSinceReferenceDate: 788_950_800))
    #expect(scenario.parameters == ["recipients": ["Bill"]])
    #expect(scenario.turns.map(\.asked) == ["recipients", "content", "confirmation"])
    #expect(scenario.turns.map(\.why) == [.disambiguation, .needsValue, nil])
    #expect(scenario.turns.map(\.options) == [["Bill James", "Bill Smith"], nil, nil])
    #expect(scenario.turns.map(\.answer) == ["2", "hello", "yes"])
    #expect(scenario.expect?.outcome == .succeeded)
    #expect(scenario.expect?.phase == .handle)
    #expect(scenario.expect?.code == "success")
    #expect(scenario.expect?.verdicts == [])
    #expect(scenario.expect?.parameters?["content"] == "hello")
    #expect(scenario.expect?.response?["sentMessages"]?[0]?["identifier"] == "message-1")
    #expect(scenario.expect?.response?["code"] == nil)
    #expect(scenario.expect?.heard == nil && scenario.expect?.elapsed == nil)
  }

  @Test func `the keys of a recording are in the format's order`() async throws {
    let run = try await Scenarios.run(
      #"{"intent": "SendMessage", "turns": [{"asked": "recipients"}]}"#)
    #expect(
      Recording(of: run).text == """
        {
          "version": 1,
          "strict": true,
          "app": "UnicornChat",
          "locale": "en",
          "given": {
            "now": "2026-01-01T09:00:00Z"
          },
          "intent": "SendMessage",
          "parameters": {},
          "turns": [
            {
              "asked": "recipients",
              "why": "needsValue"
            }
          ],
          "expect": {
            "outcome": "needsInput",
            "phase": "resolve",
            "parameters": {},
            "verdicts": [],
            "app": []
          }
        }

        """)
  }

  @Test(
    arguments: [
      (
        [.value(["Bill"]), .option(1), .value("hello"), .yes],
        ["Bill", "Bill Smith", "hello", "yes"]
      ),
      (
        [.value("Bill"), .option(7), .option(0), .value("no"), .no],
        ["Bill", "8", "Bill James", "no", "no"]
      ),
      (
        [.value(["Tom", "Anne"]), .value("{x"), .change(parameter: "content"), .value("y"), .yes],
        ["Tom and Anne", "{x", "change the content", "y", "yes"]
      ),
      (
        [.value([["displayName": "Tom", "customIdentifier": "unicorn:Tom Clark"]]), .cancel],
        [
          #"[{"customIdentifier":"unicorn:Tom Clark","displayName":"Tom"}]"#, "cancel",
        ]
      ),
      ([.notUnderstood(""), .notUnderstood("")], ["", ""]),
    ] as [([Answer], [String])])
  func `an answer of the fallback is recorded in equivalent words`(
    _ answers: [Answer], _ texts: [String]
  ) async throws {
    let run = try await Scenarios.run(
      #"{"intent": "SendMessage"}"#,
      options: .init(fallback: { _, _, _ in AnswersInTurn(answers) }))
    let recording = Recording(of: run)
    #expect(Array(recording.scenario.turns.compactMap(\.answer).prefix(texts.count)) == texts)
    let again = try await Scenarios.run(recording.text)
    #expect(again.differences == [])
  }

  @Test func `answers by parameter become turns`() async throws {
    let run = try await Scenarios.run(
      #"{"intent": "SendMessage", "turns": ["hello", "yes"]}"#,
      options: .init(answers: ["recipients": ["Bill", "1"]]))
    #expect(run.passes)
    let recording = Recording(of: run)
    #expect(recording.scenario.turns.map(\.answer) == ["Bill", "1", "hello", "yes"])
    #expect(try await Scenarios.run(recording.text).differences == [])
  }

  @Test func `a recording in real time runs the same way in simulated time`() async throws {
    for path in [
      "UnicornChat/which-bill.json", "UnicornRides/sedan-by-default.json",
      "MoveMate/called-off.json",
    ] {
      let url = PackageUnderTest.url(of: "Examples/Scenarios/\(path)")
      let text = try String(contentsOf: url, encoding: .utf8)
      let run = try await Scenarios.run(text, options: .init(isRealTime: true))
      let recording = Recording(of: run)
      #expect(recording.scenario.given.now != nil)
      #expect(try await Scenarios.run(recording.text).differences == [], "\(path)")
    }
  }
}

/// A user who gives prepared answers and then no more.
private actor AnswersInTurn: Dialogue {
  private var answers: ArraySlice<Answer>

  init(_ answers: [Answer]) { self.answers = answers[...] }

  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    answers.popFirst() ?? .unavailable
  }
}
