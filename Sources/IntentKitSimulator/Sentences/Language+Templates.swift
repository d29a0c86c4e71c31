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
      for schema in schemas where schema.domain == IntentSchema.customDomain {
        templates.append(customTemplates(of: schema))
      }
      return templates
    } catch {
      // The texts are part of this module, and a test reads each of them.
      preconditionFailure("\(error)")
    }
  }

  /// Returns the templates of a custom intent, without phrases that aren't valid.
  private func customTemplates(of schema: IntentSchema) -> SentenceTemplates {
    var templates = SentenceTemplates()
    for phrase in phrases(of: schema) {
      guard let pattern = try? SentencePattern(phrase, of: schema) else { continue }
      templates.append(pattern, phrase, for: schema.name)
    }
    return templates
  }

  /// Returns the phrases of a custom intent, by default the words of its name.
  private func phrases(of schema: IntentSchema) -> [String] {
    let own = schema.phrases.filter { $0.language.map { Language($0) == self } ?? true }
    return own.isEmpty ? [schema.name.words] : own.map(\.text)
  }

  /// Checks the phrases of a custom intent.
  ///
  /// - Throws: `ParameterError` for the first phrase that isn't a template. Show it to the author of
  ///   the intent.
  func checkPhrases(of schema: IntentSchema) throws(ParameterError) {
    for phrase in phrases(of: schema) {
      do throws(PatternError) {
        _ = try SentencePattern(phrase, of: schema)
      } catch {
        throw ParameterError(
          found: "the phrase “\(phrase.shortened(to: 60))” of \(schema.name), with \(error.problem)"
            + (error.text.isEmpty ? "" : " “\(error.text.shortened(to: 60))”"),
          expected: "a template such as “order [{quantity}] {soup}”, with parameters of the intent")
      }
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
