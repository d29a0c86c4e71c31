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

/// The messages of the compiler on names that don't exist.
@Suite struct `Misspelled names` {
  private static let compiler = RequiredTool("swiftc", requiredBy: "INTENTKIT_REQUIRE_TOOLS")

  @Test(.enabled(if: compiler.isWanted, "swiftc isn't installed"))
  func `the compiler names the misspelled member and no other kind of intent`() async throws {
    let program = try #require(Self.compiler.program)
    let folder = try Folder()
    var files: [String] = []
    for (index, misspelled) in MisspelledName.all.enumerated() {
      // A module has one declaration of each name.
      let text = misspelled.text.replacing("Handler()", with: "Handler\(index)()")
        .replacing("struct Handler:", with: "struct Handler\(index):")
        .replacing("func test()", with: "func test\(index)()")
      try folder.write("Test\(index).swift", text)
      files.append(folder.url(of: "Test\(index).swift").path)
    }
    let modules = try #require(Self.modules)
    let headers = PackageUnderTest.url(of: "Sources/CIntentKitPlatform/include")
    let arguments = [
      "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-diagnostic-style=llvm",
      "-I", modules.path, "-I", headers.path,
    ]
    let run = try await ProgramRun.result(of: program, arguments + files)
    let errors = run.errors.split(separator: "\n").filter { $0.contains(" error: ") }
    for (index, misspelled) in MisspelledName.all.enumerated() {
      let messages = errors.filter { $0.contains("Test\(index).swift:") }
        .compactMap { $0.components(separatedBy: " error: ").last }
      #expect(messages == [misspelled.message], "\(misspelled.line)\n\(run.errors)")
    }
  }

  /// The folder with the modules that are built with the tests.
  private static var modules: URL? {
    guard let guest = try? BuiltProgram.path(of: "ChatGuest") else { return nil }
    let folder = URL(filePath: guest).deletingLastPathComponent().appending(path: "Modules")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }
}
