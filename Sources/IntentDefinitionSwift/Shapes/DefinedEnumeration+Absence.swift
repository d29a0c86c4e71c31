import IntentDefinitionFiles

extension DefinedEnumeration {
  /// The case that represents absence: a first case `unknown` with the raw value 0.
  ///
  /// A property with such a type is never nil.
  var absence: Case? {
    cases.first.flatMap { $0.rawValue == 0 && $0.name.value.hasSuffix("nknown") ? $0 : nil }
  }

  /// Whether the raw values follow from the order of the cases.
  var hasUsualRawValues: Bool {
    let first = cases.first?.name.value == "unknown" ? 0 : 1
    return cases.enumerated().allSatisfy { $1.rawValue == first + $0 }
  }
}
