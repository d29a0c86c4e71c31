/// A part of a property list with a few relevant keys.
///
/// Real files contain many more keys. They are ignored and aren't written back.
public protocol PropertyListRecord: DeclaredRecord {}

// MARK: - Default implementations

extension PropertyListRecord {
  /// Reads the relevant keys and ignores the others.
  ///
  /// - Parameter parameterValue: The property list.
  /// - Throws: ``ParameterError`` if the value isn't an object, or a relevant key has an invalid
  ///   value.
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    guard case .object(let members) = parameterValue else {
      throw ParameterError(found: parameterValue.summary, expected: "an object")
    }
    var reader = ParameterReader(members)
    self = try Self(from: &reader)
  }
}
