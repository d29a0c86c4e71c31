public import IntentKitCore

extension IntentSchema {
  /// Returns the phrases with which a custom intent is requested: those of its author, or otherwise
  /// its titles and the words of its name.
  ///
  /// - Parameter language: The code of the language.
  /// - Returns: Patterns such as `order [{quantity}] {soup}`.
  public func phrases(in language: String) -> [String] {
    let own = phrases.filter { ($0.language ?? language).isVariant(of: language) }
    guard own.isEmpty else { return own.map(\.text) }
    var seen: Set<String> = []
    return (titles(in: language).compactMap(\.phrase) + [name.words]).filter {
      seen.insert($0.lowercased()).inserted
    }
  }

  /// Returns the titles of the intent in a language, also those with plural forms in the singular.
  private func titles(in language: String) -> [String] {
    guard let definition else { return [] }
    let combinations = definition.combinations + definition.shortcutSummaries
    return (combinations.map(\.title) + [definition.title]).compactMap(\.self).flatMap { title in
      [title.text(in: language), title.text(in: language) { _ in .integer(1) }].compactMap(\.self)
    }
  }
}

extension String {
  /// The pattern for a title such as `Order ${soup}`, or nil if the title has signs of patterns.
  fileprivate var phrase: String? {
    var phrase = ""
    var rest = self[...]
    while let letter = rest.popFirst() {
      if letter == "$", rest.first == "{" {
        guard let end = rest.firstIndex(of: "}") else { return nil }
        phrase += rest[...end]
        rest = rest[end...].dropFirst()
      } else if "{}[]()<>|;%=".contains(letter) {
        return nil
      } else {
        phrase.append(letter)
      }
    }
    return phrase
  }

  /// Returns whether this language is another one or a regional variant of it: `en-GB` of `en`.
  func isVariant(of language: String) -> Bool {
    func code(_ text: String) -> Substring { text.prefix { $0 != "-" && $0 != "_" } }
    return code(lowercased()) == code(language.lowercased())
  }
}
