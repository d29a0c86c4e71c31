import Foundation
import IntentKitCore
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

/// A message to one of two people called Bill, with what is expected of it left open.
private func message(
  turns: String = #""Bill James", "yes""#, expect: String = "{}", more: String = ""
)
  -> String
{
  """
  {"app": "UnicornChat", "intent": "SendMessage",
   "parameters": {"recipients": ["Bill"], "content": "hello"},
   "turns": [\(turns)], "expect": \(expect)\(more)}
  """
}

/// A ride, whose response has something to say.
private func ride(expect: String) -> String {
  """
  {"app": "UnicornRides", "locale": "en", "intent": "RequestRide",
   "parameters": {"pickupLocation": "Harpa", "dropOffLocation": "Perlan"},
   "turns": ["yes"], "expect": \(expect)}
  """
}

@Suite("Expectations")
struct ExpectationTests {
  @Test(
    arguments: [
      (#"{"outcome": "succeeded", "phase": "handle", "code": "success", "verdicts": []}"#, []),
      (#"{"outcome": "failed"}"#, ["expect.outcome: expected failed, found succeeded."]),
      (#"{"phase": "confirm"}"#, ["expect.phase: expected confirm, found handle."]),
      (#"{"code": "failure"}"#, ["expect.code: expected failure, found success."]),
      (#"{"reason": "locked"}"#, ["expect.reason: expected locked, found nothing."]),
      (#"{"elapsed": 0}"#, []),
      (#"{"elapsed": 2.5}"#, ["expect.elapsed: expected 2.5 s, found 0 s."]),
      (
        #"{"verdicts": ["slow-answer"]}"#,
        ["expect.verdicts: expected slow-answer, found no verdict."]
      ),
      (#"{"heard": "OK, sent.", "shown": "OK, sent."}"#, nil),
    ] as [(String, [String]?)])
  func `the expected outcome is compared`(_ expect: String, _ messages: [String]?)
    async throws
  {
    let run = try await Scenarios.run(message(expect: expect))
    guard let messages else {
      let words = try #require(run.conversation.statement)
      let good = try await Scenarios.run(
        message(
          expect: JSONWriter.text(
            ["heard": .string(words.heard), "shown": .string(words.read)], style: .compact)))
      #expect(good.differences == [])
      #expect(run.differences.map(\.path.description) == ["expect.heard", "expect.shown"])
      #expect(run.differences.map(\.found) == [words.heard, words.read])
      return
    }
    #expect(run.differences.map(\.message) == messages)
  }

  @Test(
    arguments: [
      (#"{}"#, []),
      (#"{"content": "hello"}"#, []),
      (#"{"recipients": ["Bill James"], "speakableGroupName": null}"#, []),
      (#"{"recipients": [{"displayName": "Bill James"}]}"#, []),
      (#"{"recipients": [{"personHandle": "Sparkle Sparkly"}]}"#, []),
      (#"{"recipients": [{"personHandle": {"value": "Sparkle Sparkly", "label": null}}]}"#, []),
      (#"{"content": "bye"}"#, [#"expect.parameters.content: expected "bye", found "hello"."#]),
      (#"{"content": null}"#, [#"expect.parameters.content: expected nothing, found "hello"."#]),
      (
        #"{"speakableGroupName": "Riders"}"#,
        [
          #"expect.parameters.speakableGroupName: expected {"spokenPhrase":"Riders"}, found nothing."#
        ]
      ),
      (
        #"{"recipients": ["Bill"]}"#,
        [
          #"expect.parameters.recipients[0].displayName: expected "Bill", found "Bill James"."#
        ]
      ),
      (
        #"{"recipients": [{"personHandle": {"value": "x"}, "customIdentifier": null}]}"#,
        [
          #"expect.parameters.recipients[0].customIdentifier: expected nothing, found "unicorn:Bill James"."#,
          #"expect.parameters.recipients[0].personHandle.value: expected "x", found "Sparkle Sparkly"."#,
        ]
      ),
      (
        #"{"recipients": []}"#,
        [
          #"expect.parameters.recipients: expected [], found [{"customIdentifier":"unicorn:Bill James","displayName":"Bill James","personHandle":{"value":"Sparkle Sparkly"}}]."#
        ]
      ),
    ] as [(String, [String])])
  func `expected parameters are compared partially and in every written form`(
    _ expected: String, _ messages: [String]
  ) async throws {
    let run = try await Scenarios.run(message(expect: #"{"parameters": \#(expected)}"#))
    #expect(run.differences.map(\.message) == messages)
    #expect(run.passes == messages.isEmpty)
  }

  @Test func `the response is compared field by field with the field's path`() async throws {
    let run = try await Scenarios.run(ride(expect: "{}"))
    let status = try #require(run.response?.fieldValues["rideStatus"])
    guard case .string(let phase)? = status["phase"] else {
      Issue.record("no phase")
      return
    }
    let good = try await Scenarios.run(
      ride(
        expect: #"{"response": {"code": "\#(run.outcome.code ?? "")", "userActivity": null, "#
          + #""rideStatus": {"phase": "\#(phase)", "completionStatus": null}}}"#))
    #expect(good.differences == [])
    let bad = try await Scenarios.run(
      ride(expect: #"{"response": {"rideStatus": {"phase": "completed"}}}"#))
    #expect(
      bad.differences.map(\.message) == [
        #"expect.response.rideStatus.phase: expected "completed", found "\#(phase)"."#
      ])
    #expect(bad.file.place(of: bad.differences[0].path)?.hasPrefix("a.json:3:") == true)
  }

  @Test(
    arguments: [
      (#"["launchedInBackground", "handledIntent"]"#, nil),
      (#"["launchedInBackground", {"event": "handledIntent", "detail": "StartWorkout"}]"#, nil),
      (
        #"["launchedInBackground", {"event": "handledIntent", "detail": "EndWorkout"}]"#,
        #"expect.app[1].detail: expected "EndWorkout", found "StartWorkout"."#
      ),
      (
        #"["launchedInForeground", "handledIntent"]"#,
        #"expect.app[0].event: expected "launchedInForeground", found "launchedInBackground"."#
      ),
      (
        "[]",
        #"expect.app: expected [], found [{"event":"launchedInBackground"},"#
          + #"{"detail":"StartWorkout","event":"handledIntent"}]."#
      ),
    ] as [(String, String?)])
  func `the app's log is compared line by line as far as it is expected`(
    _ expected: String, _ message: String?
  ) async throws {
    let text = """
      {"app": "MoveMate", "intent": "StartWorkout", "parameters": {"workoutName": "run"},
       "expect": {"app": \(expected)}}
      """
    let run = try await Scenarios.run(text)
    #expect(run.differences.map(\.message) == (message.map { [$0] } ?? []))
  }

  @Test func `without a response, every expected field is missing`() async throws {
    let run = try await Scenarios.run(
      message(turns: #""cancel""#, expect: #"{"response": {"code": "success"}}"#))
    #expect(
      run.differences.map(\.message) == [
        #"expect.response.code: expected "success", found nothing."#
      ])
    let absent = try await Scenarios.run(
      message(turns: #""cancel""#, expect: #"{"outcome": "cancelled", "response": {"code": null}}"#)
    )
    #expect(absent.differences == [])
  }

  // MARK: - Turns

  @Test(
    arguments: [
      (
        #"{"asked": "recipients", "why": "disambiguation", "options": ["Bill James", "Bill Smith"], "heard": "Which one? Bill James, or Bill Smith?", "answer": "1"}, "yes""#,
        nil
      ),
      (
        #"{"asked": "content", "answer": "1"}, "yes""#,
        "turns[0].asked: expected a question about content, found one about recipients."
      ),
      (
        #"{"why": "unsupported", "answer": "1"}, "yes""#,
        "turns[0].why: expected unsupported, found disambiguation."
      ),
      (
        #"{"element": 1, "answer": "1"}, "yes""#,
        "turns[0].element: expected 1, found no element."
      ),
      (
        #"{"reason": "offline", "answer": "1"}, "yes""#,
        "turns[0].reason: expected offline, found no reason."
      ),
      (
        #"{"options": ["Bill James"], "answer": "1"}, "yes""#,
        #"turns[0].options: expected ["Bill James"], found ["Bill James","Bill Smith"]."#
      ),
      (#""1", {"asked": "confirmation", "options": [], "answer": "yes"}"#, nil),
      (
        #""1", {"asked": "confirmation", "why": "success", "answer": "yes"}"#,
        "turns[1].why: expected success, found no result."
      ),
      (
        #""1", "yes", "again""#,
        "turns[2]: expected a question for the answer “again”, found none."
      ),
      (
        #""1", "yes", {"asked": "content"}"#,
        "turns[2]: expected a question about content, found none."
      ),
    ] as [(String, String?)])
  func `the expected question of a turn is compared`(_ turns: String, _ message: String?)
    async throws
  {
    let run = try await Scenarios.run(IntentKitSimulatorTests.message(turns: turns))
    let ignored = turns.contains("heard") ? ["turns[0].heard"] : []
    let differences = run.differences.filter { !ignored.contains($0.path.description) }
    #expect(differences.map(\.message) == (message.map { [$0] } ?? []))
  }

  @Test func `a turn can name the element and the reason`()
    async throws
  {
    for (path, expected, wrong) in [
      (
        "UnicornChat/two-people.json", #""asked": "recipients", "element": 1, "#,
        #""asked": "recipients", "element": 0, "#
      ),
      (
        "TasksNotes/add-create-the-list-first.json",
        #""asked": "targetTaskList", "reason": "listShouldBeCreated", "#,
        #""asked": "targetTaskList", "reason": "other", "#
      ),
    ] {
      let url = PackageUnderTest.url(of: "Examples/Scenarios/\(path)")
      let text = try String(contentsOf: url, encoding: .utf8)
      let asked = String(expected.prefix { $0 != "," }) + ", "
      #expect(text.contains(asked))
      let good = try await Scenarios.run(text.replacing(asked, with: expected))
      #expect(good.differences == [])
      let bad = try await Scenarios.run(text.replacing(asked, with: wrong))
      #expect(bad.differences.count == 1)
      #expect(
        ["turns[0].element", "turns[0].reason"].contains(bad.differences.first?.path.description))
    }
  }

  @Test func `the spoken and the printed question are compared`() async throws {
    let question = try #require(
      try await Scenarios.run(message()).conversation.exchanges.first?.question)
    #expect(question.heard != question.read)
    func turn(_ heard: String, _ shown: String) -> String {
      JSONWriter.text(
        ["heard": .string(heard), "shown": .string(shown), "answer": "Bill James"], style: .compact)
    }
    let good = try await Scenarios.run(
      message(turns: "\(turn(question.heard, question.read)), \"yes\""))
    #expect(good.differences == [])
    let bad = try await Scenarios.run(message(turns: "\(turn("x", "y")), \"yes\""))
    #expect(bad.differences.map(\.path.description) == ["turns[0].heard", "turns[0].shown"])
    #expect(bad.differences.map(\.expected) == ["x", "y"])
    #expect(bad.differences.map(\.found) == [question.heard, question.read])
  }

  @Test func `a turn without an answer leaves the question to the fallback`() async throws {
    let text = message(turns: #""1", {"asked": "confirmation"}"#)
    let silent = try await Scenarios.run(text)
    #expect(silent.outcome.result == .awaitingConfirmation)
    let answered = try await Scenarios.run(
      text, options: .init(fallback: { _, _, _ in ScriptedDialogue(["yes"]) }))
    #expect(answered.outcome.result == .succeeded)
    #expect(answered.differences == [])
  }

  // MARK: - Strict

  @Test(
    arguments: [
      (
        message(
          turns:
            #"{"asked": "recipients", "answer": "1"}, {"asked": "confirmation", "answer": "yes"}"#,
          more: #", "strict": true"#), []
      ),
      (
        message(
          turns:
            #"{"asked": "recipients", "answer": "1"}, {"asked": "confirmation", "answer": "yes"}"#,
          expect: #"{"verdicts": ["slow-answer"]}"#, more: #", "strict": true"#),
        ["expect.verdicts: expected slow-answer, found no verdict."]
      ),
      (
        message(
          turns: #""1", {"asked": "confirmation", "answer": "yes"}"#, more: #", "strict": true"#),
        [
          "turns[0].asked: expected the name of what is asked, found a question about recipients."
        ]
      ),
      (
        message(
          turns: #"{"asked": "recipients", "answer": "1"}"#,
          expect: #"{"outcome": "awaitingConfirmation"}"#, more: #", "strict": true"#),
        ["turns: expected a turn for every question, found none for one about confirmation."]
      ),
      (
        #"""
        {"strict": true, "app": "FaultyChat", "intent": "SendMessage",
         "given": {"settings": {"fault": "successFromConfirm"}},
         "parameters": {"recipients": ["Bill"], "content": "hello"},
         "turns": [{"asked": "confirmation", "answer": "yes"}], "expect": {"outcome": "succeeded"}}
        """#,
        ["expect.verdicts: expected no verdict, found success-from-confirm."]
      ),
    ] as [(String, [String])])
  func `a strict scenario must list every question and every verdict`(
    _ text: String, _ messages: [String]
  ) async throws {
    let run = try await Scenarios.run(text)
    #expect(run.differences.map(\.message) == messages)
  }
}
