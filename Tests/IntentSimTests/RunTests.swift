import IntentKitCore
import TestSupport
import Testing

@Suite("intentsim run")
struct RunTests {
  /// A message in which only the confirmation is open.
  static let message = [
    "run", "--intent", "SendMessage", "--set", "recipients=Tom", "--set", "content=hello",
  ]
  static let whichBill = "Examples/Scenarios/UnicornChat/which-bill.json"

  // MARK: - The request

  @Test(arguments: [
    ["recipients=Bill James", "confirmation=yes"],
    ["Bill James", "yes"],
    ["confirmation=yes", "Bill James"],
    ["recipients=2", "yes"],
  ])
  func `parameters and answers can be options`(_ answers: [String]) async throws {
    let result = try await IntentSim.run(
      ["run", "--intent", "SendMessage", "--set", "recipients=Bill", "--set", "content=hello"]
        + answers.flatMap { ["--answer", $0] })
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("✔ succeeded\n"))
    #expect(result.errors == "")
  }

  @Test(
    arguments: [
      (["content=[draft] a=b"], "content", "[draft] a=b"),
      (["content={"], "content", "{"),
      (["content="], "content", ""),
      (["recipients=Tom", "recipients=Anne"], "recipients", ["Tom", "Anne"]),
      (["recipients=Bill and Tom"], "recipients", ["Bill", "Tom"]),
      (["recipients=Bill, Tom and Anne"], "recipients", ["Bill", "Tom", "Anne"]),
      (["recipients=“Bill and Tom”"], "recipients", ["Bill and Tom"]),
      ([#"recipients="Bill and Tom""#], "recipients", ["Bill and Tom"]),
      (["recipients=花子と太郎", "content=x", "--locale=ja"], "recipients", ["花子", "太郎"]),
      (
        [#"recipients=["Tom", "Anne"]"#, "recipients=Juan"], "recipients", ["Tom", "Anne", "Juan"]
      ),
      (
        [#"recipients={"displayName": "Tom"}"#], "recipients", ["Tom"]
      ),
      (["speakableGroupName=Riders"], "speakableGroupName", ["spokenPhrase": "Riders"]),
      (
        [#"speakableGroupName={"spokenPhrase": "Riders"}"#], "speakableGroupName",
        ["spokenPhrase": "Riders"]
      ),
    ] as [([String], String, ParameterValue)])
  func `a parameter can be text, a list or JSON`(
    _ settings: [String], _ parameter: String, _ expected: ParameterValue
  ) async throws {
    let result = try await IntentSim.run(
      ["run", "--intent", "INSendMessageIntent", "--format", "ndjson"]
        + settings.flatMap { $0.hasPrefix("--") ? [$0] : ["--set", $0] })
    let start = try JSONReader.value(from: String(result.output.prefix { $0 != "\n" }))
    var found = start["parameters"]?[parameter]
    if case .array(let people)? = found {
      found = .array(people.compactMap { $0["displayName"] })
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("SendPayment", "currencyAmount=thirty bucks", "currencyAmount", "30 USD"),
      ("SendPayment", "currencyAmount=三千円", "currencyAmount", "3000 JPY"),
      ("RequestRide", "partySize=three", "partySize", 3),
      (
        "RequestRide", "scheduledPickupTime=tomorrow at nine", "scheduledPickupTime",
        ["startDateComponents": "2026-01-02T09:00"]
      ),
      ("StartWorkout", "goalValue=五", "goalValue", 5.0),
      ("AddTasks", "priority=important", "priority", "flagged"),
    ] as [(String, String, String, ParameterValue)])
  func `a parameter can be stated as in an answer`(
    _ intent: String, _ setting: String, _ parameter: String, _ expected: ParameterValue
  ) async throws {
    let isEnglish = setting.allSatisfy(\.isASCII)
    let result = try await IntentSim.run([
      "run", "--intent", intent, "--format", "ndjson", "--set", setting, "--locale",
      isEnglish ? "en" : "ja",
    ])
    let start = try JSONReader.value(from: String(result.output.prefix { $0 != "\n" }))
    let type = try #require(SystemIntents.named(intent)?.schema.parameter(named: parameter)?.type)
    let found = try #require(start["parameters"]?[parameter], "\(result.errors)")
    #expect(try type.rewritten(found) == type.rewritten(expected))
  }

  @Test func `an option overrides the value of the file`() async throws {
    let result = try await IntentSim.run([
      "run", Self.whichBill, "--set", "content=bye", "--answer", "recipients=Bill Smith",
      "--format", "json", "--app", "FaultyChat", "--app=UnicornChat",
    ])
    #expect(result.status == 0)
    let parameters = try #require(try JSONReader.value(from: result.output)["parameters"])
    #expect(parameters["content"] == "bye")
    guard case .array(let recipients)? = parameters["recipients"] else {
      Issue.record("no recipients")
      return
    }
    #expect(recipients.map { $0["displayName"] } == ["Bill Smith"])
  }

  @Test(arguments: [
    ("=E=mc2", "E=mc2"), ("content=E=mc2", "E=mc2"), ("see x=3", "see x=3"),
    ("content=", nil),
  ])
  func `the text before the first equals sign of an answer is a parameter if it can be one`(
    _ answer: String, _ content: String?
  ) async throws {
    let result = try await IntentSim.run([
      "run", "--intent", "SendMessage", "--set", "recipients=Tom", "--answer", answer,
      "--format", "json",
    ])
    #expect(
      try JSONReader.value(from: result.output)["parameters"]?["content"]
        == content.map { .string($0) })
  }

  @Test func `surplus answers for a parameter precede those of the file`() async throws {
    let result = try await IntentSim.run([
      "run", Self.whichBill, "--answer", "recipients=the purple one", "--answer",
      "recipients=Bill Smith",
    ])
    #expect(result.output.contains("You      the purple one"))
    #expect(result.output.contains("Your message to Bill Smith says"))
    #expect(result.status == 0)
  }

  // MARK: - Statuses

  @Test(
    arguments: [
      (["--answer", "yes"], 0, ""),
      (["--answer", "no"], 1, ""),
      (
        [], 1,
        "the question about confirmation has no answer; add --answer confirmation=… or a turn in "
          + "the scenario."
      ),
      (
        ["--answer", "content=hello"], 1,
        "the question about confirmation has no answer; add --answer confirmation=… or a turn in "
          + "the scenario."
      ),
      (["--no-input", "--given", "online=false"], 1, ""),
      (["--given", "signedIn=false"], 1, ""),
      (["--app", "FaultyChat", "--given", "fault=completesTwice", "--answer", "yes"], 3, ""),
      (["--app", "FaultyChat", "--given", "fault=asksForEver"], 1, nil),
      (["--app", "FaultyChat", "--given", "fault=unspecifiedFromConfirm"], 3, ""),
      (["--app", "FaultyChat", "--given", "fault=tooFewResults", "--answer", "yes"], 0, ""),
    ] as [([String], Int32, String?)])
  func `the exit status depends on the outcome`(
    _ options: [String], _ status: Int32, _ errors: String?
  ) async throws {
    let result = try await IntentSim.run(Self.message + options)
    #expect(result.status == status)
    if let errors {
      #expect(result.errors == (errors.isEmpty ? "" : "intentsim: \(errors)\n"))
    }
    // As JSON, a failure is one line.
    let machine = try await IntentSim.run(Self.message + options + ["--format", "json"])
    #expect(machine.status == status)
    #expect(try JSONReader.value(from: machine.output)["status"] == .integer(Int(status)))
    if status == 0 {
      #expect(machine.errors == "")
    } else {
      #expect(try failure(machine.errors)["exit"] == .integer(Int(status)))
    }
  }

  @Test(arguments: [
    (
      ["run", "--intent", "StartCall", "--app", "UnicornChat"], "notDeclared",
      "The app doesn't declare INStartCallIntent, so it is never asked for a handler. Add "
        + "INStartCallIntent to IntentsSupported of the extension, or to INIntentsSupported of the app "
        + "if the app itself handles it."
    ),
    (
      Self.message + ["--app", "FaultyChat", "--given", "fault=noHandler"], "noHandler",
      "handler(for:) returned no handler for INSendMessageIntent. Return a handler for "
        + "INSendMessageIntent that conforms to its handling protocol."
    ),
    (
      Self.message + ["--app", "FaultyChat", "--given", "fault=wrongHandler"], "noHandler",
      "handler(for:) returned WrongHandler for INSendMessageIntent, but that type doesn't conform to "
        + "SendMessageIntentHandling. Make WrongHandler conform to SendMessageIntentHandling, or "
        + "return another handler for INSendMessageIntent."
    ),
  ])
  func `a handler that is undeclared, missing or of the wrong kind exits with 4`(
    _ arguments: [String], _ reason: String, _ sentence: String
  ) async throws {
    let result = try await IntentSim.run(arguments)
    #expect(result.status == 4)
    #expect(result.output.hasSuffix("✘ refused · reason \(reason)\n"))
    #expect(result.errors == "")
    let words = result.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.replacing("→ ", with: "").contains(sentence))
    let machine = try await IntentSim.run(arguments + ["--format", "json"])
    #expect(machine.status == 4)
    #expect(
      try failure(machine.errors) == [
        "exit": 4, "name": "notStarted", "message": .string(sentence),
      ])
  }

  @Test
  func `the error as JSON is the fault, otherwise the first difference, otherwise the outcome`()
    async throws
  {
    let folder = try Folder()
    try folder.write(
      "a.json",
      """
      {"intent": "SendMessage", "parameters": {"recipients": ["Tom"], "content": "hi"},
       "turns": ["no"], "expect": {"outcome": "succeeded"}}
      """)
    for (arguments, message) in [
      (["a.json"], "a.json:2:30: expect.outcome: expected succeeded, found cancelled."),
      (
        ["a.json", "--app", "FaultyChat", "--given", "fault=emptyDisambiguation"],
        "resolveRecipients(for:) "
      ),
      (
        [
          "--intent", "SendMessage", "--set", "recipients=Tom", "--set", "content=x", "--given",
          "online=false",
        ],
        "The request ended as failed with the code failureMessageServiceNotAvailable."
      ),
    ] {
      let result = try await IntentSim.run(["run", "--format", "json"] + arguments, folder: folder)
      guard case .string(let found)? = try failure(result.errors)["message"] else {
        Issue.record("no message")
        return
      }
      #expect(found.hasPrefix(message))
    }
  }

  // MARK: - Differences

  @Test func `each difference is a line with its place`() async throws {
    let folder = try Folder()
    try folder.write(
      "a.json",
      """
      {
        "intent": "SendMessage",
        "parameters": {"recipients": ["Bill"], "content": "hello"},
        "turns": [
          {"asked": "content", "why": "needsValue", "answer": "the purple one"},
          "Bill Smith",
          {"asked": "unlock", "answer": "no"},
          "never heard",
          ""
        ],
        "expect": {
          "outcome": "succeeded", "code": "success",
          "verdicts": ["slow-answer"]
        }
      }
      """)
    let result = try await IntentSim.run(
      [
        "run", "a.json", "--answer", "nor this", "--answer", "groupName=Riders", "-q",
      ], folder: folder)
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(
      result.output.split(separator: "\n").filter { $0.hasPrefix("✘") } == [
        "✘ a.json:5:6: turns[0].asked: expected a question about content, found one about recipients.",
        "✘ a.json:5:26: turns[0].why: expected needsValue, found disambiguation.",
        "✘ a.json:7:6: turns[2].asked: expected a question about unlock, found one about confirmation.",
        "✘ a.json:12:5: expect.outcome: expected succeeded, found cancelled.",
        "✘ a.json:12:29: expect.code: expected success, found nothing.",
        "✘ a.json:13:5: expect.verdicts: expected slow-answer, found no verdict.",
        "✘ a.json:8:5: turns[3]: expected a question for the answer “never heard”, found none.",
        "✘ a.json:9:5: turns[4]: expected a question for this silence, found none.",
        "✘ --answer: expected a question for the answer “nor this”, found none.",
        "✘ --answer groupName: expected a question for the answer “Riders”, found none.",
      ])
  }

  @Test func `an expected outcome is a success, whatever it is`() async throws {
    let folder = try Folder()
    try folder.write(
      "a.json", #"{"intent": "SendMessage", "expect": {"outcome": "needsInput"}}"#)
    let result = try await IntentSim.run(["run", "a.json"], folder: folder)
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  // MARK: - Examples

  @Test func `an example of each end in each app goes as its file expects`() async throws {
    // `replay` runs all examples much faster in one program.
    var ends: Set<[String]> = []
    let examples = try Examples.scenarios().filter { example in
      let folder = example.path.split(separator: "/").dropLast().joined(separator: "/")
      let expectation = try Examples.value(of: example)["expect"]
      let end = ["outcome", "phase", "reason"].map { expectation?[$0].map { "\($0)" } ?? "" }
      return ends.insert([folder, "\(example.status)"] + end).inserted
    }
    #expect(examples.count > 60)
    for example in examples {
      let result = try await IntentSim.run(["run", example.path, "--format", "json"])
      let report = try JSONReader.value(from: result.output)
      #expect(report["differences"] == [], "\(example.path)")
      #expect(result.status == example.status, "\(example.path)")
    }
  }

  @Test(arguments: [("which-bill", "en"), ("which-bill-ja", "ja")])
  func `a request reads as a conversation`(_ name: String, _ language: String) async throws {
    for locale in ["C", "en_US.UTF-8", "fr_FR"] {
      let result = try await IntentSim.run(
        ["run", "Examples/Scenarios/UnicornChat/\(name).json"], environment: ["LC_ALL": locale])
      #expect(result.status == 0)
      #expect(result.errors == "")
      try expectGolden(result.output, "\(name).txt")
    }
  }

}
