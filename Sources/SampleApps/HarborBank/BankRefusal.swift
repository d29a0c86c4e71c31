import IntentKitCore

/// The reason why the bank refuses a request.
enum BankRefusal: Error {
  // Problems with the customer's account.
  case signedOut
  case termsNotAccepted
  case notEligible
  case credentialsUnverified
  case noBankAccount
  // Problems with the request.
  case amountBelowMinimum
  case amountAboveMaximum
  case currencyUnsupported
  case insufficientFunds
  case accountNotFound
  case billNotFound
  // Problems with the bank.
  case offline
}
