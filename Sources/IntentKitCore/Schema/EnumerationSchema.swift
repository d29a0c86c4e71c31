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
  public var cases: [Case] { didSet { indices = Self.indices(of: cases) } }

  /// The index of each case by its name; the first of several with the same name.
  private var indices: [String: Int]

  /// Creates a schema.
  public init(name: String, cases: [Case]) {
    self.name = name
    self.cases = cases
    indices = Self.indices(of: cases)
  }

  /// Returns the case with a name, if any.
  package func namedCase(_ name: String) -> Case? { indices[name].map { cases[$0] } }

  private static func indices(of cases: [Case]) -> [String: Int] {
    Dictionary(zip(cases.map(\.name), cases.indices)) { first, _ in first }
  }

  /// Returns the cases of an enumeration.
  public static func cases<Enumeration: ParameterEnumeration>(of type: Enumeration.Type) -> [Case] {
    type.enumerationSchema.cases
  }

  /// The names of the cases, separated by commas.
  var caseNames: String { cases.map(\.name).joined(separator: ", ") }
}
