import IntentKitCore
import TestSupport
import Testing

/// The texts of invalid scenarios with their errors.
private let mistakes: [(text: String, message: String)] = [
  ("", "1:1: found an empty text, expected a value."),
  (" \n ", "1:1: found only whitespace, expected a value."),
  ("{\"intent\":", "1:11: the text ends too early, expected a value."),
  ("{\"intent\": \"SendMessage\"", "1:25: the text ends too early, expected “,” or “}”."),
  ("{\"intent\": SendMessage}", "1:12: found “SendMessage”, expected a value."),
  ("{}", "1:1: intent: found nothing, expected an intent or say."),
  ("[]", "1:1: found an empty array, expected a Scenario object."),
  ("42", "1:1: found the number 42, expected a Scenario object."),
  ("{\"intent\": 7}", "1:2: intent: found the number 7, expected a string."),
  (
    "{\"version\": 2, \"intent\": \"SendMessage\", \"steps\": []}",
    "1:2: version: found version 2, expected version 1. A newer release may read it."
  ),
  (
    "{\"version\": 0, \"intent\": \"SendMessage\"}",
    "1:2: version: found version 0, expected version 1."
  ),
  (
    "{\"intent\": \"SendMessage\",\n \"expects\": {}}",
    "2:2: expects: found the key “expects”, expected one of $schema, version, name, tags, strict, app, "
      + "appName, definition, handler, source, watchSeconds, pickSeconds, locale, given, say, intent, parameters, turns, expect. "
      + "Did you mean “expect”?"
  ),
  (
    "{\"intent\": \"SendMesage\"}",
    "1:2: intent: found the intent “SendMesage”, expected one of SiriKit's intents, or "
      + "OrderSoup, OrderUsual, OrderBowl, ShowDirections, ShowRecipe, AddToShoppingList. "
      + "Did you mean “SendMessage”?"
  ),
  (
    "{\"intent\": \"SendMessage\",\r\n \"parameters\": {\"content\": 5}}",
    "2:17: parameters.content: found the number 5, expected a string."
  ),
  (
    "{\"intent\": \"SendMessage\", \"parameters\": {\"recipients\": [\"Bill\", true]}}",
    "1:65: parameters.recipients[1]: found true, expected "
  ),
  (
    "{\"intent\": \"SendMessage\", \"turns\": [{\"asked\": \"recipient\", \"answer\": \"x\"}]}",
    "1:38: turns[0].asked: found the question “recipient”, expected one of recipients, groupName, "
      + "outgoingMessageType, content, speakableGroupName, confirmation, change, unlock, "
      + "authorization. "
      + "Did you mean “recipients”?"
  ),
  (
    "{\"intent\": \"SendMessage\", \"turns\": [{\"why\": \"needsValue\"}]}",
    "1:37: turns[0]: found a turn with neither “asked” nor “answer”, expected one of them, or both."
  ),
  (
    "{\"intent\": \"SendMessage\", \"expect\": {\"outcome\": \"success\"}}",
    "1:38: expect.outcome: found the name “success”, expected one of succeeded, inProgress, "
      + "continuedInApp, handledInApp, failed, requiresAppLaunch, cancelled, needsInput, "
      + "awaitingConfirmation, gaveUp, refused."
  ),
  (
    "{\"intent\": \"SendMessage\", \"given\": {\"settings\": {\"signdIn\": true}}}",
    "1:50: given.settings.signdIn: found the key “signdIn”, expected one of signedIn, online, "
      + "contacts, groups. Did you mean “signedIn”?"
  ),
  (
    "{\"intent\": \"SendMessage\", \"app\": \"Lighthouse\"}",
    "1:27: app: found the app “Lighthouse”, expected one of \(appNames). For another app, "
      + "use --extension PATH."
  ),
  (
    "{\"intent\": \"SendMessage\", \"intent\": \"StartCall\"}",
    "1:27: found the duplicate key “intent”, expected unique keys in an object."
  ),
  (
    String(repeating: "[", count: 100_000),
    "1:257: found another level of nesting, expected at most 256 levels."
  ),
]

