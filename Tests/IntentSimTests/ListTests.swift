import Foundation
import IntentKitCore
import TestSupport
import Testing

@Suite("intentsim list and describe")
struct ListTests {
  @Test func `the list has every intent and every app within 100 columns`() async throws {
    let result = try await IntentSim.run(["list"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    for intent in SystemIntents.all {
      #expect(result.output.contains("\n  \(intent.schema.name) "))
    }
    for name in SystemIntents.domains + ["UnicornChat", "FaultyChat"] {
      #expect(result.output.contains(name))
    }
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(result.output.contains("Starts a call without video. (deprecated)\n"))
  }

  @Test func `the list names the intents for which an app has views`() async throws {
    let all = try await IntentSim.run(["list", "--apps"])
    #expect(
      all.output.contains(
        "  Has views for SendPayment, RequestPayment, SearchForAccounts.\n"), "\(all.output)")
    #expect(all.output.contains("  Has views for all of them.\n"), "\(all.output)")
    let guest = ["list", "--apps", "--extension", try ExtensionTests.program("ChatGuest")]
    let japanese = try await IntentSim.run(guest + ["--locale", "ja"])
    #expect(japanese.output.contains("すべてに独自の画面があります。\n"), "\(japanese.output)")
    let value = try JSONReader.value(
      from: try await IntentSim.run(guest + ["--format", "json"]).output)
    #expect(value["apps"]?[0]?["views"] == ["SendMessage"])
  }

  @Test(.requires(.python3))
  func `the description lists the methods that a guest declares and lacks`() async throws {
    let guest = ["--extension", "Examples/PythonGuest/guest.py"]
    let message = try await IntentSim.run(["describe", "SendMessage"] + guest)
    #expect(message.status == 0)
    for line in [
      "  resolve content              declared",
      "  resolve outgoingMessageType  missing: the value is taken as it is",
      "  handle                       declared",
    ] {
      #expect(message.output.contains("\(line)\n"), "\(line)")
    }
    let value = try JSONReader.value(
      from: try await IntentSim.run(["describe", "SendMessage", "--format", "json"] + guest).output)
    #expect(
      value["methods"]?["implemented"] == [
        "resolve recipients", "resolve content", "confirm", "handle",
      ])
    #expect(value["methods"]?["unknown"] == [])
    // A program that declares nothing, and no program at all, have no such section.
    let call = try await IntentSim.run(["describe", "StartCall"] + guest)
    #expect(!call.output.contains("Methods of the handler"))
  }

