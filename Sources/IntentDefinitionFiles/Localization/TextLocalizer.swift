/// Adds the versions of other languages to the texts of a definition file.
struct TextLocalizer {
  /// The texts of each language, that of the definition file first.
  private var languages: [LocalizedTexts] = []
  /// The enumeration cases by the identifiers of their display names.
  private var cases: [String: [(enumeration: String, name: String)]] = [:]
  /// The remaining number of comparisons, which bounds the time for files that repeat identifiers.
  private var budget = 5_000_000

  /// Creates a localizer from the files with texts.
  init(_ files: [TextCompanion], _ log: ReadingLog) {
    for language in Set(files.map(\.language)).sorted(by: { ($0 ?? "") < ($1 ?? "") }) {
      var texts = LocalizedTexts(language: language)
      let ofLanguage = files.filter { $0.language == language }
      // Plural forms take precedence over a text without them.
      for file in ofLanguage.filter({ !$0.hasPlurals }) + ofLanguage.filter(\.hasPlurals) {
        texts.add(file, log)
      }
      languages.append(texts)
    }
  }

  /// The languages other than that of the definition file.
  var otherLanguages: [String] { languages.compactMap(\.language) }

  /// Adds the versions to all texts, and removes texts without any.
  mutating func localize(_ file: inout DefinitionFile) {
    cases = [:]
    for enumeration in file.enumerations {
      for value in enumeration.cases {
        guard let id = value.displayName?.id, cases[id, default: []].count < 16 else { continue }
        cases[id, default: []].append((enumeration.name.value, value.name.value))
      }
    }
    file.updateTexts { text, intent in localize(&text, intent) }
  }

  private mutating func localize(_ text: inout DefinedText, _ intent: DefinedIntent?) {
    guard let id = text.id else { return }
    for language in languages {
      if let entry = language.entries[id] {
        add(entry, to: &text, language: language.language)
      }
      guard let intent, let variants = language.variants[id] else { continue }
      for variant in variants where budget > 0 {
        budget -= 1 + intent.parameters.count + intent.responseProperties.count
        guard let entry = language.entries[variant.id],
          let cases = conditions(variant.cases, of: text, intent)
        else { continue }
        add(entry, to: &text, language: language.language, cases: cases)
      }
    }
  }

  private func add(
    _ entry: LocalizedTexts.Entry, to text: inout DefinedText, language: String?,
    cases: [String: String] = [:]
  ) {
    let version = DefinedText.Version(
      entry.text, language: language, cases: cases, plurals: entry.plurals, at: entry.place)
    // The definition file's own text has been translated into its own language.
    if language == nil, cases.isEmpty {
      text.versions.removeAll { $0.language == nil && $0.cases.isEmpty }
      text.versions.insert(version, at: 0)
    } else {
      text.versions.append(version)
    }
  }

  /// Returns the cases by parameter for which a version holds, or nil if its identifier doesn't
  /// name cases of the intent's parameters.
  private func conditions(
    _ ids: String, of text: DefinedText, _ intent: DefinedIntent
  ) -> [String: String]? {
    let parts = cases[ids] == nil ? ids.split(separator: "-").map(String.init) : [ids]
    let mentioned = Set(text.versions.flatMap { TextTemplate($0.text).names })
    var conditions: [String: String] = [:]
    for part in parts {
      let fields = intent.enumerationFields.filter { conditions[$0.name] == nil }
      let candidates = (cases[part] ?? []).flatMap { value in
        fields.filter { $0.enumeration == value.enumeration }.map { ($0.name, value.name) }
      }
      guard let choice = candidates.first(where: { mentioned.contains($0.0) }) ?? candidates.first
      else { return nil }
      conditions[choice.0] = choice.1
    }
    return conditions.isEmpty ? nil : conditions
  }
}

extension DefinedIntent {
  /// The parameters and response properties whose values are enumeration cases.
  fileprivate var enumerationFields: [(name: String, enumeration: String)] {
    (parameters.map { ($0.name.value, $0.type) }
      + responseProperties.map { ($0.name.value, $0.type) })
      .compactMap { name, type in
        guard case .enumeration(let enumeration, isSystem: false) = type else { return nil }
        return (name, enumeration.value)
      }
  }
}
