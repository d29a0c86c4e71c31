/// A text for users in all its versions: languages, plural forms, and forms for enumeration cases.
///
/// `${name}` stands for a value.
package struct DefinedText: Sendable, Hashable {
  /// The identifier by which the files of other languages name the text.
  package var id: String?
  /// The versions; the one of the definition file itself is the first and has no language.
  package var versions: [Version]
  /// The place of the text in the definition file.
  package var place: FilePlace

  /// A version of a text.
  package struct Version: Sendable, Hashable {
    /// The text; `%#@quantity@` stands for one of the plural forms.
    package var text: String
    /// The language; nil for the text of the definition file.
    package var language: String?
    /// The enumeration cases for which the version holds, by parameter.
    package var cases: [String: String]
    /// The texts for `%#@name@`, by name and plural category: `one`, `other`.
    package var plurals: [String: [String: String]]
    /// The place of the version, possibly in a file with localized texts.
    package var place: FilePlace

    /// Creates a version.
    package init(
      _ text: String, language: String? = nil, cases: [String: String] = [:],
      plurals: [String: [String: String]] = [:], at place: FilePlace = FilePlace()
    ) {
      self.text = text
      self.language = language
      self.cases = cases
      self.plurals = plurals
      self.place = place
    }
  }

  /// Creates a text.
  package init(id: String? = nil, versions: [Version], at place: FilePlace = FilePlace()) {
    self.id = id
    self.versions = versions
    self.place = place
  }

  /// The text of the definition file; nil if only other languages have one.
  package var base: String? { versions.first { $0.language == nil && $0.cases.isEmpty }?.text }
}
