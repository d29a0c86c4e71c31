import IntentKitCore
import IntentKitUI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Shows accounts with their balances in one list that leads to the next view.
struct AccountsController: ViewReplacing {
  let language: AppLanguage

  private static let accounts: InterfaceParameter = "SearchForAccountsIntentResponse.accounts"

  func configureView(
    for parameters: Set<InterfaceParameter>, of interaction: Interaction,
    interactiveBehavior: InteractiveBehavior, context: HostedViewContext
  ) async -> ViewConfiguration {
    guard parameters.contains(Self.accounts),
      let accounts = interaction.response(to: SearchForAccountsIntent.self)?.accounts
    else { return .standard }
    let rows = accounts.map { account in
      ViewDescription.List.Row(
        account.nickname?.spokenPhrase ?? "", subtitle: subtitle(of: account),
        detail: balance(of: account))
    }
    // The names and the bank of the accounts are in the rows as well.
    return .showing(.list(.init(rows)), for: parameters)
  }

  private func subtitle(of account: PaymentAccount) -> String? {
    let number = account.accountNumber.map { "•••• \($0.suffix(4))" }
    let miles = account.secondaryBalance?.amount.map {
      language.text("\(language.number($0)) miles", "\(language.number($0))マイル")
    }
    let parts = [number, miles].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private func balance(of account: PaymentAccount) -> String? {
    guard let amount = account.balance?.amount, let currency = account.balance?.currencyCode else {
      return nil
    }
    return language.price(amount, currency)
  }
}
