import IntentKitCore
import IntentKitLanguage
import Testing

/// Sentences with a foreign word at each place, and without each of their words.
@Suite("Nothing is lost")
struct NothingIsLostTests {
  static let sentences: [(language: String, words: [String])] = [
    ("en", ["Get", "me", "a", "ride", "from", "Harpa", "to", "Perlan", "at", "8", "am"]),
    ("en", ["Book", "an", "SUV", "to", "the", "airport", "for", "five", "people"]),
    ("en", ["Cancel", "my", "ride"]),
    ("en", ["Where", "is", "my", "taxi"]),
    ("en", ["Send", "a", "message", "to", "Tom"]),
    ("en", ["Show", "my", "unread", "messages", "from", "Anne"]),
    ("ja", ["新宿駅", "から", "成田空港", "まで", "車", "を", "呼んで"]),
    ("ja", ["明日", "8時", "に", "タクシー", "を", "呼んで"]),
    ("ja", ["太郎", "に", "メッセージ", "を", "送って"]),
  ]

  /// Negations, signs, numbers, other people, days, rare nouns.
  static let foreignWords = [
    "en": [
      "not", "never", "except", "unless", "minus", "half", "without", "-", "7", "seventeen",
      "Grace", "Monday", "yesterday", "umbrella", "purple", "if", "only", "$5",
    ],
    "ja": ["以外", "ない", "7", "月曜", "傘", "昨日", "半分", "紫", "$5"],
  ]

  /// A word that isn't said can't be without effect: it is a part of a value, or the sentence isn't
  /// understood as a whole.
  @Test(arguments: sentences.indices)
  func `a foreign word is in a value or the sentence isn't understood`(_ index: Int) throws {
    let (language, words) = Self.sentences[index]
    let reader = TestLanguage.reader(language)
    let separator = language == "en" ? " " : ""
    let plain = try #require(reader.reading(of: words.joined(separator: separator)).meaning)
    for foreign in (Self.foreignWords[language] ?? []) {
      for place in 0...words.count {
        var changed = words
        changed.insert(foreign, at: place)
        let sentence = changed.joined(separator: separator)
        for meaning in reader.reading(of: sentence).meanings {
          #expect(meaning.text != plain.text, "\(sentence): \(meaning.explanation)")
        }
      }
    }
  }

  /// Without the word of a value, the value changes.
  @Test(arguments: sentences.indices)
  func `without the word of a value, the meaning changes`(_ index: Int) throws {
    let (language, words) = Self.sentences[index]
    let reader = TestLanguage.reader(language)
    let separator = language == "en" ? " " : ""
    let plain = try #require(reader.reading(of: words.joined(separator: separator)).meaning)
    let values = plain.words.filter { if case .value = $0.role { true } else { false } }
      .map(\.text).joined(separator: " ")
    for place in words.indices where values.contains(words[place]) && words[place] != "the" {
      guard !["a", "an"].contains(words[place]) else { continue }
      var changed = words
      changed.remove(at: place)
      let sentence = changed.joined(separator: separator)
      for meaning in reader.reading(of: sentence).meanings {
        #expect(meaning.text != plain.text, "\(sentence): \(meaning.explanation)")
      }
    }
  }
}
