/// An option set whose values can be the values of parameters, as an array of names.
public protocol ParameterOptions: ParameterConvertible, Codable, OptionSet where RawValue == Int {
  /// Each option with its name, in SiriKit's order.
  static var namedOptions: [(name: String, option: Self)] { get }
}

// MARK: - Default implementations

// Compiled once for all sets of options, because they are few and small.

extension ParameterOptions {
  public static var parameterType: ParameterType {
    @_semantics("optimize.sil.specialize.generic.never")
    get {
      .options(
        EnumerationSchema(
          name: "\(Self.self)",
          cases: namedOptions.map { .init(name: $0.name, rawValue: $0.option.rawValue) }))
    }
  }

  /// The names of the options in this set.
  public var names: [String] {
    @_semantics("optimize.sil.specialize.generic.never")
    get { Self.namedOptions.filter { isSuperset(of: $0.option) }.map(\.name) }
  }

  /// Reads an array of names, or a single name.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    let names: [ParameterValue]
    switch parameterValue {
    case .array(let values): names = values
    case .string: names = [parameterValue]
    default: throw .mismatch(parameterValue, expected: Self.parameterType.singular)
    }
    self = []
    for (index, value) in names.enumerated() {
      guard case .string(let name) = value else {
        throw ParameterError.mismatch(value, expected: "the name of an option").inside(
          .index(index))
      }
      guard let (_, option) = Self.namedOptions.first(where: { $0.name == name }) else {
        throw ParameterError.unknownName(name, kind: "name", known: Self.namedOptions.map(\.name))
          .inside(.index(index))
      }
      formUnion(option)
    }
  }

  public var parameterValue: ParameterValue { .array(names.map { .string($0) }) }
  public var spokenText: String { names.map(\.words).joined(separator: ", ") }

  /// Whether the set is empty and thus represents absence.
  public var isAbsent: Bool { isEmpty }

  public init(from decoder: any Decoder) throws {
    self = try Self(decodingParameterFrom: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try parameterValue.encode(to: encoder)
  }
}
