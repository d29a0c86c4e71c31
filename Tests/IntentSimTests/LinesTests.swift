import IntentKitCore
import TestSupport
import Testing

@Suite("intentsim lines")
struct LinesTests {
  @Test func `the lines of a sample app are a table in all languages`() async throws {
    let result = try await IntentSim.run(["lines", "UnicornChat"])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("SendMessage · UnicornChat\n"))
    #expect(result.output.contains("\nrecipients\n  needsValue                  To whom shall I"))
    #expect(result.output.contains("\n                              どなたに送りますか？\n"))
    #expect(result.output.contains("\nAny intent · UnicornChat\n"))
  }

  @Test(arguments: [("en", "Sent."), ("ja", "送信しました。")])
  func `lines are also JSON, in one language if wanted`(
    _ language: String, _ spoken: String
  ) async throws {
    let options = ["lines", "柿の種", "--locale", language, "--format"]
    let result = try await IntentSim.run(options + ["json"])
    let value = try JSONReader.value(from: result.output)
    #expect(value["app"] == "UnicornChat")
    guard case .array(let lines)? = value["lines"] else {
      Issue.record("no lines")
      return
    }
    #expect(lines.allSatisfy { $0["language"] == .string(language) })
    let success = lines.first { $0["cause"] == "success" }
    #expect(
      success == [
        "language": .string(language), "intent": "SendMessage", "phase": "handle",
        "cause": "success", "spoken": .string(spoken),
      ])
    let items = try await IntentSim.run(options + ["ndjson"])
    #expect(items.output.split(separator: "\n").count == lines.count)
  }

  @Test(.requires(.python3))
  func `an extension has lines for its own intents`() async throws {
    let result = try await IntentSim.run([
      "lines", "--extension", "Examples/PythonGuest/guest.py", "--locale", "en",
    ])
    #expect(result.status == 0)
    #expect(result.output.contains("Which soup would you like?"))
    #expect(
      result.output.contains(
        "  failureKitchenClosed        Something went wrong. PythonGuest says, “The kitchen"))
  }

  @Test func `a manifest has lines for SiriKit's intents`() async throws {
    let result = try await IntentSim.run([
      "lines", "--manifest", "Examples/Manifests/UnicornRides.json", "--locale", "en",
    ])
    #expect(result.status == 0)
    #expect(result.output.contains("RequestRide · UnicornRides\n"))
  }

  @Test(arguments: [
    ([], "lines needs one app"), (["UnicornChat", "--manifest", "x"], "lines needs one app"),
    (["UnicornChut"], "Did you mean “UnicornChat”?"),
  ])
  func `an app is required`(_ arguments: [String], _ message: String) async throws {
    let result = try await IntentSim.run(["lines"] + arguments)
    #expect(result.status != 0)
    #expect(result.errors.contains(message))
    #expect(result.output.isEmpty)
  }
}
