import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitSimulator
import TestSupport
import Testing

// Serialized, because many programs that start at once are slow.
@Suite(.serialized) struct `Extensions with custom intents` {
  private static let definitions: ParameterValue = [
    "definitions": [
      [
        "name": "OrderSoup",
        "parameters": [
          ["name": "soup", "type": "Soup", "providesOptions": true],
          ["name": "quantity", "type": "Int", "providesDefault": true],
        ],
        "responseProperties": [["name": "cook", "type": "Person"]],
      ]
    ],
    "types": [["name": "Soup", "fields": [["name": "name", "type": "String"]]]],
  ]

  // MARK: - Written in Swift

  @Test func `an extension declares its custom intents`() async throws {
    let faulty = try await Guest.faulty.install()
    #expect(faulty.customIntents.map(\.name) == ["MakeCoffee"])
    for name in ["MakeCoffee", "MakeCoffeeIntent", "makecoffee"] {
      let schema = try #require(faulty.customIntent(named: name))
      #expect(schema.siriKitName == "MakeCoffeeIntent")
      #expect(schema.parameters.map(\.type.swiftName) == ["Roast", "Int", "String"])
    }
    #expect(faulty.customIntent(named: "SendMessage") == nil)
    #expect(try await Guest.chat.install().customIntents.isEmpty)
  }

  @Test func `an extension handles custom intents like system intents`() async throws {
    let simulator = Simulator(apps: [SimulatedApp(try await Guest.faulty.install())])
    let text = """
      {"intent": "MakeCoffee",
       "turns": [
         {"asked": "roast", "why": "needsValue", "options": ["light", "dark"], "answer": "dark"},
         {"asked": "note", "why": "needsValue", "answer": "hot"}],
       "expect": {"outcome": "succeeded", "response": {"text": "2 cups"},
                  "parameters": {"roast": "dark", "cups": 2, "note": "hot"}}}
      """
    let run = try await simulator.run(
      ScenarioFile(path: "coffee.json", text: Array(text.utf8)))
    #expect(run.untimedDifferences.map(\.message) == [])
    #expect(run.passes)
    let problems = run.trace.events.compactMap { event in
      if case .provided(_, .noOptions(let problem), _) = event.kind { problem } else { nil }
    }
    #expect(problems == ["There is nothing to note."])
    // Its recording runs the same way again.
    let recording = Recording(of: run).text
    #expect(recording.contains(#""text": "2 cups""#))
    let again = try await simulator.run(
      ScenarioFile(path: "recorded.json", text: Array(recording.utf8)))
    #expect(again.differences.map(\.path.description).filter { $0 != "expect.verdicts" } == [])
  }

