package import IntentKitCore

extension ParameterValue {
  /// Returns an object with those members that have a value.
  package static func members(_ members: [String: ParameterValue?]) -> ParameterValue {
    .object(members.compactMapValues(\.self))
  }
}
