/// Adds the versions of other languages to the texts of a definition file.
struct TextLocalizer {
  /// The texts of each language, that of the definition file first.
  private var languages: [LocalizedTexts] = []
  /// The enumeration cases by the identifiers of their display names.
  private var cases: [String: [(enumeration: String, name: String)]] = [:]
  /// The remaining number of comparisons, to bound the time for files that repeat identifiers.
  private var budget = 500_000

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
    var fields: [EnumerationField]?
    for language in languages {
      if let entry = language.entries[id] {
        add(entry, to: &text, language: language.language)
      }
      guard budget > 0, let intent, let variants = language.variants[id] else { continue }
      let known = fields ?? intent.enumerationFields(mentionedIn: text)
      if fields == nil { budget -= intent.parameters.count + intent.responseProperties.count }
      fields = known
      for variant in variants where budget > 0 {
        let parts = cases[variant.cases] == nil ? variant.cases.split(separator: "-") : nil
        let ids = parts?.map(String.init) ?? [variant.cases]
        budget -= ids.count * (1 + known.count)
        guard let entry = language.entries[variant.id], let cases = conditions(ids, known) else {
          continue
        }
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

  /// Returns the cases by parameter for which a version holds.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the cases' display names.
  ///   - fields: The parameters of the intent, those that the text mentions first.
  /// - Returns: The cases, or nil if an identifier isn't that of a case of another parameter.
  private func conditions(_ ids: [String], _ fields: [EnumerationField]) -> [String: String]? {
    var conditions: [String: String] = [:]
    for id in ids {
      let values = cases[id] ?? []
      let choice = fields.lazy.filter { conditions[$0.name] == nil }.compactMap { field in
        values.first { $0.enumeration == field.enumeration }.map { (field.name, $0.name) }
      }.first
      guard let choice else { return nil }
      conditions[choice.0] = choice.1
    }
    return conditions.isEmpty ? nil : conditions
  }
}

/// A parameter or a response property whose values are enumeration cases.
private struct EnumerationField {
  var name: String
  var enumeration: String
}

extension DefinedIntent {
  /// Returns the parameters and response properties whose values are enumeration cases, those that
  /// a text mentions first.
  fileprivate func enumerationFields(mentionedIn text: DefinedText) -> [EnumerationField] {
    let types =
      parameters.map { ($0.name.value, $0.type) }
      + responseProperties.map { ($0.name.value, $0.type) }
    let fields = types.compactMap { name, type -> EnumerationField? in
      guard case .enumeration(let enumeration, isSystem: false) = type else { return nil }
      return EnumerationField(name: name, enumeration: enumeration.value)
    }
    let mentioned = Set(text.versions.flatMap { TextTemplate($0.text).names })
    return fields.filter { mentioned.contains($0.name) }
      + fields.filter { !mentioned.contains($0.name) }
  }
}
