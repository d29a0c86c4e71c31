import IntentKitCore

extension Language {
  /// The grammars that were used last; one with all intents needs some megabytes.
  private static let grammars = SchemaCache<SentenceGrammar>(capacity: 12)
  /// The errors in the phrases of custom intents, each by its intent.
  private static let phraseErrors = SchemaCache<ParameterError?>(capacity: 64)

  /// Returns the grammar for sentences of some intents.
  func grammar(for schemas: [IntentSchema]) -> SentenceGrammar {
    Self.grammars.value(in: self, for: schemas) {
      do {
        return try SentenceGrammar(templates(for: schemas), for: schemas)
      } catch {
        // The texts are part of this module, and a test reads each of them.
        preconditionFailure("\(error)")
      }
    }
  }

  /// Returns the templates for sentences of some intents.
  ///
  /// Only the texts of the intents' domains are read.
  func templates(for schemas: [IntentSchema]) -> SentenceTemplates {
    let domains = Set(schemas.map(\.domain))
    // A custom intent may have the name of one of SiriKit's, but not its parameters.
    let intents = Set(schemas.filter { !$0.isCustom }.map(\.name))
    do {
      var templates = try SentenceTemplates(templateTexts.rules)
      for (domain, text) in templateTexts.domains where domains.contains(domain) {
        templates.append(try SentenceTemplates(text, for: intents))
      }
      for schema in schemas where schema.isCustom {
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
      guard
        let pattern = (try? SentencePattern(withArticles(phrase, of: schema), of: schema))
          ?? (try? SentencePattern(phrase, of: schema))
      else { continue }
      templates.append(pattern, phrase, for: schema.siriKitName)
    }
    return templates
  }

  /// Returns a phrase in which names in English can have an article, and “a soup” is any soup.
  private func withArticles(_ phrase: String, of schema: IntentSchema) -> String {
    guard self == .english else { return phrase }
    return schema.parameters.filter(\.type.isName).reduce(phrase) { phrase, parameter in
      let slot = "{\(parameter.name)}"
      let noun = phrasebook.noun(for: parameter.name, of: schema).lowercased()
      let isPlain = !noun.isEmpty && noun.allSatisfy { $0.isLetter || $0 == " " }
      return phrase.replacing(
        slot, with: "([a|an|the|some|my] \(slot)\(isPlain ? "|(a|an|some) \(noun)" : ""))")
    }
  }

  /// Returns the phrases of a custom intent: its own, or otherwise its titles and the words of its
  /// name.
  private func phrases(of schema: IntentSchema) -> [String] {
    let own = schema.phrases.filter { $0.language.map { Language($0) == self } ?? true }
    guard own.isEmpty else { return own.map(\.text) }
    var seen: Set<String> = []
    return (titlePhrases(of: schema) + [schema.name.words]).filter {
      seen.insert($0.lowercased()).inserted
    }
  }

  /// Returns the phrases that titles form: `order {tea}` for the title `Order ${tea}`.
  ///
  /// Titles are written to be read, so a title that isn't a phrase is left out.
  private func titlePhrases(of schema: IntentSchema) -> [String] {
    guard let definition = schema.definition else { return [] }
    let combinations = definition.combinations + definition.shortcutSummaries
    let texts = (combinations.map(\.title) + [definition.title]).flatMap { title in
      // A title with plural forms is a phrase in the singular, too.
      [title?.text(in: rawValue), title?.text(in: rawValue) { _ in .integer(1) }]
    }
    return texts.compactMap { text in
      guard let phrase = text?.phrase(of: schema),
        (try? SentencePattern(phrase, of: schema)) != nil
      else { return nil }
      // A Japanese title ends with a noun, to which speakers add a verb, or only the particle.
      let endsWithNoun = self == .japanese && phrase.unicodeScalars.last.map(\.endsNoun) == true
      return endsWithNoun ? "\(phrase)[を][して[ください]|する]" : phrase
    }
  }

  /// Checks the phrases of a custom intent.
  ///
  /// - Throws: `ParameterError` for the first phrase that isn't a template. Show it to the author of
  ///   the intent.
  func checkPhrases(of schema: IntentSchema) throws(ParameterError) {
    let error = Self.phraseErrors.value(in: self, for: [schema]) {
      phraseError(in: schema)
    }
    if let error { throw error }
  }

  /// Returns the error for the first phrase that isn't a template, or nil if all are.
  private func phraseError(in schema: IntentSchema) -> ParameterError? {
    for phrase in phrases(of: schema) {
      do throws(PatternError) {
        _ = try SentencePattern(phrase, of: schema)
      } catch {
        return ParameterError(
          found: "the phrase “\(phrase.shortened(to: 60))” of \(schema.name), with \(error.problem)"
            + (error.text.isEmpty ? "" : " “\(error.text.shortened(to: 60))”"),
          expected: "a template such as “order [{quantity}] {soup}”, with parameters of the intent")
      }
    }
    return nil
  }

  /// The texts of the templates: the rules for all domains, and the templates by domain.
  var templateTexts: (rules: String, domains: [(String, String)]) {
    switch self {
    case .english: (EnglishSentences.rules, EnglishSentences.domains)
    case .japanese: (JapaneseSentences.rules, JapaneseSentences.domains)
    }
  }
}

extension String {
  /// The letters with which Japanese counts; a number in a sentence includes them.
  private static let counters = "つ個人名本枚冊台回匹杯件歳番倍階通足着"

  /// Returns the template for this title, or nil if it contains letters that templates reserve.
  fileprivate func phrase(of schema: IntentSchema) -> String? {
    var phrase = ""
    var rest = self[...]
    while let letter = rest.popFirst() {
      if letter == "$", rest.first == "{" {
        guard let end = rest.firstIndex(of: "}") else { return nil }
        phrase += rest[...end]
        let name = String(rest[..<end].dropFirst())
        rest = rest[end...].dropFirst()
        if schema.parameter(named: name)?.type == .integer, let counter = rest.first,
          Self.counters.contains(counter)
        {
          phrase += "[\(counter)]"
          rest = rest.dropFirst()
        }
      } else if "{}[]()<>|;%".contains(letter) {
        return nil
      } else {
        phrase.append(letter)
      }
    }
    return phrase.prefix(1).lowercased() + phrase.dropFirst()
  }
}

extension Unicode.Scalar {
  /// Whether this is a character with which Japanese nouns end: Chinese, or a katakana.
  fileprivate var endsNoun: Bool { properties.isIdeographic || (0x30A0...0x30FF).contains(value) }
}
