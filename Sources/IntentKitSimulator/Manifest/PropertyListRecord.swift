public import IntentKitCore

/// A part of a property list of which only a few keys matter.
///
/// Real files have many keys more. They are passed over, and so are not written back.
public protocol PropertyListRecord: DeclaredRecord {}

// MARK: - Default implementations

extension PropertyListRecord {
  /// Reads the keys that matter, whatever stands beside them.
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    guard case .object(let members) = parameterValue else {
      throw ParameterError(found: parameterValue.summary, expected: "an object")
    }
    var reader = ParameterReader(members)
    self = try Self(from: &reader)
  }
}
