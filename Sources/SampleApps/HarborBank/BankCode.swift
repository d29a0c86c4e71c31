import IntentKitCore

/// The response codes that the six payment intents have in common.
protocol BankCode: ResponseCode {
  static var ready: Self { get }
  static var failure: Self { get }
  static var failureRequiringAppLaunch: Self { get }
}

extension SendPaymentIntentResponseCode: BankCode {}
extension RequestPaymentIntentResponseCode: BankCode {}
extension PayBillIntentResponseCode: BankCode {}
extension TransferMoneyIntentResponseCode: BankCode {}
extension SearchForAccountsIntentResponseCode: BankCode {}
extension SearchForBillsIntentResponseCode: BankCode {}

extension BankCode {
  /// Creates the code that reports a refusal to the user.
  ///
  /// Every intent has its own codes, so the code for a refusal in one intent may not exist in
  /// another.
  init(_ refusal: BankRefusal) {
    self = (try? Self(parameterValue: .string(refusal.rawValue))) ?? Self.commonCode(for: refusal)
  }

  private static func commonCode(for refusal: BankRefusal) -> Self {
    switch refusal {
    // The customer can resolve these only in the app.
    case .signedOut, .termsNotAccepted, .noBankAccount: .failureRequiringAppLaunch
    default: .failure
    }
  }
}
