import IntentKitCore
import IntentKitLanguage
import LanguageFiles
import Testing

/// The examples of each intent in the languages' files.
@Suite("Examples")
struct ExampleTests {
  /// Returns the sentences of an example: without the part that names an app, and with it.
  private static func sentences(of example: String, app: String) -> [String] {
    guard let open = example.firstIndex(of: "["), let close = example.firstIndex(of: "]") else {
      return [example]
    }
    let (before, after) = (example[..<open], example[example.index(after: close)...])
    let part = example[example.index(after: open)..<close]
    let pieces = part.split(separator: "{app}", omittingEmptySubsequences: false)
    return ["\(before)\(after)", "\(before)\(pieces.joined(separator: app))\(after)"]
  }

  // The limits are today's numbers of examples that aren't understood, most of them for a reason that
  // stands before the request; they fall to zero as rules are added.
  @Test(arguments: [("en", 0, 0), ("ja", 42, 1)])
  func `few examples aren't understood`(_ language: String, _ limit: Int, _ wrongLimit: Int) throws
  {
    var (asked, wrong): ([String], [String]) = ([], [])
    for frame in try #require(LanguageTable.table(of: language)).frames {
      let app = TestLanguage.apps.first { $0.intents.contains { $0.name == frame.intent } }
      let name = try #require(app?.names.first, "no app has \(frame.intent)")
      for sentence in frame.examples.flatMap({ Self.sentences(of: $0, app: name) }) {
        let meaning = TestLanguage.reader(language).reading(of: sentence).meaning
        if meaning == nil { asked.append(sentence) }
        if let meaning, meaning.intent.name != frame.intent {
          wrong.append("\(sentence): \(meaning.text)")
        }
      }
    }
    #expect(asked.count <= limit, "\(asked)")
    #expect(wrong.count <= wrongLimit, "\(wrong)")
  }
}
