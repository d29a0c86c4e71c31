import IntentKitCore

/// How the bank can be reached, which gives a new code for each payment.
enum BankLine: String, Sendable, NamedValue {
  /// It answers at once.
  case online
  /// It takes longer than anybody waits for the assistant.
  case busy
  /// It does not answer.
  case offline
}
