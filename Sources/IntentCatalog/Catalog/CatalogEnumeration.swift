/// A set of named cases with numbers.
public struct CatalogEnumeration: Sendable, Decodable {
  /// The name in SiriKit: `INCallCapability`.
  public var name: String
  /// What sort of set it is.
  public var kind: Kind
  /// What it is, as a sentence; codes and reasons say it by their names.
  public var summary: String?
  /// Where it exists.
  public var availability: CatalogAvailability
  /// The cases, in the order of SiriKit's header.
  public var cases: [Case]

  /// What sort of set an enumeration is.
  public enum Kind: String, Sendable, Decodable {
    /// One of several.
    case one = "enum"
    /// Any number of several.
    case options = "optionset"
    /// The codes of an intent's response.
    case code
    /// Why a resolve method does not support a value.
    case reason
  }

  /// One name of the set.
  public struct Case: Sendable, Decodable {
    /// The name in SiriKit.
    public var name: String
    /// The number in SiriKit.
    public var rawValue: Int
    /// The case it is another name for.
    public var aliasOf: String?
    /// What a response code makes the assistant do.
    public var meaning: String?
    /// Where it exists, when that differs from its set.
    public var availability: CatalogAvailability?
  }

  /// The cases that are not just other names.
  public var properCases: [Case] { cases.filter { $0.aliasOf == nil } }

  /// The case that stands for nothing said: the one with the number zero, else the first.
  public var absence: Case? { properCases.first { $0.rawValue == 0 } ?? properCases.first }
}
