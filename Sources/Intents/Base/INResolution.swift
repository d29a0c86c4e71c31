import IntentKitCore

/// The kind of a resolution result with its values.
public struct INResolution: Sendable {
  enum Kind: Sendable {
    case success(TypedValue)
    case needsValue
    case notRequired
    case unsupported(reason: Reason?)
    case disambiguation([TypedValue])
    case confirmationRequired(TypedValue?, reason: Reason?)
    /// The handler has no method for the parameter.
    case notImplemented
  }

  /// A reason of a parameter.
  enum Reason: Sendable {
    case name(String)
    /// The raw value.
    case number(Int)
  }

  /// A value with the type that decides its form: a note's content is written with its kind.
  struct TypedValue: Sendable {
    private let value: any BridgedValue
    private let type: any BridgedValue.Type

    init<Value: BridgedValue>(_ value: Value) {
      self.value = value
      type = Value.self
    }

    /// Creates a value whose type isn't known to the compiler.
    init(any item: Any) {
      value = item as? any BridgedValue ?? ForeignItem(typeName: "\(Swift.type(of: item))")
      type = Swift.type(of: value)
    }

    /// Returns the value in the form of the core, as a value of a parameter.
    func written(
      as parameter: (any BridgedValue.Type)?
    ) throws(ParameterError) -> ParameterValue {
      guard let number = value as? UntypedCase else { return try type.write(any: value) }
      guard let parameter = parameter as? any BridgedCase.Type else {
        throw ParameterError(
          found: "the raw value \(number.rawValue)",
          expected: parameter.map { "a value of the type \($0)" } ?? "a value of a parameter")
      }
      return try parameter.written(rawValue: number.rawValue)
    }
  }

  let kind: Kind

  static let needsValue = Self(kind: .needsValue)
  static let notRequired = Self(kind: .notRequired)
  static let notImplemented = Self(kind: .notImplemented)

  static func success(_ value: some BridgedValue) -> Self {
    Self(kind: .success(TypedValue(value)))
  }

  static func unsupported(reason: Reason?) -> Self { Self(kind: .unsupported(reason: reason)) }

  static func unsupported(_ reason: some BridgedEnumeration) -> Self {
    .unsupported(reason: .name(reason.caseName))
  }

  static func disambiguation(_ values: [some BridgedValue]) -> Self {
    Self(kind: .disambiguation(values.map { TypedValue($0) }))
  }

  static func confirmationRequired<Value: BridgedValue>(_ value: Value?) -> Self {
    Self(kind: .confirmationRequired(value.map { TypedValue($0) }, reason: nil))
  }

  static func confirmationRequired<Value: BridgedValue>(
    _ value: Value?, reason: some BridgedEnumeration
  ) -> Self {
    Self(kind: .confirmationRequired(value.map { TypedValue($0) }, reason: .name(reason.caseName)))
  }

  static func confirmationRequired(item: Any, reason: Reason) -> Self {
    Self(kind: .confirmationRequired(TypedValue(any: item), reason: reason))
  }
}

extension INResolution {
  /// Returns the result in the form of the core.
  ///
  /// - Parameters:
  ///   - type: The type of the parameter.
  ///   - method: The resolve method of the parameter, with the names of the reasons.
  /// - Returns: The result.
  /// - Throws: ``ParameterError`` if a value can't be written, or a raw value is unknown.
  func bridged(
    as type: (any BridgedValue.Type)?, _ method: ResolveMethodSchema?
  ) throws(ParameterError) -> DynamicResolutionResult {
    switch kind {
    case .success(let value): return .success(with: try value.written(as: type))
    case .needsValue: return .needsValue()
    case .notRequired: return .notRequired()
    case .notImplemented: return .notImplemented
    case .unsupported(nil): return .unsupported()
    case .unsupported(let reason?):
      let name = try reason.name(among: method?.unsupportedReasons ?? [])
      return .unsupported(forReason: DynamicReason(name: name))
    case .disambiguation(let values):
      var written: [ParameterValue] = []
      for value in values { written.append(try value.written(as: type)) }
      return .disambiguation(with: written)
    case .confirmationRequired(let value, let reason):
      let written: ParameterValue? = if let value { try value.written(as: type) } else { nil }
      var reasonCase: EnumerationSchema.Case?
      if let reason {
        let name = try reason.name(among: method?.confirmationReasons ?? [])
        reasonCase = EnumerationSchema.Case(name: name, rawValue: nil)
      }
      return DynamicResolutionResult(.confirmationRequired(written, reason: reasonCase))
    }
  }
}

extension INResolution.Reason {
  /// Returns the name of the reason among those of a parameter.
  ///
  /// - Throws: ``ParameterError`` if the raw value is unknown.
  fileprivate func name(
    among reasons: [EnumerationSchema.Case]
  ) throws(ParameterError) -> String {
    switch self {
    case .name(let name): return name
    case .number(let number):
      guard let reason = reasons.first(where: { $0.rawValue == number }) else {
        throw ParameterError(
          found: "the reason \(number)",
          expected: "a reason of the parameter: "
            + reasons.map { "\($0.name) (\($0.rawValue ?? 0))" }.joined(separator: ", "))
      }
      return reason.name
    }
  }
}

/// An item that can't cross the bridge, so that its result throws.
private struct ForeignItem: BridgedValue {
  let typeName: String

  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    throw ParameterError(found: value.summary, expected: "nothing")
  }

  static func write(_ value: Self) throws(ParameterError) -> ParameterValue {
    throw ParameterError(
      found: "an item of the type \(value.typeName)", expected: "a value of the parameter")
  }

  static var absent: Self { Self(typeName: "") }
}
