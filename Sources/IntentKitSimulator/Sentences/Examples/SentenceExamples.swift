package import IntentKitCore

extension Language {
  /// Returns the templates of an intent.
  package func templates(of schema: IntentSchema) -> [String] {
    // A custom intent may share its name with one of SiriKit's.
    let name = schema.isCustom ? schema.siriKitName : schema.name
    return templates(for: [schema]).templates.filter { $0.intent == name }.map(\.text)
  }

  /// Returns example sentences for an intent, the most typical one first.
  ///
  /// Those of SiriKit's intents are written by hand, and those of custom intents follow from their
  /// phrases.
  ///
  /// - Parameters:
  ///   - schema: The intent.
  ///   - app: The name of the app in the sentences; nil to leave it out where it isn't needed.
  /// - Returns: The sentences. Each of them is understood as the intent.
  package func examplePhrases(of schema: IntentSchema, app: String? = nil) -> [String] {
    schema.isCustom
      ? customExamples(of: schema, app: app)
      : writtenExamples(of: schema.name).map { $0.sentence(for: app) }
  }

  /// Returns the examples for one of SiriKit's intents.
  func writtenExamples(of intent: String) -> [SentenceExample] {
    var isOwn = false
    var examples: [SentenceExample] = []
    for line in exampleTexts.split(separator: "\n") {
      if !line.hasPrefix(" ") {
        isOwn = line == intent
      } else if isOwn {
        examples.append(SentenceExample(text: line.drop { $0 == " " }))
      }
    }
    return examples
  }

  /// Returns sentences that fit the phrases of a custom intent, at most two for each: a short and a
  /// long one.
  private func customExamples(of schema: IntentSchema, app: String?) -> [String] {
    let reader = SentenceReader(
      apps: [SpokenApp(names: [app ?? ExampleWriter.app], intents: [schema])], language: self,
      now: Simulator.simulatedNow)
    var seen: Set<String> = []
    var phrases: [String] = []
    for template in templates(for: [schema]).templates where template.intent == schema.siriKitName {
      for isLong in [false, true] {
        let writer = ExampleWriter(language: self, schema: schema, isLong: isLong)
        let sentence = writer.sentence(template.pattern, app: app)
        guard seen.insert(Self.withoutPlurals(sentence)).inserted,
          !reader.reading(of: sentence, withNearMisses: false).interpretations.isEmpty
        else { continue }
        phrases.append(sentence)
      }
    }
    // The name of an intent is English. It requests the intent, but it isn't said in Japanese.
    let native = phrases.filter { self == .english || !$0.allSatisfy(\.isASCII) }
    return native.isEmpty ? phrases : native
  }

  /// Returns a sentence in the form that it shares with others that only differ in number.
  private static func withoutPlurals(_ sentence: String) -> String {
    sentence.lowercased().split(separator: " ").map { $0.hasSuffix("s") ? $0.dropLast() : $0 }
      .joined(separator: " ")
  }

  /// The example sentences of all of SiriKit's intents, indented below the name of their intent.
  private var exampleTexts: String {
    switch self {
    case .english: EnglishSentences.examples
    case .japanese: JapaneseSentences.examples
    }
  }
}

/// An example sentence that has a place for the name of an app.
struct SentenceExample {
  /// The sentence: `Get me a ride[ with {app}] to the airport`.
  ///
  /// The part in brackets is only said with the name of an app.
  let text: Substring

  /// Returns the sentence for an app, or without the name of an app.
  func sentence(for app: String?) -> String {
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return String(text)
    }
    let part = text[text.index(after: open)..<close]
    return text[..<open] + (app.map { String(part).replacing("{app}", with: $0) } ?? "")
      + text[text.index(after: close)...]
  }
}

/// Writes sentences that fit the phrases of a custom intent.
private struct ExampleWriter {
  let language: Language
  let schema: IntentSchema
  /// Whether optional parts with slots are said.
  let isLong: Bool

  /// The name of an app in sentences that must name one.
  static let app = "Example"

  /// Returns a sentence that fits a pattern.
  func sentence(_ pattern: SentencePattern, app: String?) -> String {
    let text = text(pattern).filter { !$0.isEmpty }
      .joined(separator: language == .english ? " " : "")
      .replacing(" 's", with: "'s").replacing(" ,", with: ",")
    guard let app = app ?? (pattern.mentions(slot: "app") ? Self.app : nil) else { return text }
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
      parts.count == 2 && parts[1] == .empty && !(isLong && parts[0].hasSlot)
        ? [] : parts.first.map(text) ?? []
    case .slot("app", nil), .slot("*", nil), .slot("*,", nil): []
    case .slot(",", nil): [language == .english ? "," : "、"]
    case .slot(let parameter, let kind): [value(of: parameter, kind)]
    // The phrases of custom intents use no rules.
    case .assignment, .rule: []
    }
  }

  private func value(of parameter: String, _ kind: String?) -> String {
    let examples = language.exampleValues
    if let text = examples["\(schema.name).\(parameter)"] ?? examples[parameter] { return text }
    guard let slot = try? SentenceSlot(parameter, kind: kind, of: schema) else { return "" }
    // What the values of an app's own type are called isn't known, so their noun stands for them.
    let noun = language.phrasebook.noun(for: parameter, of: schema)
    switch slot.kind {
    case .text, .title, .phrase, .ignored, .clause:
      return noun.isEmpty ? examples["text"] ?? "" : noun.lowercased()
    case .list: return examples["list"] ?? ""
    case .person, .people: return examples["person"] ?? ""
    case .place: return examples["place"] ?? ""
    case .meal: return examples[ParameterType.dateComponents.swiftName] ?? ""
    case .time: return ""
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
  /// Whether the pattern has a slot.
  fileprivate var hasSlot: Bool {
    switch self {
    case .slot: true
    case .sequence(let parts), .choice(let parts), .permutation(let parts):
      parts.contains(where: \.hasSlot)
    case .rule, .words, .assignment: false
    }
  }

  /// Returns whether the pattern has a certain slot.
  fileprivate func mentions(slot name: String) -> Bool {
    switch self {
    case .slot(let parameter, _): parameter == name
    case .sequence(let parts), .permutation(let parts):
      parts.contains { $0.mentions(slot: name) }
    case .choice(let parts): parts.first?.mentions(slot: name) ?? false
    case .rule, .words, .assignment: false
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
        "SpatialEventTrigger": "家に着いたら", "Decimal": "30", "Int": "2つ", "Double": "2",
      ]
    }
  }
}
