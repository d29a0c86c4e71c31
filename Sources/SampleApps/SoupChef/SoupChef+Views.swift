package import IntentKitCore
package import IntentKitUI

extension SoupChef: HostedViewProvider {
  package static let intentsWithViews = [
    OrderSoupIntent.schema.siriKitName, OrderUsualIntent.schema.siriKitName,
  ]

  package func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)? {
    OrderController(language: counter.language, sets: extensionContext.parameterSets)
  }
}

/// Shows an order as one card, like the slip that a guest gets at the counter.
private struct OrderController: ViewReplacing {
  let language: AppLanguage
  /// The properties of the response that the assistant would show otherwise.
  let sets: [InterfaceParameterSet]

  func configureView(
    for parameters: Set<InterfaceParameter>, of interaction: Interaction,
    interactiveBehavior: InteractiveBehavior, context: HostedViewContext
  ) async -> ViewConfiguration {
    // The card shows everything, so the first view, that of the entire request, is the only one.
    guard parameters.isEmpty, let card = card(for: interaction) else { return .standard }
    return .showing(card, for: Set(sets.flatMap(\.parameters)))
  }

  private func card(for interaction: Interaction) -> ViewDescription? {
    if let response = interaction.response(to: OrderSoupIntent.self) {
      let order = interaction.intent(as: OrderSoupIntent.self)
      return card(for: response, interaction, order?.quantity, order?.toppings ?? [])
    }
    return interaction.response(to: OrderUsualIntent.self).flatMap {
      card(for: $0, interaction, $0.quantity, $0.toppings ?? [])
    }
  }

  private func card(
    for response: some SoupOrderResponse, _ interaction: Interaction, _ quantity: Int?,
    _ toppings: [Topping]
  ) -> ViewDescription? {
    guard let soup = response.soup else { return nil }
    var bowl: [ViewDescription] = [.text(soup.displayString, style: .headline)]
    if let quantity {
      let number = language.text(quantity == 1 ? "1 bowl" : "\(quantity) bowls", "\(quantity)杯")
      bowl.append(.text(number, style: .footnote, color: .secondary))
    }
    var views: [ViewDescription] = [
      .row(
        .image(soup.displayImage ?? Image(named: "soup"), isRound: true),
        .stack(.init(bowl, spacing: 2)), status(of: interaction), spacing: 12)
    ]
    var rows = toppings.map {
      ViewDescription.List.Row("+ \($0.displayString)", detail: $0.subtitleString)
    }
    if let place = response.address ?? response.store?.displayString {
      let minutes = response.waitMinutes ?? 0
      rows.append(
        .init(
          place,
          subtitle: response.address == nil
            ? language.text("Pickup", "店頭受け取り") : language.text("Delivery", "配達"),
          detail: language.text("\(minutes) min", "\(minutes)分")))
    }
    if let total = language.price(response.total) {
      rows.append(.init(language.text("Total", "合計"), detail: total))
    }
    views.append(.list(.init(rows)))
    return .stack(.init(views))
  }

  private func status(of interaction: Interaction) -> ViewDescription {
    interaction.intentHandlingStatus == .success
      ? .badge(language.text("Ordered", "注文済み"), color: .positive)
      : .badge(language.text("Order", "ご注文"), color: .secondary)
  }
}
