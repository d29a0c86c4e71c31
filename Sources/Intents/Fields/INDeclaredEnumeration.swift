import IntentKitCore

/// An enumeration of an app that crosses the bridge by the names of its cases.
public protocol INDeclaredEnumeration: RawRepresentable, CaseIterable, Sendable
where RawValue == Int {
  /// The names of the cases in the definition, in the order of `allCases`.
  static var _caseNames: [String] { get }
}

extension INDeclaredEnumeration {
  /// The name of this case in the definition.
  var caseName: String {
    zip(Self.allCases, Self._caseNames).first { $0.0.rawValue == rawValue }?.1 ?? "\(rawValue)"
  }
}

/// A case of an enumeration that an app defines, as the value of a property.
struct DeclaredCase<Enumeration: INDeclaredEnumeration>: BridgedCase {
  let value: Enumeration

  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    let name = try String(parameterValue: value)
    for (candidate, candidateName) in zip(Enumeration.allCases, Enumeration._caseNames)
    where candidateName == name {
      return Self(value: candidate)
    }
    throw .unknownName(name, kind: "case", known: Enumeration._caseNames)
  }

  static func write(_ value: Self) throws(ParameterError) -> ParameterValue {
    .string(value.value.caseName)
  }

  static func written(rawValue: Int) throws(ParameterError) -> ParameterValue {
    guard let value = Enumeration(rawValue: rawValue) else {
      throw ParameterError(
        found: "the raw value \(rawValue)", expected: "a case of \(Enumeration.self)")
    }
    return .string(value.caseName)
  }

  static var absent: Self {
    // Every enumeration has a case: the zero case, or the first one of the few without a zero case.
    guard let value = Enumeration(rawValue: 0) ?? Enumeration.allCases.first else {
      preconditionFailure("\(Enumeration.self) has no case.")
    }
    return Self(value: value)
  }
}

/// A value that is a number outside of Swift.
protocol NumberedValue {
  var number: NSNumber { get }
}

extension DeclaredCase: NumberedValue {
  var number: NSNumber { NSNumber(value: value.rawValue) }
}
