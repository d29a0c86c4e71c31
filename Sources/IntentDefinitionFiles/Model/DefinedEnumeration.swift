/// An enumeration of a definition file.
package struct DefinedEnumeration: Sendable, Hashable {
  package var name: Located<String>
  /// The exact name in Swift, if the file has one.
  package var className: Located<String>?
  package var displayName: DefinedText?
  /// The cases in the order of the file.
  package var cases: [Case]
  package var place: FilePlace

  /// A case of an enumeration.
  package struct Case: Sendable, Hashable {
    package var name: Located<String>
    /// The raw value, which can have gaps.
    package var rawValue: Int
    package var displayName: DefinedText?
    /// Other words that users say for the case.
    package var synonyms: [DefinedText]

    /// Creates a case.
    package init(
      _ name: Located<String>, rawValue: Int, displayName: DefinedText? = nil,
      synonyms: [DefinedText] = []
    ) {
      self.name = name
      self.rawValue = rawValue
      self.displayName = displayName
      self.synonyms = synonyms
    }
  }

  /// Creates an enumeration.
  package init(
    _ name: Located<String>, className: Located<String>? = nil, displayName: DefinedText? = nil,
    cases: [Case] = [], at place: FilePlace = FilePlace()
  ) {
    self.name = name
    self.className = className
    self.displayName = displayName
    self.cases = cases
    self.place = place
  }
}
