/// A set of named cases, as data.
public struct EnumerationSchema: Sendable, Hashable {
  /// One name of the set.
  public struct Case: Sendable, Hashable {
    /// The name in Swift, in files and on the wire.
    public var name: String
    /// SiriKit's raw value, when it is a number.
    public var rawValue: Int?

    /// Makes a case.
    public init(name: String, rawValue: Int?) {
      self.name = name
      self.rawValue = rawValue
    }
  }

  /// The name of the type in Swift.
  public var name: String
  /// The cases, in SiriKit's order.
  public var cases: [Case]

  /// Makes a schema.
  public init(name: String, cases: [Case]) {
    self.name = name
    self.cases = cases
  }

  /// The cases of an enumeration, as data.
  public static func cases<Enumeration: ParameterEnumeration>(of type: Enumeration.Type) -> [Case] {
    type.enumerationSchema.cases
  }

  /// The names in one line.
  var caseNames: String { cases.map(\.name).joined(separator: ", ") }
}
