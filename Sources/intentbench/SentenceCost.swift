import IntentKitCore
import IntentKitSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The cost of understanding a sentence, by language and by the number of names.
enum SentenceCost {
  private static let names = [10, 1_000, 100_000]
  private static let sentences = 2_000

  static func report() async {
    await Measurement(
      name: "names", title: "Understanding a sentence, by names of contacts", unit: "sentence",
      ways: names.map { count in
        let reader = reader(names: count)
        return ("\(count) names", { understand(reader) })
      }
    ).report()
    await Measurement(
      name: "vocabulary", title: "Understanding a sentence, by items of a vocabulary",
      unit: "sentence",
      ways: names.map { count in
        let reader = reader(names: 10, items: count)
        return ("\(count) items", { understand(reader) })
      }
    ).report()
    await Measurement(
      name: "sentences", title: "Understanding a sentence, by language",
      unit: "sentence",
      ways: Language.allCases.map { language in
        let reader = SentenceReader(apps: [everything], language: language, now: now)
        let sentence =
          switch language {
          case .english: "Please send Bill a message saying I'm on my way"
          case .japanese: "太郎さんに「今から行きます」とメッセージを送って"
          }
        return (
          "\(language)",
          {
            for _ in 0..<sentences { blackHole(reader.reading(of: sentence)) }
            return sentences
          }
        )
      }
    ).report()
  }

  private static let now = Date(timeIntervalSinceReferenceDate: 788_950_800)

  private static var everything: SpokenApp {
    SpokenApp(names: ["UnicornChat"], intents: SystemIntents.all.map { $0.schema })
  }

  /// Returns a reader that knows numbers of contacts and of names in the vocabulary of the app.
  private static func reader(names: Int, items: Int = 0) -> SentenceReader {
    let contacts = (0..<names).map { Person(displayName: "\(word($0)) \(word($0 + 7))") }
    let vocabulary = AppVocabulary(parameterVocabularies: [
      .init(
        ["INStartWorkoutIntent.workoutName"],
        items: (0..<items).map { .init("\($0)", synonyms: [.init("\(word($0)) \(word($0 + 7))")]) })
    ])
    return SentenceReader(
      apps: [
        SpokenApp(
          names: ["MoveMate"], intents: [StartWorkoutIntent.schema],
          vocabularies: items == 0 ? [] : [vocabulary])
      ],
      contacts: ContactBook(contacts), now: now)
  }

  private static func understand(_ reader: SentenceReader) -> Int {
    for number in 0..<sentences {
      let word = word(number % 20)
      blackHole(reader.reading(of: "Start a \(word) workout for 20 minutes in MoveMate"))
    }
    return sentences
  }

  /// Returns a word that differs for each number.
  private static func word(_ number: Int) -> String {
    var rest = number
    var word = ""
    repeat {
      word += ["ba", "ce", "di", "fo", "gu", "ka", "le", "mi", "no", "pu"][rest % 10]
      rest /= 10
    } while rest > 0
    return word + "x"
  }
}