  @Test func `the search term reaches the extension`() async throws {
    let faulty = try await Guest.faulty.install()
    let app = faulty.prepare(for: AppEnvironment())
    let intent = try DynamicIntent(try #require(faulty.customIntent(named: "MakeCoffee")))
    let handler = try #require(try await app.handler(for: intent, at: .intentsExtension))
    #expect(
      try await handler.options(for: "roast", of: intent, searchTerm: "d") == .values(["dark"]))
    #expect(
      try await handler.options(for: "roast", of: intent, searchTerm: nil)
        == .values(["light", "dark"]))
    #expect(try await handler.defaultValue(for: "cups", of: intent) == 2)
    _ = await app.end()
  }

  // MARK: - Written in another language

  @Test(.requires(.python3))
  func `an extension with custom intents can be written in another language`() async throws {
    let folder = Guest.package.appending(path: "Examples/PythonGuest")
    let guest = SimulatedApp(
      try await InstalledExtension.install(at: folder.appending(path: "guest.py").path))
    let path = folder.appending(path: "order-soup.json").path
    let run = try await Simulator(apps: [guest]).run(
      ScenarioFile(path: path, text: InputFile.bytes(of: path)))
    #expect(run.untimedDifferences.map(\.message) == [])
    #expect(run.passes)
    #expect(run.launch?.log == ["ordered 1 large Miso soup"])
    let calls = run.launch?.calls.map(\.name)
    #expect(
      calls == [
        "launch", "handler", "resolve", "options", "resolve", "resolve", "resolve", "default",
        "resolve", "confirm", "handle",
      ])
  }

  @Test(.requires(.python3))
  func `options and defaults are requested as the protocol specifies`() async throws {
    let guest = try ScriptedGuest(
      Self.definitions,
      answers: [
        "options soup": ["options": [["name": "Miso"]]], "default": ["default": 2],
        "handle": ["response": ["code": "success", "cook": "Bill"]],
      ])
    defer { guest.remove() }
    let run = try await guest.run(
      """
      {"intent": "OrderSoupIntent", "turns": [{"asked": "soup", "answer": "1"}],
       "expect": {"outcome": "succeeded", "response": {"cook": "Bill"}}}
      """)
    #expect(run.untimedDifferences.map(\.message) == [])
    let log = try #require(run.launch?.log)
    #expect(
      log.contains(
        #"{"call": "options", "handler": 1, "id": 4, "intent": "OrderSoup", "parameter": "soup", "#
          + #""parameters": {}}"#))
    #expect(
      log.contains(
        #"{"call": "default", "handler": 1, "id": 6, "intent": "OrderSoup", "parameter": "quantity", "#
          + #""parameters": {"soup": {"name": "Miso"}}}"#))
    #expect(log.count == 9, "\(log)")
  }

  @Test(.requires(.python3))
  func `an extension can provide no options and no default`() async throws {
    let guest = try ScriptedGuest(Self.definitions, answers: ["default": [:]])
    defer { guest.remove() }
    // An unknown call is an error like any other.
    let run = try await guest.run(
      """
      {"intent": "OrderSoup",
       "turns": [{"asked": "soup", "answer": "Miso"}, {"asked": "quantity", "answer": "3"}],
       "expect": {"outcome": "succeeded"}}
      """)
    #expect(run.untimedDifferences.map(\.message) == [])
    #expect(run.trace.faults == [])
    #expect(
      run.trace.events.contains {
        if case .provided(_, .noOptions("options is not supported"), _) = $0.kind {
          true
        } else {
          false
        }
      })
  }

  @Test(
    .requires(.python3),
    arguments: [
      ("options", ["options": "Miso"], "options: found the string “Miso”"),
      ("options", [:], "options: found nothing, expected an array of values"),
      ("options", ["options": [["name": 7]]], "options[0].name: found the number 7"),
      ("default", ["default": "many"], "default: found the string “many”"),
      ("default", ["error": "no idea"], "the error “no idea”"),
    ] as [(String, ParameterValue, String)])
  func `options and defaults of the wrong type draw a verdict`(
    call: String, answer: ParameterValue, words: String
  ) async throws {
    let guest = try ScriptedGuest(Self.definitions, answers: [call: answer])
    defer { guest.remove() }
    let run = try await guest.run(
      #"{"intent": "OrderSoup", "turns": [{"asked": "soup", "answer": "Miso"}]}"#)
    let verdict = try #require(run.trace.faults.first)
    guard case .unusableAnswer(let error) = verdict.kind else {
      Issue.record("\(verdict)")
      return
    }
    #expect(
      verdict.method.name
        == (call == "options" ? "provideSoupOptionsCollection(for:)" : "defaultQuantity(for:)"))
    #expect(error.description.contains(words), "\(error)")
    #expect(run.outcome.result == .failed)
  }

  @Test(
    .requires(.python3),
    arguments: [
      (["definitions": [["nme": "Soup"]]], "definitions[0].nme"),
      (
        ["definitions": [["name": "A", "parameters": [["name": "a", "type": "Soup"]]]]],
        "definitions[0].parameters[0].type: found the type “Soup”"
      ),
      (["definitions": [["name": "Send message"]]], "definitions[0].name: found the name “Send"),
      (["types": "all"], "types: found the string “all”, expected an array"),
    ] as [(ParameterValue, String)])
  func `an extension with invalid definitions isn't installed`(
    definitions: ParameterValue, words: String
  ) async throws {
    let guest = try ScriptedGuest(definitions)
    defer { guest.remove() }
    let error = try await #require(throws: ExtensionError.self) { _ = try await guest.install() }
    guard case .unusableAnswer(let mistake) = error.verdict.kind else {
      Issue.record("\(error)")
      return
    }
    #expect(mistake.description.contains(words), "\(mistake)")
  }

  @Test(
    .requires(.python3),
    arguments: [
      (#"{"intent": "OrderSoop"}"#, "Did you mean “OrderSoup”?"),
      (#"{"intent": "OrderSoup", "parameters": {"sup": "Miso"}}"#, "found the key “sup”"),
      (#"{"intent": "OrderSoup", "parameters": {"sup": null}}"#, "parameters.sup: found the key"),
      (#"{"intent": "OrderSoup", "turns": [{"asked": "sup", "answer": "a"}]}"#, "question “sup”"),
      (#"{"intent": "OrderSoup", "expect": {"response": {"cok": "x"}}}"#, "response.cok: found"),
    ])
  func `an invalid scenario doesn't start the extension`(
    scenario: String, words: String
  ) async throws {
    let guest = try ScriptedGuest(Self.definitions)
    defer { guest.remove() }
    let error = try await #require(throws: ScenarioError.self) { _ = try await guest.run(scenario) }
    #expect(error.description.contains(words), "\(error)")
  }
}
