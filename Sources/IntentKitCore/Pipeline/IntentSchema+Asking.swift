// The conditions for asking the user (What Siri does, 2.2 and 3.1).

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension IntentSchema {
  /// Returns whether the assistant asks for another value instead of an unsupported one.
  ///
  /// It doesn't ask if no other value would be supported, because that question has no answer.
  ///
  /// - Parameters:
  ///   - method: The resolve method.
  ///   - reason: The name of the reason.
  ///   - isAbsent: Whether the parameter has no value.
  /// - Returns: Whether the assistant asks.
  package func asksAgain(
    _ method: ResolveMethodSchema, unsupported reason: String?, isAbsent: Bool
  ) -> Bool {
    guard method.asksAgainWhenUnsupported else { return false }
    // Custom intents name their own reasons.
    guard domain != Self.customDomain else { return true }
    return switch reason {
    case "noTasksInApp", "insufficientFunds", "requiringInAppAuthentication",
      "noCallHistoryForRedial", "noUsableHandleForRedial", "microphoneNotAccessible":
      false
    case "noTasksFound": !isAbsent
    default: true
    }
  }

  /// Returns whether the user must confirm a request that the handler is ready for.
  func asksForConfirmation(after response: some IntentResponse) -> Bool {
    switch userConfirmation {
    case .always: true
    case .never, .onRequest: false
    case .whenCharged:
      response.fieldValues["cancellationFee"]?["amount"]
        .flatMap { try? Decimal(parameterValue: $0) }.map { $0 != 0 } ?? false
    }
  }
}
