import IntentKitLanguage
import LanguageFiles
import Testing

@Suite("Growth")
struct GrowthTests {
  /// Sentences made of words that fit in many ways.
  static let fragments = [
    "en": [
      "to the airport ", "tell Tom that ", "from Harpa ", "and ", "send a message to Anne saying ",
      "at 8 ", "ride ", "no wait ", "please ",
    ],
    "ja": ["太郎に", "と送って", "から", "まで", "メッセージを", "駅", "の", "8時に", "って"],
  ]

  @Test(arguments: LanguageTable.codes)
  func `the steps grow with the length of the sentence only`(_ language: String) throws {
    let reader = TestLanguage.reader(language)
    let fragments = (Self.fragments[language] ?? [])
    for offset in fragments.indices {
      func steps(_ count: Int) -> Int {
        let text = (0..<count).map { fragments[($0 * (offset + 1) + offset) % fragments.count] }
        return reader.reading(of: text.joined()).steps
      }
      let (short, long) = (steps(10), steps(40))
      // Four times the length; a little more where a limit isn't reached in the short sentence.
      #expect(long < 4 * 3 * short, "\(language) \(offset): \(short), then \(long)")
    }
  }

  @Test(arguments: LanguageTable.codes)
  func `a token takes a bounded number of steps`(_ language: String) throws {
    let reader = TestLanguage.reader(language)
    for fragment in (Self.fragments[language] ?? []) {
      let text = String(repeating: fragment, count: 200 / fragment.count)
      let reading = reader.reading(of: text)
      #expect(reading.steps < 2000 * text.count, "\(fragment): \(reading.steps)")
    }
  }

  @Test func `a sentence with too many words isn't read`() {
    let text = String(repeating: "ride ", count: LanguageReader.maximumTokenCount + 1)
    #expect(TestLanguage.reader("en").reading(of: text).steps == 0)
  }
}
