import IntentKitCore

/// The state of UnicornCodes when a request arrives.
struct UnicornCodesSettings: DeclaredRecord {
  var signedIn: Bool
  var codes: [UnicornCode]
  var asksForAmount: Bool
  var bank: BankConnection

  static let recordFields = RecordFields<UnicornCodesSettings>(
    name: "UnicornCodes settings",
    .optional("signedIn", \.signedIn, default: true),
    .optional("codes", \.codes, default: UnicornCode.allCases),
    .optional("asksForAmount", \.asksForAmount, default: false),
    .optional("bank", \.bank, default: .online),
    make: UnicornCodesSettings.init)
}

/// The state of the connection to the bank that issues a new code for each payment.
enum BankConnection: String, Sendable, NamedValue {
  /// The bank responds immediately.
  case online
  /// The bank takes longer to respond than users wait for the assistant.
  case busy
  /// The bank doesn't respond.
  case offline
}
