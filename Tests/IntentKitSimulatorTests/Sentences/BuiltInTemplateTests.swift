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

  @Test(arguments: Language.allCases)
  func `each intent that can be spoken has sentences`(_ language: Language) async {
    // These requests come from a restaurant's booking form or the system, or StartCall replaced
    // them.
    let unspoken: Set = [
      "StartAudioCall", "StartVideoCall",
      "GetAvailableRestaurantReservationBookingDefaults", "GetRestaurantGuest", "ShareFocusStatus",
      "GetReservationDetails",
    ]
    for schema in Self.schemas where !unspoken.contains(schema.name) {
      let phrases = await onOwnThread { language.examplePhrases(of: schema) }
      #expect(!phrases.isEmpty, "\(schema.name)")
    }
  }

  @Test(arguments: Language.allCases)
  func `the sentences of an app name it`(_ language: Language) async {
    let phrases = await onOwnThread {
      language.examplePhrases(of: StartWorkoutIntent.schema, app: "MoveMate")
    }
    #expect(phrases.allSatisfy { $0.contains("MoveMate") })
  }
}
