import IntentKitCore

/// What the codes of the six payment intents have in common.
protocol BankCode: ResponseCode {
  static var ready: Self { get }
  static var failure: Self { get }
  static var failureRequiringAppLaunch: Self { get }
  static var failureCredentialsUnverified: Self { get }

  /// The code that this intent alone, or not every intent, has for a refusal.
  static func ownCode(for refusal: BankRefusal) -> Self?
}

extension BankCode {
  /// The code that tells the user of a refusal.
  init(_ refusal: BankRefusal) {
    self = Self.ownCode(for: refusal) ?? Self.commonCode(for: refusal)
  }

  private static func commonCode(for refusal: BankRefusal) -> Self {
    switch refusal {
    case .credentialsUnverified: .failureCredentialsUnverified
    // What the customer can put right in the app, and nowhere else.
    case .signedOut, .termsNotAccepted, .noBankAccount: .failureRequiringAppLaunch
    default: .failure
    }
  }
}

// MARK: - The codes of each intent

extension SendPaymentIntentResponseCode: BankCode {
  static func ownCode(for refusal: BankRefusal) -> Self? {
    switch refusal {
    case .amountBelowMinimum: .failurePaymentsAmountBelowMinimum
    case .amountAboveMaximum: .failurePaymentsAmountAboveMaximum
    case .currencyUnsupported: .failurePaymentsCurrencyUnsupported
    case .insufficientFunds: .failureInsufficientFunds
    case .noBankAccount: .failureNoBankAccount
    case .notEligible: .failureNotEligible
    case .termsNotAccepted: .failureTermsAndConditionsAcceptanceRequired
    default: nil
    }
  }
}

extension RequestPaymentIntentResponseCode: BankCode {
  static func ownCode(for refusal: BankRefusal) -> Self? {
    switch refusal {
    case .amountBelowMinimum: .failurePaymentsAmountBelowMinimum
    case .amountAboveMaximum: .failurePaymentsAmountAboveMaximum
    case .currencyUnsupported: .failurePaymentsCurrencyUnsupported
    case .noBankAccount: .failureNoBankAccount
    case .notEligible: .failureNotEligible
    case .termsNotAccepted: .failureTermsAndConditionsAcceptanceRequired
    default: nil
    }
  }
}

extension PayBillIntentResponseCode: BankCode {
  static func ownCode(for refusal: BankRefusal) -> Self? {
    refusal == .insufficientFunds ? .failureInsufficientFunds : nil
  }
}

extension TransferMoneyIntentResponseCode: BankCode {
  static func ownCode(for refusal: BankRefusal) -> Self? {
    refusal == .insufficientFunds ? .failureInsufficientFunds : nil
  }
}

extension SearchForAccountsIntentResponseCode: BankCode {
  static func ownCode(for refusal: BankRefusal) -> Self? {
    switch refusal {
    case .accountNotFound: .failureAccountNotFound
    case .notEligible: .failureNotEligible
    case .termsNotAccepted: .failureTermsAndConditionsAcceptanceRequired
    default: nil
    }
  }
}

extension SearchForBillsIntentResponseCode: BankCode {
  static func ownCode(for refusal: BankRefusal) -> Self? {
    refusal == .billNotFound ? .failureBillNotFound : nil
  }
}
