import IntentKitCore
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

/// A scenario with additional members.
private func scenario(_ members: String) -> String { #"{"intent": "SendMessage", \#(members)}"# }

/// Invalid scenarios and their error messages.
private let mistakes: [(text: String, message: String)] = [
  (
    scenario(#""turns": ["a", "b", "c", {"anwser": "d"}]"#),
    "turns[3].anwser: found the key “anwser”, expected one of asked, element, why, reason, "
      + "options, heard, shown, shows, answer. Did you mean “answer”?"
  ),
  (
    scenario(#""turns": [{}]"#),
    "turns[0]: found a turn with neither “asked” nor “answer”, expected one of them, or both."
  ),
  (scenario(#""turns": ["a", 5]"#), "turns[1].answer: found the number 5, expected a string."),
  (
    scenario(#""turns": [true]"#),
    "turns[0]: found true, expected a Turn object or its answer as a string."
  ),
  (
    scenario(#""turns": "yes""#),
    "turns: found the string “yes”, expected an array of ScenarioTurn objects."
  ),
  (
    scenario(#""turns": [{"answer": "a", "element": "first"}]"#),
    "turns[0].element: found the string “first”, expected a whole number."
  ),
  (
    scenario(#""turns": [{"answer": "a", "options": "b"}]"#),
    "turns[0].options: found the string “b”, expected an array of strings."
  ),
  (
    scenario(#""turns": [{"answer": "a", "why": "unsuported"}]"#),
    "turns[0].why: found the name “unsuported”, expected one of success, needsValue, notRequired, "
      + "unsupported, disambiguation, confirmationRequired, notImplemented. "
      + "Did you mean “unsupported”?"
  ),
  (
    scenario(#""strict": "maybe""#), "strict: found the string “maybe”, expected true or false."
  ),
  (scenario(#""$schema": 1"#), "$schema: found the number 1, expected a string."),
  (
    scenario(#""$scheme": "x""#),
    "$scheme: found the key “$scheme”, expected one of $schema, version, name, tags, strict, app, "
      + "appName, definition, handler, source, watchSeconds, pickSeconds, locale, given, say, intent, parameters, turns, expect. "
      + "Did you mean “$schema”?"
  ),
  (
    scenario(#""given": {"lokced": true}"#),
    "given.lokced: found the key “lokced”, expected one of contacts, contactsAccess, places, vocabulary, "
      + "locked, voice, siriAuthorization, appState, now, settings, manifest. Did you mean “locked”?"
  ),
  (
    scenario(#""given": {"contacts": [{"displayNam": "Bill"}]}"#),
    "given.contacts[0].displayNam: found the key “displayNam”, expected one of personHandle, "
      + "nameComponents, displayName, image, contactIdentifier, customIdentifier, isMe, "
      + "suggestionType, relationship, isContactSuggestion, aliases, siriMatches, handle. "
      + "Did you mean “displayName”?"
  ),
  (
    scenario(#""given": {"contacts": [{"image": "x", "isMe": false}]}"#),
    "given.contacts[0].displayName: found nothing, expected a string."
  ),
  (
    scenario(#""expect": {"vedicts": []}"#),
    "expect.vedicts: found the key “vedicts”, expected one of outcome, phase, code, reason, "
      + "parameters, response, verdicts, app, heard, shown, shows, elapsed. Did you mean “verdicts”?"
  ),
  (
    scenario(#""expect": {"elapsed": "soon"}"#),
    "expect.elapsed: found the string “soon”, expected a number."
  ),
  (
    scenario(#""expect": {"parameters": {"recipient": []}}"#),
    "expect.parameters.recipient: found the key “recipient”, expected one of recipients, "
      + "outgoingMessageType, content, speakableGroupName, conversationIdentifier, serviceName, "
      + "sender, attachments, groupName. Did you mean “recipients”?"
  ),
  (
    scenario(#""expect": {"parameters": {"recipients": [{"displayNam": "x"}]}}"#),
    "expect.parameters.recipients[0].displayNam: found the key “displayNam”, expected one of "
      + "personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier, "
      + "isMe, suggestionType, relationship, isContactSuggestion, aliases, siriMatches, handle. "
      + "Did you mean “displayName”?"
  ),
  (
    scenario(#""expect": {"parameters": {"recipients": ["Bill", 5]}}"#),
    "expect.parameters.recipients[1].displayName: found the number 5, expected a string."
  ),
  (
    scenario(#""expect": {"response": {"sentMesages": []}}"#),
    "expect.response.sentMesages: found the key “sentMesages”, expected one of "
  ),
  (
    scenario(#""expect": {"parameters": []}"#),
    "expect.parameters: found an empty array, expected an object."
  ),
  (#"{"intent": null}"#, "intent: found null, expected an intent or say."),
  (
    scenario(#""name": null"#),
    "name: found null, expected a value. Omit the key instead."
  ),
  (
    scenario(#""turns": [{"asked": "content", "answer": null}]"#),
    "turns[0].answer: found null, expected a value. Omit the key instead."
  ),
  (
    scenario(#""turns": [{"answer": "a", "anwser": null}]"#),
    "turns[0].anwser: found the key “anwser”, expected one of asked, element, why, reason, "
      + "options, heard, shown, shows, answer. Did you mean “answer”?"
  ),
  (
    scenario(#""expect": {"code": null}"#),
    "expect.code: found null, expected a value. Omit the key instead."
  ),
  (
    scenario(#""turns": [null]"#),
    "found null, expected a value, because null is only allowed for members of an object."
  ),
]

/// The limits of scenarios.
private let limits: [(text: String, message: String)] = [
  (
    scenario(#""name": "\#(String(repeating: "n", count: 4 << 20))""#),
    "found a scenario of 4194341 bytes, expected at most 4194304."
  ),
  (
    scenario(#""parameters": {"content": "\#(String(repeating: "c", count: (1 << 20) + 1))"}"#),
    "parameters.content: found a text of 1048577 bytes, expected at most 1048576."
  ),
  (
    scenario(#""turns": [{"answer": "\#(String(repeating: "ä", count: (1 << 19) + 1))"}]"#),
    "turns[0].answer: found a text of 1048578 bytes, expected at most 1048576."
  ),
]

@Suite("The format of scenarios")
struct ScenarioFormatTests {
  @Test(arguments: mistakes)
  func `an invalid scenario is reported with its path, the found and the expected value`(
    _ text: String, _ message: String
  ) async throws {
    let error = await #expect(throws: ScenarioError.self) { try await Scenarios.run(text) }
    if message.hasSuffix("one of ") {
      #expect(error?.message.hasPrefix(message) == true)
    } else {
      #expect(error?.message == message)
    }
    #expect(error?.path == "a.json")
    #expect(error?.position != nil)
  }

  @Test(arguments: limits.indices)
  func `a scenario that exceeds a limit is refused`(_ index: Int) async {
    let error = await #expect(throws: ScenarioError.self) {
      try await Scenarios.run(limits[index].text)
    }
    #expect(error?.message == limits[index].message)
  }

  @Test func `a mistake is reported with its position in the file`() async throws {
    let error = await #expect(throws: ScenarioError.self) {
      try await Scenarios.run(
        """
        {"intent": "SendMessage", "turns": [],
         "expect": {
           "parameters": {
             "recipients": ["Bill", {"displayNam": "x"}]}}}
        """)
    }
    #expect(error?.position == JSONPosition(line: 4, column: 30))
  }

  @Test func `null means absence for values of any type`() async throws {
    let run = try await Scenarios.run(
      #"""
      {"intent": "SendMessage", "parameters": {"content": null, "recipients": ["Tom"]},
       "given": {"settings": {"signedIn": null}}, "turns": ["hello", "yes"]}
      """#)
    #expect(run.file.scenario.parameters == ["recipients": ["Tom"]])
    #expect(run.file.scenario.askedEachTime == ["content"])
    #expect(run.file.scenario.given.settings == [:])
    #expect(run.passes)
  }

  @Test func `a null parameter must exist`() async {
    let error = await #expect(throws: ScenarioError.self) {
      try await Scenarios.run(#"{"intent": "SendMessage", "parameters": {"contents": null}}"#)
    }
    #expect(error?.message.contains("parameters.contents: found the key") == true)
  }

  @Test func `a scenario survives a round trip`() throws {
    var scenario = Scenario(intent: "SendMessage", parameters: ["content": "hello"])
    scenario.schema = "../scenario.schema.json"
    scenario.name = "All there is"
    scenario.strict = true
    scenario.app = "UnicornChat"
    scenario.appName = "Chat"
    scenario.locale = .japanese
    scenario.given.locked = true
    scenario.askedEachTime = ["recipients"]
    var turn = ScenarioTurn(asked: "content", why: .unsupported, answer: nil)
    turn.element = 1
    turn.reason = "tooLong"
    turn.options = ["a", "b"]
    turn.heard = "What?"
    turn.shown = "What?\n1 a"
    scenario.turns = [turn, ScenarioTurn(answer: "x")]
    var expect = Expectation(outcome: .failed, code: "failure", verdicts: ["slow-answer"].ids)
    expect.phase = .handle
    expect.reason = .locked
    expect.parameters = ["content": .null, "recipients": ["Bill"]]
    expect.response = ["code": "failure"]
    expect.app = [AppLogEntry(.launchedInForeground), AppLogEntry(.showed, "a ride")]
    expect.heard = "Sorry"
    expect.shown = "Sorry."
    expect.elapsed = .seconds(2.5)
    scenario.expect = expect
    let text = JSONWriter.text(
      scenario.parameterValue, as: Scenario.parameterType, style: .pretty)
    #expect(try ScenarioFile(path: "a.json", text: Array(text.utf8)).scenario == scenario)
    #expect(text.contains(#""recipients": null"#))
    #expect(try Scenario(parameterValue: scenario.parameterValue) == scenario)
  }
}

extension [String] {
  fileprivate var ids: [Verdict.ID] { map { Verdict.ID(rawValue: $0) } }
}
