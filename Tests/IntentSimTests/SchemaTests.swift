import Foundation
import IntentKitCore
import TestSupport
import Testing

/// Invalid scenarios, for the schema as for the program.
private let mistakes = [
  #"[]"#,
  #"{}"#,
  #"{"intent": 7}"#,
  #"{"intent": null}"#,
  #"{"intent": ""}"#,
  #"{"intent": "Send a message"}"#,
  #"{"intent": "SendMessage", "version": 2}"#,
  #"{"intent": "SendMessage", "$scheme": "x"}"#,
  #"{"intent": "SendMessage", "$schema": 1}"#,
  #"{"intent": "SendMessage", "name": null}"#,
  #"{"intent": "SendMessage", "strict": "maybe"}"#,
  #"{"intent": "SendMessage", "locale": "xx"}"#,
  #"{"intent": "SendMessage", "parameters": []}"#,
  #"{"intent": "SendMessage", "given": {"lokced": true}}"#,
  #"{"intent": "SendMessage", "given": {"siriAuthorization": "yes"}}"#,
  #"{"intent": "SendMessage", "given": {"contacts": [{"displayNam": "Bill"}]}}"#,
  #"{"intent": "SendMessage", "given": {"contacts": [{"isMe": true}]}}"#,
  #"{"intent": "SendMessage", "given": {"contacts": [true]}}"#,
  #"{"intent": "SendMessage", "given": {"now": true}}"#,
  #"{"intent": "SendMessage", "turns": "yes"}"#,
  #"{"intent": "SendMessage", "turns": [{}]}"#,
  #"{"intent": "SendMessage", "turns": [{"why": "needsValue"}]}"#,
  #"{"intent": "SendMessage", "turns": [{"anwser": "yes"}]}"#,
  #"{"intent": "SendMessage", "turns": [{"answer": null}]}"#,
  #"{"intent": "SendMessage", "turns": [{"answer": "a", "why": "unsuported"}]}"#,
  #"{"intent": "SendMessage", "turns": [{"answer": "a", "element": "first"}]}"#,
  #"{"intent": "SendMessage", "turns": [{"answer": "a", "options": "b"}]}"#,
  #"{"intent": "SendMessage", "expect": {"outcome": "success"}}"#,
  #"{"intent": "SendMessage", "expect": {"phase": "launch"}}"#,
  #"{"intent": "SendMessage", "expect": {"elapsed": "soon"}}"#,
  #"{"intent": "SendMessage", "expect": {"verdicts": "none"}}"#,
  #"{"intent": "SendMessage", "expect": {"response": []}}"#,
]

/// Valid scenarios, for the schema as for the program.
private let scenarios = [
  #"{"intent": "SendMessage", "turns": ["Tom", {"answer": "hi"}, {"asked": "confirmation"}]}"#,
  #"{"intent": "INSendMessageIntent", "$schema": "../scenario.schema.json", "version": 1}"#,
  #"{"intent": "SendMessage", "given": {"contacts": ["Tom", {"displayName": "Anne", "isMe": false, "nameComponents": "Anne"}], "now": "2026-01-01T09:00:00Z"}}"#,
  #"{"intent": "SendMessage", "turns": [{"asked": "recipients", "element": 0, "why": "unsupported", "reason": "x", "options": ["a"], "heard": "a", "shown": "b", "answer": "c"}]}"#,
  #"{"intent": "SendMessage", "expect": {"phase": "handle", "reason": "x", "parameters": {"content": null}, "response": {"code": null}, "verdicts": [], "heard": "a", "shown": "b", "elapsed": 1.5}}"#,
]

/// Scenarios that are valid only for the schema, because it doesn't list the custom intents of
/// apps.
private let customScenarios = [
  #"{"intent": "OrderSoup", "parameters": {"soup": {"name": "Miso"}, "quantity": null}}"#,
  #"{"intent": "orderSoup2Intent", "turns": [{"asked": "soup", "answer": "Miso"}]}"#,
]

