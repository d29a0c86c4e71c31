import IntentKitCore

extension Language {
  /// Returns the grammar for sentences of some intents.
  func grammar(for schemas: [IntentSchema]) -> SentenceGrammar {
    do {
      return try SentenceGrammar(templates(for: schemas), for: schemas)
    } catch {
      // The texts are part of this module, and a test reads each of them.
      preconditionFailure("\(error)")
    }
  }

  /// Returns the templates for sentences of some intents.
  ///
  /// Only the texts of the intents' domains are read.
  func templates(for schemas: [IntentSchema]) -> SentenceTemplates {
    let domains = Set(schemas.map(\.domain))
    let intents = Set(schemas.map(\.name))
    do {
      var templates = try SentenceTemplates(templateTexts.rules)
      for (domain, text) in templateTexts.domains where domains.contains(domain) {
        templates.append(try SentenceTemplates(text, for: intents))
      }
      return templates
    } catch {
      // The texts are part of this module, and a test reads each of them.
      preconditionFailure("\(error)")
    }
  }

  /// The texts of the templates: the rules for all domains, and the templates by domain.
  var templateTexts: (rules: String, domains: [(String, String)]) {
    switch self {
    case .english: (EnglishSentences.rules, EnglishSentences.domains)
    case .japanese: (JapaneseSentences.rules, JapaneseSentences.domains)
    }
  }
}
