package import IntentKitCore
import SampleStorage

/// A soup restaurant that takes orders to pick up at a store or to deliver.
///
/// Its intents are defined in `SoupChef.intentdefinition`, from which their Swift types are generated
/// during the build. The scenario's settings configure the app:
/// - `stock`: The portions that are left of soups and toppings. Defaults to plenty of each.
/// - `orders`: The earlier orders, from which the usual one follows. Defaults to an empty list.
/// - `closedStores`: The identifiers of the stores that are closed. By default, all are open.
/// - `rush`: Whether other guests buy what is left while the user confirms. Defaults to false.
///
/// `stock` and `orders` apply only until the container stores a ledger.
package struct SoupChef {
  package static let appDescription = AppDescription(
    displayName: "SoupChef",
    alternativeNames: ["Soup Chef", "スープシェフ"],
    intentsSupported: customIntentTypes.map { $0.schema.siriKitName },
    userActivityTypes: customIntentTypes.map { $0.schema.siriKitName })

  package static let customIntentTypes: [any CustomIntent.Type] = [
    OrderSoupIntent.self, OrderUsualIntent.self, OrderBowlIntent.self,
  ]

  package static let summary = "Takes orders for soup, to pick up or to have delivered."
  package static let japaneseSummary = "スープの注文を受け、店頭で渡すか配達します。"

  let counter: SoupCounter

  package init(environment: AppEnvironment) throws(ParameterError) {
    let settings = try SoupChefSettings(parameterValue: .object(environment.settings))
    let document = StoredDocument(
      container: AppContainer(environment), name: "soups.json",
      initial: SoupLedger(stock: settings.stock, orders: settings.orders))
    counter = SoupCounter(
      document: document, settings: settings, language: AppLanguage(environment))
  }
}

extension SoupChef: SampleApp {
  package func handler(for intent: any Intent) -> (any IntentHandling)? {
    switch intent {
    case is OrderSoupIntent: OrderSoupHandler(counter: counter)
    case is OrderUsualIntent: OrderUsualHandler(counter: counter)
    case is OrderBowlIntent: OrderBowlHandler(counter: counter)
    default: nil
    }
  }

  package func application(continue activity: UserActivity) async -> String? {
    // A shortcut for an order of nothing in particular opens the app.
    guard activity.activityType == OrderSoupIntent.schema.siriKitName else { return nil }
    return counter.language.text("today's menu", "本日のメニュー")
  }
}
