import Foundation
import IntentKitTesting
import TestSupport
import Testing

/// A line of a test that the compiler rejects.
struct MisspelledName: Sendable, CustomTestStringConvertible {
  /// The line, in a test of a message.
  let line: String
  /// The message of the compiler, without its place.
  let message: String

  var testDescription: String { line }

  static let all = [
    MisspelledName(
      line: #"await siri.asks(\.recipient)"#,
      message: "value of type 'SendMessageIntent' has no member 'recipient'"),
    MisspelledName(
      line: #"await siri.asks(\.recipient, why: .disambiguation, options: ["Bill"])"#,
      message: "value of type 'SendMessageIntent' has no member 'recipient'"),
    MisspelledName(
      line: #"await siri.asks(\.recipients, why: .disambigution)"#,
      message: "type 'ResultKind?' has no member 'disambigution'"),
    MisspelledName(
      line: #"await siri.asks(\.recipients, reason: .noAcount)"#,
      message: "type 'ResultReason?' has no member 'noAcount'"),
    MisspelledName(
      line: #"await siri.asks("recipients")"#,
      message: "cannot convert value of type 'String' to expected argument type "
        + "'PartialKeyPath<SendMessageIntent>'"),
    MisspelledName(
      line: "await siri.answers(.noo)", message: "type 'Answer' has no member 'noo'"),
    MisspelledName(
      line: "await siri.judges(.slowAnswr)",
      message: "type 'Verdict.ID' has no member 'slowAnswr'"),
    MisspelledName(
      line: "await siri.ends(.succeded)",
      message: "type 'Outcome.Result?' has no member 'succeded'"),
    MisspelledName(
      line: "await siri.ends(.succeeded, code: .sucess)",
      message: "type 'SendMessageIntentResponseCode?' has no member 'sucess'"),
    MisspelledName(
      line: "await siri.ends(.refused, reason: .loked)",
      message: "type 'Outcome.Reason?' has no member 'loked'"),
  ]

  /// The text of a test with the line.
  var text: String {
    """
    import IntentKitTesting

    struct Handler: SendMessageIntentHandling {
      func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
        SendMessageIntentResponse(code: .success)
      }
    }

    func test() async {
      await IntentTester(SendMessageIntent(recipients: ["Bill"], content: "hello"), handler: Handler())
        .expectConversation { siri in
          \(line)
        }
    }
    """
  }
}

/// The messages of the compiler on the lines of tests.
@Suite(.requires(.swiftc)) struct `Compiled lines` {
  @Test func `the compiler names the misspelled member and no other kind of intent`() async throws {
    let errors = try await Compiler.errors(in: MisspelledName.all.map(\.text))
    for (misspelled, messages) in zip(MisspelledName.all, errors) {
      #expect(messages == [misspelled.message], "\(misspelled.line)")
    }
  }

  @Test func `the lines that failures show compile as printed`() async throws {
    let folder = PackageUnderTest.url(of: "Tests/IntentKitTestingTests/Golden")
    let texts = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .flatMap { name in
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
          .components(separatedBy: "\n──\n")
      }
    let programs = texts.compactMap(Self.program)
    #expect(programs.count > 40)
    for (program, messages) in zip(programs, try await Compiler.errors(in: programs)) {
      #expect(messages.isEmpty, "\(program)")
    }
  }

  /// Returns a program with the lines of a failure, if it shows any.
  private static func program(of failure: String) -> String? {
    let lines = failure.split(separator: "\n").filter { $0.hasPrefix("  await siri.") }
    let intent = failure.firstMatch(of: #/(?m)^  (\w+) · /#)?.1
    guard let intent, !lines.isEmpty else { return nil }
    let type = intent == "MakeCoffee" ? "DynamicIntent" : "\(intent)Intent"
    return """
      import IntentKitTesting
      func test(_ siri: TestConversation<\(type)>) async {
      \(lines.joined(separator: "\n"))
      }
      """
  }
}

/// The compiler, with the modules that are built with the tests.
private enum Compiler {
  /// Returns the messages of the errors in each of several programs.
  static func errors(in programs: [String]) async throws -> [[String]] {
    let program = try #require(InstalledTool.swiftc.program)
    let folder = try Folder()
    let names = programs.indices.map { "Program\($0).swift" }
    for (index, (name, text)) in zip(names, programs).enumerated() {
      // The programs are files of one module, in which a name is declared once.
      try folder.write(
        name,
        text.replacing("Handler:", with: "Handler\(index):")
          .replacing("Handler()", with: "Handler\(index)()")
          .replacing("func test(", with: "func test\(index)("))
    }
    let guest = URL(filePath: try BuiltProgram.path(of: "ChatGuest"))
    let modules = guest.deletingLastPathComponent().appending(path: "Modules")
    let headers = PackageUnderTest.url(of: "Sources/CIntentKitPlatform/include")
    let run = try await ProgramRun.result(
      of: program,
      [
        "-typecheck", "-wmo", "-module-cache-path", folder.url(of: "cache").path,
        "-parse-as-library", "-swift-version", "6", "-diagnostic-style=llvm",
        "-I", modules.path, "-I", headers.path,
      ] + names.map { folder.url(of: $0).path })
    let errors = run.errors.split(separator: "\n").filter { $0.contains(" error: ") }
    // An error in another place is one of the test itself.
    let others = errors.filter { error in !names.contains { error.contains("/\($0):") } }
    #expect(others == [])
    return names.map { name in
      errors.filter { $0.contains("/\(name):") }
        .compactMap { $0.components(separatedBy: " error: ").last }
    }
  }
}
