import IntentKitCore

/// Why the bank does not do what it was asked.
enum BankRefusal: Error {
  // What is the matter with the customer.
  case signedOut
  case termsNotAccepted
  case notEligible
  case credentialsUnverified
  case noBankAccount
  // What is the matter with the request.
  case amountBelowMinimum
  case amountAboveMaximum
  case currencyUnsupported
  case insufficientFunds
  case accountNotFound
  case billNotFound
  // What is the matter with the bank.
  case offline
}
