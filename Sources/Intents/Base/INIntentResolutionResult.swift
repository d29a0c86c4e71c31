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
    Self(_resolution: .unsupported(reason: .name(reason.caseName)))
  }

  /// Returns a result for an unsupported value, with the raw value of a reason.
  ///
  /// The parameter decides which reason it is. Generated code calls the method.
  public final class func __unsupported(withReason reason: Int) -> Self {
    Self(_resolution: .unsupported(reason: .number(reason)))
  }

  /// Returns a result with a value that the user must confirm, with the raw value of a reason.
  ///
  /// The parameter decides which reason it is. Generated code calls the method.
  public final class func __confirmationRequiredWithItem(
    toConfirm itemToConfirm: Any, forReason reason: Int
  ) -> Self {
    Self(_resolution: .confirmationRequired(item: itemToConfirm, reason: .number(reason)))
  }
}

extension INEnumResolutionResult {
  /// Returns a result with a case of an enumeration that the app defines.
  public final class func _success(_ value: some INDeclaredEnumeration) -> Self {
    Self(_resolution: .success(DeclaredCase(value: value)))
  }

  /// Returns a result with the raw value of a case.
  ///
  /// The parameter decides which case it is. Generated code calls the method.
  public final class func __success(withResolvedValue resolvedValue: Int) -> Self {
    Self(_resolution: .success(UntypedCase(rawValue: resolvedValue)))
  }

  /// Returns a result that asks whether the user means the case with a raw value.
  ///
  /// The parameter decides which case it is. Generated code calls the method.
  public final class func __confirmationRequiredWithValue(
    toConfirm valueToConfirm: Int
  ) -> Self {
    Self(_resolution: .confirmationRequired(UntypedCase(rawValue: valueToConfirm)))
  }

  /// Returns a result that asks whether the user means a case of an enumeration that the app defines.
  public final class func _confirmationRequired(_ value: some INDeclaredEnumeration) -> Self {
    Self(_resolution: .confirmationRequired(DeclaredCase(value: value)))
  }
}

extension INIntentResolutionResult: PossibleAnswer {
  static var missing: Self { _missing() }
}
