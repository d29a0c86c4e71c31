/// A set of named cases with raw values.
public struct CatalogEnumeration: Sendable, Decodable {
  /// The name in SiriKit: `INCallCapability`.
  public var name: String
  /// The kind of the set.
  public var kind: Kind
  /// One sentence about the set; codes and reasons have none, since theirs follow from their
  /// owners.
  public var summary: String?
  /// The platforms and versions of the set.
  public var availability: CatalogAvailability
  /// The cases, in the order of SiriKit's header.
  public var cases: [Case]

  /// A kind of set.
  public enum Kind: String, Sendable, Decodable {
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
  public struct Case: Sendable, Decodable {
    /// The name in SiriKit.
    public var name: String
    /// The raw value in SiriKit.
    public var rawValue: Int
    /// The case for which this is another name.
    public var aliasOf: String?
    /// One sentence about the case; for codes, ``SystemCatalog/responseCodes`` has it.
    public var summary: String?
    /// The effect of a response code on the assistant.
    public var meaning: String?
    /// The platforms and versions of the case, where they differ from those of its set.
    public var availability: CatalogAvailability?
  }

  /// The cases that aren't another name for a case.
  public var properCases: [Case] { cases.filter { $0.aliasOf == nil } }

  /// The case for an absent value: the one with the raw value zero, otherwise the first.
  public var absence: Case? { properCases.first { $0.rawValue == 0 } ?? properCases.first }
}
