/// A set of named cases with raw values.
package struct CatalogEnumeration: Sendable, Decodable {
  /// The name in SiriKit: `INCallCapability`.
  package var name: String
  /// The kind of the set.
  package var kind: Kind
  /// One sentence about the set; nil for codes and reasons, because theirs follow from their
  /// owners.
  package var summary: String?
  /// The platforms and versions of the set.
  package var availability: CatalogAvailability
  /// The cases, in the order of SiriKit's header.
  package var cases: [Case]

  /// A kind of set.
  package enum Kind: String, Sendable, Decodable {
    /// A set of alternatives: a value is one case.
    case one = "enum"
    /// A set of options: a value combines any number of cases.
    case options = "optionset"
    /// The codes of an intent's response.
    case code
    /// The reasons for which a resolve method doesn't support a value.
    case reason
  }

  /// One case of a set.
  package struct Case: Sendable, Decodable {
    /// The name in SiriKit.
    package var name: String
    /// The raw value in SiriKit.
    package var rawValue: Int
    /// The case for which this is another name.
    package var aliasOf: String?
    /// One sentence about the case; for codes, ``SystemCatalog/responseCodes`` has it.
    package var summary: String?
    /// The effect of a response code on the assistant.
    package var meaning: String?
    /// The platforms and versions of the case, where they differ from those of its set.
    package var availability: CatalogAvailability?
  }

  /// The cases that aren't another name for a case.
  package var properCases: [Case] { cases.filter { $0.aliasOf == nil } }

  /// The case for an absent value: the one with the raw value zero, otherwise the first.
  package var absence: Case? { properCases.first { $0.rawValue == 0 } ?? properCases.first }
}
