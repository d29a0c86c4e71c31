import Foundation
import IntentKitCore
import TestSupport
import Testing

@testable import IntentKitSimulator

/// The templates of SiriKit's intents, in all languages.
@Suite("Templates of SiriKit's intents", .serialized)
struct BuiltInTemplateTests {
  private static let schemas = SystemIntents.all.map { $0.schema }
  private static let now = Date(timeIntervalSinceReferenceDate: 788_950_800)

  @Test(arguments: Language.allCases)
  func `all templates are valid`(_ language: Language) async throws {
    try await onOwnThread { Result { try Self.checkTemplates(language) } }.get()
  }

  private static func checkTemplates(_ language: Language) throws {
    var templates = try SentenceTemplates(language.templateTexts.rules)
    for (domain, text) in language.templateTexts.domains {
      let own = try SentenceTemplates(text)
      for (intent, text, _) in own.templates where intent != "Nothing" {
        let schema = SystemIntents.named(intent)?.schema
        #expect(schema?.domain == domain, "\(intent): \(text)")
      }
      templates.append(own)
    }
    _ = try SentenceGrammar(templates, for: schemas)
  }

  /// The intents that aren't spoken: they come from a restaurant's booking form or the system, or
  /// StartCall replaced them.
  private static let unspoken: Set = [
    "StartAudioCall", "StartVideoCall",
    "GetAvailableRestaurantReservationBookingDefaults", "GetRestaurantGuest", "ShareFocusStatus",
    "GetReservationDetails",
  ]

  @Test(arguments: Language.allCases)
  func `each intent that can be spoken has examples`(_ language: Language) {
    for schema in Self.schemas {
      let examples = language.examplePhrases(of: schema)
      #expect(examples.count >= 3 || Self.unspoken.contains(schema.name), "\(schema.name)")
      #expect(Set(examples).count == examples.count, "\(schema.name)")
    }
  }

  @Test(arguments: Language.allCases)
  func `examples are understood as their intent, with and without the name of an app`(
    _ language: Language
  ) async {
    let wrong = await onOwnThread { Self.misunderstoodExamples(language) }
    #expect(wrong == [])
  }

  private static func misunderstoodExamples(_ language: Language) -> [String] {
    Dictionary(grouping: schemas, by: \.domain).values.flatMap { schemas in
      let reader = SentenceReader(
        apps: [SpokenApp(names: ["MoveMate"], intents: schemas)], language: language, now: now)
      return schemas.flatMap { schema -> [String] in
        language.writtenExamples(of: schema.name).compactMap { example -> String? in
          let meanings = [nil, "MoveMate"].map {
            reader.reading(of: example.sentence(for: $0)).interpretations.first
          }
          let isUnderstood =
            meanings.allSatisfy { $0?.intent == schema.name }
            && meanings[0]?.parameters == meanings[1]?.parameters
          guard !isUnderstood else { return nil }
          let found = meanings.map {
            $0.map { "\($0.intent) \($0.parameters)" } ?? "not understood"
          }
          return "\(schema.name): \(example.text): \(found.joined(separator: " | "))"
        }
      }
    }
  }

  @Test(arguments: [
    (["INStartVideoCallIntent", "INStartCallIntent"], "StartCall"),
    (["INStartVideoCallIntent"], "StartVideoCall"),
  ])
  func `an app with a deprecated intent and its replacement gets the replacement`(
    _ declared: [String], _ intent: String
  ) async {
    let app = SpokenApp(AppDescription(displayName: "Phone", intentsSupported: declared))
    let meaning = await onOwnThread {
      SentenceReader(apps: [app], language: .english, now: Self.now)
        .reading(of: "start a video call with Bill using Phone").interpretations.first?.intent
    }
    #expect(meaning == intent)
  }

  @Test(arguments: Language.allCases)
  func `the examples for an app name it`(_ language: Language) {
    for schema in Self.schemas {
      let phrases = language.examplePhrases(of: schema, app: "MoveMate")
      #expect(phrases.allSatisfy { $0.contains("MoveMate") }, "\(schema.name)")
    }
  }
}
