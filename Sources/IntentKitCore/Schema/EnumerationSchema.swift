/// A description of an enumeration.
public struct EnumerationSchema: Sendable, Hashable {
  /// A description of a case.
  public struct Case: Sendable, Hashable {
    /// The name in Swift, in files and in messages.
    public var name: String
    /// SiriKit's raw value, if it is a number.
    public var rawValue: Int?
    /// The name that users see, or the sentence of a reason, in the definition of a custom intent.
    public var text: LocalizedText?
    /// Other words that users say for the case, in the definition of a custom intent.
    public var synonyms: [LocalizedPhrase]

    /// Creates a case.
    public init(
      name: String, rawValue: Int?, text: LocalizedText? = nil, synonyms: [LocalizedPhrase] = []
    ) {
      self.name = name
      self.rawValue = rawValue
      self.text = text
      self.synonyms = synonyms
    }
  }

  /// The name of the Swift type.
  public var name: String
  /// The cases, in SiriKit's order.
  public var cases: [Case]

  /// Creates a schema.
  public init(name: String, cases: [Case]) {
    self.name = name
    self.cases = cases
  }

  /// Returns the cases of an enumeration.
  public static func cases<Enumeration: ParameterEnumeration>(of type: Enumeration.Type) -> [Case] {
    type.enumerationSchema.cases
  }

  /// The names of the cases, separated by commas.
  var caseNames: String { cases.map(\.name).joined(separator: ", ") }
}