@Suite("intentsim schema")
struct SchemaTests {
  @Test func `the schema in the examples is the printed one`() async throws {
    let result = try await IntentSim.run(["schema", "scenario"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    try expectGolden(result.output, "scenario.schema.json", in: "Examples")
    for format in ["text", "json"] {
      let same = try await IntentSim.run(["schema", "scenario", "--format", format])
      #expect(same.output == result.output)
    }
    let line = try await IntentSim.run(["schema", "scenario", "--format", "ndjson"])
    #expect(line.output.filter { $0 == "\n" }.count == 1)
    #expect(try JSONReader.value(from: line.output) == JSONReader.value(from: result.output))
  }

  @Test func `each key of the schema has a description`() async throws {
    let schema = try JSONReader.value(from: await IntentSim.run(["schema", "scenario"]).output)
    guard case .object(let definitions)? = schema["$defs"] else {
      Issue.record("no definitions")
      return
    }
    #expect(
      Set(["Scenario", "Given", "Turn", "Expectation", "Person"]).isSubset(of: definitions.keys))
    for (name, definition) in definitions {
      let object = definition["oneOf"]?[1] ?? definition
      guard case .object(let properties)? = object["properties"] else {
        Issue.record("\(name) has no properties")
        continue
      }
      for (key, property) in properties {
        guard case .string(let text)? = property["description"] else {
          Issue.record("\(name).\(key) is not described")
          continue
        }
        #expect(text.hasSuffix("."), "\(name).\(key)")
      }
    }
  }

  @Test(
    arguments: [
      ([], "schema needs a kind of file: scenario."),
      (["scenarios"], "there is no schema of “scenarios”, only of: scenario."),
    ] as [([String], String)])
  func `an unknown kind of file has no schema`(_ arguments: [String], _ message: String)
    async throws
  {
    let result = try await IntentSim.run(["schema"] + arguments)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == "intentsim: \(message)\n")
  }

  @Test(.enabled(if: Python.hasValidator, "python3-jsonschema isn't installed"))
  func `a validator accepts every scenario and rejects invalid ones`() async throws {
    let folder = try Folder()
    func paths(_ texts: [String], _ kind: String) throws -> [String] {
      try texts.enumerated().map { index, text in
        try folder.write("\(kind)\(index).json", text)
        return folder.url(of: "\(kind)\(index).json").path
      }
    }
    let good =
      try paths(scenarios + customScenarios, "good") + Examples.scenarios().map(\.path)
      + ["Examples/PythonGuest/order-soup.json", "Examples/PythonGuest/which-bill.json"]
    let bad = try paths(mistakes, "bad")
    let result = try await Python.run(
      """
      import json, sys
      from jsonschema import Draft202012Validator
      schema = json.load(open("Examples/scenario.schema.json"))
      Draft202012Validator.check_schema(schema)
      validator = Draft202012Validator(schema)
      for path in sys.argv[1:]:
          errors = [error.message for error in validator.iter_errors(json.load(open(path)))]
          print(json.dumps([path, errors]))
      """, good + bad)
    try #require(result.status == 0, "\(result.errors)")
    var judged: [String: ParameterValue] = [:]
    for line in result.output.split(separator: "\n") {
      let value = try JSONReader.value(from: String(line))
      if case .string(let path)? = value[0] { judged[path] = value[1] }
    }
    #expect(judged.count == good.count + bad.count)
    for path in good { #expect(judged[path] == [], "\(path)") }
    for (path, text) in zip(bad, mistakes) { #expect(judged[path] != [], "\(text)") }
  }

  @Test(arguments: mistakes)
  func `the program rejects the files that the schema rejects`(_ text: String) async throws {
    let result = try await IntentSim.run(["run", "-"], input: text)
    #expect(result.status == 2)
  }

  @Test(arguments: scenarios)
  func `the program reads the files that the schema accepts`(_ text: String) async throws {
    let result = try await IntentSim.run(["run", "-", "--no-input"], input: text)
    #expect(result.status != 2)
  }
}
