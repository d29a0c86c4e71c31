import IntentDefinitionFiles

extension DefinedParameter {
  /// The reasons in the order of their raw values, from 1.
  ///
  /// A parameter that isn't resolved doesn't have any.
  var reasons: [DefinedReason] { isResolvable ? unsupportedReasons : [] }

  /// Whether the resolve method's result has a type that no other parameter has.
  var hasOwnResult: Bool { !reasons.isEmpty || type == .integer || type == .decimal }

  /// The smallest number that is allowed, if there is a bound.
  var smallestNumber: Double? {
    minimum?.value ?? (allowsNegativeNumbers == false && hasBounds ? 0 : nil)
  }
}
