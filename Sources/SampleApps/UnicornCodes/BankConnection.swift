import IntentKitCore

/// The state of the connection to the bank, which issues a new code for each payment.
enum BankConnection: String, Sendable, NamedValue {
  /// The bank responds immediately.
  case online
  /// The bank takes longer to respond than users wait for the assistant.
  case busy
  /// The bank doesn't respond.
  case offline
}
