public import IntentKitCore

/// A bank: it sends and requests money, moves it between accounts, and finds and pays bills.
///
/// Settings: `signedIn`, `termsAccepted`, `eligible` and `verified` (what the customer has done and may do), `online`
/// (whether the bank's server can be reached), all true unless said otherwise; `contacts` (more people to pay),
/// `accounts`, `bills` and `payments` (what the ledger holds until the container has one).
public struct HarborBank: SampleApp {
  public static let appDescription = AppDescription(
    displayName: "HarborBank",
    intentsSupported: [
      SendPaymentIntent.schema, RequestPaymentIntent.schema, TransferMoneyIntent.schema,
      PayBillIntent.schema, SearchForAccountsIntent.schema, SearchForBillsIntent.schema,
    ].map(\.siriKitName),
    userActivityTypes: [activityType])

  public static let summary = "Sends, requests and moves money, and finds and pays bills."

  private let desk: BankDesk

  public init(environment: AppEnvironment) throws(ParameterError) {
    let settings = try HarborBankSettings(parameterValue: .object(environment.settings))
    let ledger = Ledger(
      accounts: settings.accounts, bills: settings.bills, payments: settings.payments)
    desk = BankDesk(
      settings: settings, store: LedgerStore(container: AppContainer(environment), initial: ledger),
      contacts: .everybody + settings.contacts, today: BankDay(environment.now))
  }

  public func handler(for intent: any Intent) -> (any IntentHandling)? {
    switch intent {
    case is SendPaymentIntent: SendPaymentHandler(desk: desk)
    case is RequestPaymentIntent: RequestPaymentHandler(desk: desk)
    case is TransferMoneyIntent: TransferMoneyHandler(desk: desk)
    case is PayBillIntent: PayBillHandler(desk: desk)
    case is SearchForAccountsIntent: SearchForAccountsHandler(desk: desk)
    case is SearchForBillsIntent: SearchForBillsHandler(desk: desk)
    default: nil
    }
  }

  // MARK: - Activities

  /// The type of the activity with which the app opens where something is to be put right.
  private static let activityType = "com.example.harborbank.task"

  public func application(continue activity: UserActivity) async -> String? {
    switch activity.userInfo?["task"] {
    case "signedOut": "the sign-in"
    case "termsNotAccepted": "the terms, to be accepted"
    case "noBankAccount": "how to open an account"
    default: nil
    }
  }

  /// An activity that shows the user what to put right.
  static func activity(for refusal: BankRefusal) -> UserActivity {
    UserActivity(activityType: activityType, userInfo: ["task": .string("\(refusal)")])
  }
}
