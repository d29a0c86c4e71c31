public import IntentKitCore

/// A bank that sends and requests money, transfers it between accounts, and finds and pays bills.
///
/// The scenario's settings configure the app:
/// - `signedIn`, `termsAccepted`, `eligible`, `verified`: The state of the customer. Each defaults
///   to true.
/// - `online`: Whether the bank's server is reachable. Defaults to true.
/// - `contacts`: Additional people to pay.
/// - `accounts`, `bills`, `payments`: The ledger to use until the container stores one.
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

  /// The type of the activity that opens the app to resolve a problem.
  private static let activityType = "com.example.harborbank.task"

  public func application(continue activity: UserActivity) async -> String? {
    switch activity.userInfo?["task"] {
    case "signedOut": "the sign-in"
    case "termsNotAccepted": "the terms, to be accepted"
    case "noBankAccount": "how to open an account"
    default: nil
    }
  }

  /// Returns an activity that opens the app to resolve the cause of a refusal.
  static func activity(for refusal: BankRefusal) -> UserActivity {
    UserActivity(activityType: activityType, userInfo: ["task": .string("\(refusal)")])
  }
}
