import IntentKitCore

/// The base class of the results of resolve methods.
///
/// `@unchecked` because `NSObject` isn't `Sendable`; the properties never change.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// The kind of result with its values.
  public final let _resolution: INResolution

  /// Creates a result.
  public required init(_resolution: INResolution) {
    self._resolution = _resolution
  }

  /// Returns a result that asks the user for a value.
  public class func needsValue() -> Self { Self(_resolution: .needsValue) }

  /// Returns a result that continues the request without a value.
  public class func notRequired() -> Self { Self(_resolution: .notRequired) }

  /// Returns a result for an unsupported value.
  public class func unsupported() -> Self { Self(_resolution: .unsupported(reason: nil)) }

  /// Returns the result of a method that a handler lacks.
  ///
  /// Only the default implementations of handler protocols return it.
  public final class func _missing() -> Self { Self(_resolution: .notImplemented) }

  /// Returns a result for an unsupported value, with a reason that the app defines.
  public final class func _unsupported(_ reason: some INDeclaredEnumeration) -> Self {
    Self(_resolution: .unsupported(reason: reason.caseName))
  }
}

extension INEnumResolutionResult {
  /// Returns a result with a case of an enumeration that the app defines.
  public final class func _success(_ value: some INDeclaredEnumeration) -> Self {
    Self(_resolution: .success(DeclaredCase(value: value)))
  }

  /// Returns a result that asks whether the user means a case of an enumeration that the app defines.
  public final class func _confirmationRequired(_ value: some INDeclaredEnumeration) -> Self {
    Self(_resolution: .confirmationRequired(DeclaredCase(value: value)))
  }
}

/// The kind of a resolution result with its values.
public struct INResolution: Sendable {
  enum Kind: Sendable {
    case success(TypedValue)
    case needsValue
    case notRequired
    case unsupported(reason: String?)
    case disambiguation([TypedValue])
    case confirmationRequired(TypedValue?, reason: String?)
    /// The handler has no method for the parameter.
    case notImplemented
  }

  /// A value with the type that decides its form: a note's content is written with its kind.
  struct TypedValue: Sendable {
    private let value: any BridgedValue
    private let type: any BridgedValue.Type

    init<Value: BridgedValue>(_ value: Value) {
      self.value = value
      type = Value.self
    }

    /// The value in the form of the core.
    var written: ParameterValue {
      get throws(ParameterError) { try type.write(any: value) }
    }
  }

  let kind: Kind

  static let needsValue = Self(kind: .needsValue)
  static let notRequired = Self(kind: .notRequired)
  static let notImplemented = Self(kind: .notImplemented)

  static func success(_ value: some BridgedValue) -> Self {
    Self(kind: .success(TypedValue(value)))
  }

  static func unsupported(reason: String?) -> Self { Self(kind: .unsupported(reason: reason)) }

  static func unsupported(_ reason: some BridgedEnumeration) -> Self {
    .unsupported(reason: reason.caseName)
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
    Self(kind: .confirmationRequired(value.map { TypedValue($0) }, reason: reason.caseName))
  }
}

extension INIntentResolutionResult: PossibleAnswer {
  static var missing: Self { _missing() }
}

extension INResolution {
  /// Returns the result in the form of the core.
  ///
  /// - Throws: ``ParameterError`` if a value can't be written.
  func bridged() throws(ParameterError) -> DynamicResolutionResult {
    switch kind {
    case .success(let value): return .success(with: try value.written)
    case .needsValue: return .needsValue()
    case .notRequired: return .notRequired()
    case .notImplemented: return .notImplemented
    case .unsupported(nil): return .unsupported()
    case .unsupported(let reason?): return .unsupported(forReason: DynamicReason(name: reason))
    case .disambiguation(let values):
      var written: [ParameterValue] = []
      for value in values { written.append(try value.written) }
      return .disambiguation(with: written)
    case .confirmationRequired(let value, let reason):
      let written: ParameterValue? = if let value { try value.written } else { nil }
      return DynamicResolutionResult(
        .confirmationRequired(
          written, reason: reason.map { EnumerationSchema.Case(name: $0, rawValue: nil) }))
    }
  }
}