  @Test(arguments: [
    "AddTasks", "CreateNote", "SearchForNotebookItems", "SetTaskAttribute", "SnoozeTasks",
  ])
  func `the list and the description show that SDK 27 deprecates an intent`(
    _ name: String
  ) async throws {
    let list = try await IntentSim.run(["list", "--intents"])
    #expect(
      list.output.split(separator: "\n").contains {
        $0.hasPrefix("  \(name) ") && $0.hasSuffix("(deprecated)")
      })
    let lines = try await IntentSim.run(["list", "--intents", "--format", "ndjson"])
    let items = try lines.output.split(separator: "\n").map {
      try JSONReader.value(from: String($0))
    }
    #expect(items.first { $0["intent"] == .string(name) }?["isDeprecated"] == true)
    let description = try await IntentSim.run(["describe", name])
    #expect(description.output.contains("Deprecated since iOS 27.0, watchOS 27.0."))
    let value = try JSONReader.value(
      from: try await IntentSim.run(["describe", name, "--format", "json"]).output)
    #expect(value["availability"]?["deprecated"] == ["iOS": "27.0", "watchOS": "27.0"])
  }

  @Test(
    arguments: [
      ([], 2), (["--apps"], 1), (["--intents"], 1), (["--apps", "--intents"], 2),
    ] as [([String], Int)])
  func `the list can be restricted to intents or apps`(_ options: [String], _ count: Int)
    async throws
  {
    let result = try await IntentSim.run(["list", "--format", "json"] + options)
    guard case .object(let members) = try JSONReader.value(from: result.output) else {
      Issue.record("no object")
      return
    }
    #expect(members.count == count)
    let lines = try await IntentSim.run(["list", "--format", "ndjson"] + options)
    let items = try lines.output.split(separator: "\n").map {
      try JSONReader.value(from: String($0))
    }
    let listed = members.values.reduce(0) { count, list in
      if case .array(let values) = list { count + values.count } else { count }
    }
    #expect(items.count == listed)
    #expect(items.allSatisfy { $0["summary"] != nil })
  }

  @Test func `a description equals its golden file`() async throws {
    for name in ["SendMessage", "SendMessageIntent", "INSendMessageIntent", "insendmessageintent"] {
      let result = try await IntentSim.run(["describe", name])
      #expect(result.status == 0)
      #expect(result.errors == "")
      try expectGolden(result.output, "describe-SendMessage.txt")
    }
  }

  @Test(arguments: ["RequestRide", "GetAvailableRestaurantReservationBookingDefaults", "PlayMedia"])
  func `each description fits in 100 columns`(_ name: String) async throws {
    let result = try await IntentSim.run(["describe", name])
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").filter { $0.count > 100 } == [])
  }

  @Test(arguments: ["json", "ndjson"])
  func `a description as JSON has everything of the schema`(_ format: String) async throws {
    let result = try await IntentSim.run(["describe", "PlayMedia", "--format", format])
    let value = try JSONReader.value(from: result.output)
    let schema = PlayMediaIntent.schema
    #expect(value["name"] == "PlayMedia")
    #expect(value["isHandled"] == true)
    for (key, count) in [
      ("parameters", schema.parameters.count), ("resolveMethods", schema.resolveMethods.count),
      ("responseCodes", schema.responseCodes.count),
    ] {
      guard case .array(let values)? = value[key] else {
        Issue.record("no \(key)")
        return
      }
      #expect(values.count == count)
    }
    #expect((format == "ndjson") == (result.output.filter { $0 == "\n" }.count == 1))
  }

  // MARK: - Extensions

  private static func program(_ name: String) throws -> String {
    try #require(IntentSim.program).deletingLastPathComponent().appending(path: name).path
  }

  private static let undeclared =
    PackageUnderTest.root.appending(path: "Tests/Guests/Scripts/undeclared.sh").path

  @Test func `a custom intent is described like one of SiriKit's`() async throws {
    for name in ["BakeBread", "BakeBreadIntent", "bakebread"] {
      let result = try await IntentSim.run(["describe", name, "--extension", Self.undeclared])
      #expect(result.status == 0)
      #expect(result.errors == "")
      try expectGolden(result.output, "describe-BakeBread.txt")
    }
    let system = try await IntentSim.run(["describe", "SendMessage"])
    let same = try await IntentSim.run(
      ["describe", "SendMessage", "--extension", Self.undeclared])
    #expect(same.output == system.output)
  }

  @Test(arguments: ["json", "ndjson"])
  func `a custom intent is described as JSON`(_ format: String) async throws {
    let result = try await IntentSim.run([
      "describe", "MakeCoffee", "--format", format, "--extension", try Self.program("FaultyGuest"),
    ])
    #expect(result.status == 0, "\(result.errors)")
    let value = try JSONReader.value(from: result.output)
    #expect(value["siriKitName"] == "MakeCoffeeIntent")
    #expect(value["domain"] == "Custom")
    #expect(value["parameters"]?[0]?["prompt"] == "Which roast would you like?")
    #expect(value["parameters"]?[1]?["providesDefault"] == true)
    #expect(value["types"] == [["name": "Roast", "cases": ["light", "dark", "burnt"]]])
    #expect(value["responseProperties"]?[0]?["name"] == "text")
  }

  @Test
  func `an extension is listed with the intents that it declares or defines`() async throws {
    let list = ["list", "--extension", Self.undeclared]
    let intents = """
      Messages
        SendMessage  Sends a message to one or more people.
      Custom
        BakeBread  Bakes a bread.
        BurnBread  Burns \\u{1B}[31ma bread. (not declared)

      """
    let apps = """
      Apps
        Shell  also Muschel
               Handles SendMessage, BakeBread.

      """
    for (options, text) in [
      ([], "\(intents)\n\(apps)"), (["--apps"], apps), (["--intents"], intents),
    ] {
      let result = try await IntentSim.run(list + options)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output == text)
    }
    let machine = try await IntentSim.run(list + ["--format", "json"])
    let value = try JSONReader.value(from: machine.output)
    #expect(
      value["apps"] == [
        [
          "app": "Shell", "alternativeNames": ["Muschel"], "intents": ["SendMessage", "BakeBread"],
        ]
      ])
    #expect(value["intents"]?[1]?["siriKitName"] == "BakeBreadIntent")
    #expect(value["intents"]?[2]?["summary"] == "Burns \u{1B}[31ma bread.")
    #expect(value["intents"]?[3] == nil)
  }

  @Test(
    arguments: [
      (["describe", "BakeBred"], 69, "there is no intent “BakeBred”. Did you mean “BakeBread”?"),
      (["describe", "SendMesage"], 69, "Did you mean “SendMessage”?"),
      (
        ["describe", "Frobnicate"], 69,
        "there is no intent “Frobnicate”. See intentsim list, also with --extension."
      ),
      (
        ["run", "--intent", "Frobnicate"], 2,
        "found the intent “Frobnicate”, expected one that Shell declares: SendMessage, BakeBread."
      ),
      (["run", "--intent", "BakeBred"], 2, "Did you mean “BakeBread”?"),
      (
        ["run", "--intent", "RequestRide"], 2,
        "found the intent “RequestRide”, which no app here handles, expected one that Shell "
          + "declares: SendMessage, BakeBread.\n"
      ),
      (
        ["coverage", "Examples/PythonGuest", "--intent", "BakeBread"], 2,
        "BakeBread is a custom intent, and coverage counts SiriKit's intents only."
      ),
    ] as [([String], Int32, String)])
  func `an unknown intent is reported with the nearest name`(
    _ arguments: [String], _ status: Int32, _ words: String
  ) async throws {
    let result = try await IntentSim.run(arguments + ["--extension", Self.undeclared])
    #expect(result.status == status)
    #expect(result.output == "")
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test(arguments: [["list"], ["describe", "SendMessage"]])
  func `a program that is not an extension cannot be listed`(_ command: [String]) async throws {
    let result = try await IntentSim.run(command + ["--extension", "/nowhere"])
    #expect(result.status == 4)
    #expect(result.errors.contains("/nowhere couldn't be launched"))
    let limit = try await IntentSim.run(command + ["--launch-limit", "1"])
    #expect(limit.status == 2)
    #expect(limit.errors == "intentsim: --launch-limit requires --extension.\n")
    let silent = PackageUnderTest.root.appending(path: "Tests/Guests/Scripts/silent.sh").path
    let late = try await IntentSim.run(
      command + ["--extension", silent, "--launch-limit", "0.05"])
    #expect(late.status == 4)
    #expect(late.errors.contains("didn't send its hello within 0.05 s"), "\(late.errors)")
  }
}
