package import IntentKitCore
package import IntentKitUI

extension HarborBank: HostedViewProvider {
  package static let intentsWithViews = [
    SendPaymentIntent.schema.siriKitName, RequestPaymentIntent.schema.siriKitName,
    SearchForAccountsIntent.schema.siriKitName,
  ]

  package func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)? {
    interaction.intentName == SearchForAccountsIntent.schema.name
      ? AccountsController(language: language) : PaymentController(language: language)
  }
}