@Suite("Scenario files")
struct ScenarioFileTests {
  @Test(arguments: mistakes)
  func `each mistake in a scenario is reported with its place`(_ text: String, _ message: String)
    async throws
  {
    let folder = try Folder()
    try folder.write("a.json", text)
    let result = try await IntentSim.run(["run", "a.json"], folder: folder)
    #expect(result.status == 2)
    #expect(result.output == "")
    if message.hasSuffix(" ") {
      #expect(result.errors.hasPrefix("intentsim: a.json:\(message)"))
    } else {
      #expect(result.errors == "intentsim: a.json:\(message)\n")
    }
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0x00], "a.json:1:1: found a byte that isn't UTF-8, expected a value."),
      (
        Array("{\"intent\": \"Se".utf8) + [0xC0, 0x80] + Array("\"}".utf8),
        "a.json:1:15: found a byte that isn't UTF-8, expected "
      ),
      (Array("\0".utf8), "a.json:1:1: found the invisible character U+0000, expected a value."),
    ] as [([UInt8], String)])
  func `a file that is not text is reported`(_ bytes: [UInt8], _ message: String) async throws {
    let folder = try Folder()
    try folder.write("a.json", bytes)
    let result = try await IntentSim.run(["run", "a.json"], folder: folder)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("intentsim: \(message)"))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test(
    arguments: [
      ("missing.json", "missing.json cannot be read: No such file or directory."),
      ("", " cannot be read: No such file or directory."),
      (
        ".",
        "“.” is a folder, and run takes one scenario. To run all scenarios in it, use "
          + "“intentsim replay .”."
      ),
      ("/dev/null", "/dev/null:1:1: found an empty text, expected a value."),
      ("/dev/zero", "/dev/zero exceeds the maximum size of 64 MiB."),
    ])
  func `a file that cannot be read is reported with the system's reason`(
    _ path: String, _ message: String
  ) async throws {
    let result = try await IntentSim.run(["run", path], folder: Folder())
    #expect(result.status == 2)
    #expect(result.errors == "intentsim: \(message)\n")
  }

  @Test(.disabled(if: isRoot, "root may read everything"))
  func `a file without read permission is reported`() async throws {
    let folder = try Folder()
    try folder.write("a.json", "{}")
    let result = try await IntentSim.run(
      ["run", "a.json"], folder: folder, redirections: "chmod 0 a.json")
    #expect(result.status == 2)
    #expect(result.errors == "intentsim: a.json cannot be read: Permission denied.\n")
  }

  @Test func `a byte order mark and line ends of Windows are ignored`() async throws {
    let folder = try Folder()
    try folder.write(
      "a.json",
      "\u{FEFF}{\r\n \"intent\": \"SendMessage\",\r\n \"turns\": [\"Tom\", \"hi\", \"yes\"]\r\n}\r\n"
    )
    let result = try await IntentSim.run(["run", "a.json", "-q"], folder: folder)
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test func `an unknown key among 200,000 parameters is reported`() async throws {
    let folder = try Folder()
    let members = (0..<200_000).map { "\"p\($0)\":\($0)" }.joined(separator: ",")
    try folder.write("a.json", "{\"intent\":\"SendMessage\",\"parameters\":{\(members)}}")
    let result = try await IntentSim.run(["run", "a.json"], folder: folder)
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(
        "intentsim: a.json:1:39: parameters.p0: found the key “p0”, expected one of recipients, "))
  }

  @Test func `a dash is the standard input`() async throws {
    let scenario = "{\"intent\": \"SendMessage\", \"turns\": [\"Tom\", \"hi\", \"yes\"]}"
    let good = try await IntentSim.run(["run", "-", "-q"], input: scenario)
    #expect(good.status == 0)
    let bad = try await IntentSim.run(["run", "-"], input: "{\"intent\": ")
    #expect(bad.status == 2)
    #expect(bad.errors == "intentsim: -:1:12: the text ends too early, expected a value.\n")
    let closed = try await IntentSim.run(["run", "-"], redirections: "exec <&-")
    #expect(closed.status == 2)
    #expect(closed.errors == "intentsim: - cannot be read: Bad file descriptor.\n")
  }

  @Test func `the control characters of a scenario are not written to the terminal`() async throws {
    let folder = try Folder()
    try folder.write(
      "a.json",
      #"{"intent": "SendMessage", "turns": ["Tom", "\u001b]0;x\u0007\n\u001b[2J", "yes"]}"#
    )
    for arguments in [["run", "a.json"], ["run", "a.json", "--trace", "--color", "always"]] {
      let result = try await IntentSim.run(arguments, folder: folder)
      #expect(result.status == 0)
      #expect(!result.output.contains("\u{7}") && !result.output.contains("\u{1B}]"))
      #expect(!result.output.contains("\u{1B}[2J"))
    }
    for text in [
      #"{"intent": "Send\u001b[2J\nMessage"}"#,
      #"{"intent": "SendMessage", "appName": "\u001b]0;x\u0007\n"}"#,
    ] {
      try folder.write("b.json", text)
      let result = try await IntentSim.run(["run", "b.json"], folder: folder)
      #expect(result.status == 2)
      #expect(!result.errors.contains("\u{1B}") && !result.errors.contains("\u{7}"))
    }
  }
}

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

private let isRoot = getuid() == 0
