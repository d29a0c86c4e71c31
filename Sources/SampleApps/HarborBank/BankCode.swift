import IntentKitCore

/// The response codes that the six payment intents have in common.
protocol BankCode: ResponseCode {
  static var ready: Self { get }
  static var failure: Self { get }
  static var failureRequiringAppLaunch: Self { get }
  static var failureCredentialsUnverified: Self { get }

  /// Returns the code for a refusal that not every payment intent has a code for, or nil.
  static func specificCode(for refusal: BankRefusal) -> Self?
}

extension BankCode {
  /// Creates the code that reports a refusal to the user.
  init(_ refusal: BankRefusal) {
    self = Self.specificCode(for: refusal) ?? Self.commonCode(for: refusal)
  }

  private static func commonCode(for refusal: BankRefusal) -> Self {
    switch refusal {
    case .credentialsUnverified: .failureCredentialsUnverified
    // The customer can resolve these only in the app.
    case .signedOut, .termsNotAccepted, .noBankAccount: .failureRequiringAppLaunch
    default: .failure
    }
  }
}

// MARK: - The codes of each intent

extension SendPaymentIntentResponseCode: BankCode {
  static func specificCode(for refusal: BankRefusal) -> Self? {
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
  static func specificCode(for refusal: BankRefusal) -> Self? {
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
  static func specificCode(for refusal: BankRefusal) -> Self? {
    refusal == .insufficientFunds ? .failureInsufficientFunds : nil
  }
}

extension TransferMoneyIntentResponseCode: BankCode {
  static func specificCode(for refusal: BankRefusal) -> Self? {
    refusal == .insufficientFunds ? .failureInsufficientFunds : nil
  }
}

extension SearchForAccountsIntentResponseCode: BankCode {
  static func specificCode(for refusal: BankRefusal) -> Self? {
    switch refusal {
    case .accountNotFound: .failureAccountNotFound
    case .notEligible: .failureNotEligible
    case .termsNotAccepted: .failureTermsAndConditionsAcceptanceRequired
    default: nil
    }
  }
}

extension SearchForBillsIntentResponseCode: BankCode {
  static func specificCode(for refusal: BankRefusal) -> Self? {
    refusal == .billNotFound ? .failureBillNotFound : nil
  }
}
