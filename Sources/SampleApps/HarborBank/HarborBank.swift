package import IntentKitCore
import SampleStorage

/// A bank that sends and requests money, transfers it between accounts, and finds and pays bills.
///
/// The scenario's settings configure the app:
/// - `signedIn`, `termsAccepted`, `eligible`, `verified`: The state of the customer. Each defaults
///   to true.
/// - `online`: Whether the bank's server is reachable. Defaults to true.
/// - `contacts`: Additional people to pay.
/// - `accounts`, `bills`, `payments`: The ledger to use until the container stores one.
package struct HarborBank {
  package static let appDescription = AppDescription(
    displayName: "HarborBank",
    alternativeNames: ["ハーバーバンク"],
    intentsSupported: [
      SendPaymentIntent.schema, RequestPaymentIntent.schema, TransferMoneyIntent.schema,
      PayBillIntent.schema, SearchForAccountsIntent.schema, SearchForBillsIntent.schema,
    ].map(\.siriKitName),
    userActivityTypes: [activityType])

  package static let summary = "Sends, requests and moves money, and finds and pays bills."
  package static let japaneseSummary = "送金、請求、振替をし、請求書を探して支払います。"

  private let service: BankService
  let language: AppLanguage

  package init(environment: AppEnvironment) throws(ParameterError) {
    let settings = try HarborBankSettings(parameterValue: .object(environment.settings))
    language = AppLanguage(environment)
    let ledger = Ledger(
      accounts: settings.accounts, bills: settings.bills, payments: settings.payments)
    service = BankService(
      settings: settings,
      document: StoredDocument(
        container: AppContainer(environment), name: "ledger.json", initial: ledger),
      contacts: .builtIn + settings.contacts, today: BankDay(environment.now))
  }
}

extension HarborBank: SampleApp {
  package func handler(for intent: any Intent) -> (any IntentHandling)? {
    switch intent {
    case is SendPaymentIntent: SendPaymentHandler(service: service)
    case is RequestPaymentIntent: RequestPaymentHandler(service: service)
    case is TransferMoneyIntent: TransferMoneyHandler(service: service)
    case is PayBillIntent: PayBillHandler(service: service)
    case is SearchForAccountsIntent: SearchForAccountsHandler(service: service)
    case is SearchForBillsIntent: SearchForBillsHandler(service: service)
    default: nil
    }
  }

  // MARK: - Activities

  /// The type of the activity that opens the app to resolve a problem.
  private static let activityType = "com.example.harborbank.task"

  package func application(continue activity: UserActivity) async -> String? {
    switch activity.userInfo?["task"] {
    case "signedOut": language.text("the sign-in", "サインイン")
    case "termsNotAccepted": language.text("the terms, to be accepted", "利用規約への同意")
    case "noBankAccount": language.text("how to open an account", "口座の開き方")
    default: nil
    }
  }

  /// Returns an activity that opens the app to resolve the cause of a refusal.
  static func activity(for refusal: BankRefusal) -> UserActivity {
    UserActivity(activityType: activityType, userInfo: ["task": .string("\(refusal)")])
  }
}
