import IntentKitCore

/// The reason why the bank refuses a request.
///
/// The raw value is the name of the code that reports the refusal, for the intents that have one.
enum BankRefusal: String, Error {
  // Problems with the customer's account.
  case signedOut
  case termsNotAccepted = "failureTermsAndConditionsAcceptanceRequired"
  case notEligible = "failureNotEligible"
  case credentialsUnverified = "failureCredentialsUnverified"
  case noBankAccount = "failureNoBankAccount"
  // Problems with the request.
  case amountBelowMinimum = "failurePaymentsAmountBelowMinimum"
  case amountAboveMaximum = "failurePaymentsAmountAboveMaximum"
  case currencyUnsupported = "failurePaymentsCurrencyUnsupported"
  case insufficientFunds = "failureInsufficientFunds"
  case accountNotFound = "failureAccountNotFound"
  case billNotFound = "failureBillNotFound"
  // Problems with the bank.
  case offline

  /// Whether the customer can resolve the cause only in the app.
  var isResolvedInApp: Bool {
    switch self {
    case .signedOut, .termsNotAccepted, .noBankAccount: true
    default: false
    }
  }
}

extension SendPaymentIntentResponseCode: CommonCode {}
extension RequestPaymentIntentResponseCode: CommonCode {}
extension PayBillIntentResponseCode: CommonCode {}
extension TransferMoneyIntentResponseCode: CommonCode {}
extension SearchForAccountsIntentResponseCode: CommonCode {}
extension SearchForBillsIntentResponseCode: CommonCode {}
