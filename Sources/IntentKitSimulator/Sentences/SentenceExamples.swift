package import IntentKitCore

extension Language {
  /// Returns the templates of an intent.
  package func templates(of schema: IntentSchema) -> [String] {
    templates(for: [schema]).templates.filter { $0.intent == schema.templateName }.map(\.text)
  }

  /// Returns sentences for an intent, at most two for each template: a short and a long one.
  ///
  /// A sentence that isn't understood as the intent is left out.
  ///
  /// - Parameters:
  ///   - schema: The intent.
  ///   - app: The name of the app in the sentences; nil to leave it out where it isn't needed.
  /// - Returns: The sentences, in the order of the templates.
  package func examplePhrases(of schema: IntentSchema, app: String? = nil) -> [String] {
    let templates = templates(for: [schema])
    let rules = templates.rules.compactMapValues { try? SentencePattern($0) }
    let reader = SentenceReader(
      apps: [SpokenApp(names: [app ?? ExampleWriter.app], intents: [schema])], language: self,
      now: Simulator.simulatedNow)
    var seen: Set<String> = []
    var phrases: [String] = []
    for template in templates.templates where template.intent == schema.templateName {
      for isLong in [false, true] {
        let writer = ExampleWriter(
          language: self, rules: rules, schema: schema, isLong: isLong)
        let sentence = writer.sentence(template.pattern, app: app)
        guard seen.insert(sentence).inserted,
          !reader.reading(of: sentence).interpretations.isEmpty
        else { continue }
        phrases.append(sentence)
      }
    }
    return phrases
  }
}

/// Writes sentences that fit templates.
private struct ExampleWriter {
  let language: Language
  let rules: [String: SentencePattern]
  let schema: IntentSchema
  /// Whether optional parts with slots are said.
  let isLong: Bool

  /// The name of an app in sentences that must name one.
  static let app = "Example"

  /// Returns a sentence that fits a pattern.
  func sentence(_ pattern: SentencePattern, app: String?) -> String {
    let needsApp = pattern.mentions(slot: "app", rules)
    let text = text(pattern).filter { !$0.isEmpty }
      .joined(separator: language == .english ? " " : "")
      .replacing(" 's", with: "'s").replacing(" ,", with: ",")
    guard let app = app ?? (needsApp ? Self.app : nil) else { return text }
    switch language {
    case .english: return "\(text) in \(app)"
    case .japanese: return "\(app)で\(text)"
    }
  }

  /// Returns the words of a pattern, with the first of several parts and with slots.
  private func text(_ pattern: SentencePattern) -> [String] {
    switch pattern {
    case .words(let words): [words]
    case .sequence(let parts), .permutation(let parts): parts.flatMap(text)
    case .choice(let parts):
      // An optional part without a slot is left out.
      parts.count == 2 && parts[1] == .empty && !(isLong && parts[0].hasSlot(rules))
        ? [] : parts.first.map(text) ?? []
    case .rule(let name): rules[name].map(text) ?? []
    case .slot("app", nil), .slot("*", nil), .slot("*,", nil): []
    case .slot(",", nil): [language == .english ? "," : "、"]
    case .slot(let parameter, let kind): [value(of: parameter, kind)]
    case .assignment: []
    }
  }

  private func value(of parameter: String, _ kind: String?) -> String {
    let examples = language.exampleValues
    if let text = examples["\(schema.name).\(parameter)"] ?? examples[parameter] { return text }
    guard let slot = try? SentenceSlot(parameter, kind: kind, of: schema) else { return "" }
    switch slot.kind {
    case .text, .title, .phrase, .ignored, .clause: return examples["text"] ?? ""
    case .list: return examples["list"] ?? ""
    case .person, .people: return examples["person"] ?? ""
    case .place: return examples["place"] ?? ""
    case .delay: return examples["delay"] ?? ""
    case .past: return examples["past"] ?? ""
    case .goal: return examples["goal"] ?? ""
    case .value(let type): return examples[type.swiftName] ?? caseName(type) ?? "2"
    }
  }

  private func caseName(_ type: ParameterType) -> String? {
    switch type {
    case .enumeration(let schema), .options(let schema), .keyword(let schema):
      let names = Glossary.cases[schema.name]
      let first = schema.cases.first { names?[$0.name] != nil } ?? schema.cases.first
      return first.map { language.phrasebook.word(names?[$0.name]) ?? $0.name.words }
    case .list(let element): return caseName(element)
    default: return nil
    }
  }
}

extension SentencePattern {
  /// Returns whether the pattern has a slot, also in its rules.
  fileprivate func hasSlot(_ rules: [String: SentencePattern]) -> Bool {
    switch self {
    case .slot: true
    case .sequence(let parts), .choice(let parts), .permutation(let parts):
      parts.contains { $0.hasSlot(rules) }
    case .rule(let name): rules[name]?.hasSlot(rules) ?? false
    case .words, .assignment: false
    }
  }

  /// Returns whether the pattern has a certain slot, also in its rules.
  fileprivate func mentions(slot name: String, _ rules: [String: SentencePattern]) -> Bool {
    switch self {
    case .slot(let parameter, _): parameter == name
    case .sequence(let parts), .permutation(let parts):
      parts.contains { $0.mentions(slot: name, rules) }
    case .choice(let parts): parts.first?.mentions(slot: name, rules) ?? false
    case .rule(let rule): rules[rule]?.mentions(slot: name, rules) ?? false
    case .words, .assignment: false
    }
  }
}

extension Language {
  /// Values of parameters in example sentences, by parameter, or by kind or type of value.
  fileprivate var exampleValues: [String: String] {
    switch self {
    case .english:
      [
        "text": "apples", "list": "apples, bananas and pears", "person": "Tom",
        "place": "the airport",
        "goal": "30 minutes", "delay": "fifteen minutes", "past": "yesterday",
        "content": "I'm on my way",
        "CurrencyAmount": "$30",
        "DateComponentsRange": "tomorrow at 8", "DateComponents": "tomorrow at 8",
        "TemporalEventTrigger": "tomorrow at 8", "SpatialEventTrigger": "when I get home",
        "Decimal": "30", "Int": "2", "Double": "2",
      ]
    case .japanese:
      [
        "text": "りんご", "list": "リンゴ、バナナと梨", "person": "太郎", "place": "空港", "goal": "30分",
        "delay": "15分", "past": "昨日",
        "content": "「今から行きます」", "CurrencyAmount": "3000円", "DateComponentsRange": "明日の8時",
        "DateComponents": "明日の8時", "TemporalEventTrigger": "明日の8時",
        "SpatialEventTrigger": "家に着いたら", "Decimal": "30", "Int": "2", "Double": "2",
      ]
    }
  }
}

extension IntentSchema {
  /// The name of the intent in templates: that of its class for a custom intent, which may share its
  /// name with one of SiriKit's.
  fileprivate var templateName: String { isCustom ? siriKitName : name }
}
