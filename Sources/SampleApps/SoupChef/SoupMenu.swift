import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A soup, a topping or a store of SoupChef.
struct SoupMenuItem: Sendable, Hashable {
  let identifier: String
  let english: String
  let japanese: String
  var cents = 0
  /// The minutes that it takes to cook the first bowl.
  var minutes = 0
  /// The title of the section of the menu, in both languages.
  var section = Section(english: "", japanese: "")

  /// The title of a section of the menu.
  struct Section: Sendable, Hashable {
    let english: String
    let japanese: String
  }

  /// Returns whether a text is the whole name in any language.
  func isNamed(_ text: String) -> Bool {
    [english, japanese].contains { $0.lowercased() == text.lowercased() }
  }

  func name(in language: AppLanguage) -> String { language.text(english, japanese) }

  /// The displayed price.
  func price(in language: AppLanguage) -> String {
    language.price(Decimal(cents) / 100, "USD")
  }
}

/// The soups, the toppings and the stores of SoupChef.
enum SoupMenu {
  private static let today = SoupMenuItem.Section(english: "Today", japanese: "本日のスープ")
  private static let always = SoupMenuItem.Section(english: "Every Day", japanese: "定番")
  private static let harbor = SoupMenuItem.Section(english: "Harbor", japanese: "港")
  private static let uptown = SoupMenuItem.Section(english: "Uptown", japanese: "山の手")

  static let soups = [
    SoupMenuItem(
      identifier: "corn", english: "Corn Chowder", japanese: "コーンチャウダー", cents: 7_50, minutes: 6,
      section: today),
    SoupMenuItem(
      identifier: "borscht", english: "Borscht", japanese: "ボルシチ", cents: 6_80, minutes: 5,
      section: today),
    SoupMenuItem(
      identifier: "tomato-basil", english: "Tomato Basil Soup", japanese: "トマトとバジルのスープ",
      cents: 5_50, minutes: 4, section: always),
    SoupMenuItem(
      identifier: "tomato-lentil", english: "Tomato Lentil Soup", japanese: "トマトとレンズ豆のスープ",
      cents: 6_20, minutes: 4, section: always),
    SoupMenuItem(
      identifier: "miso", english: "Miso Soup", japanese: "みそスープ", cents: 4_00, minutes: 1,
      section: always),
  ]

  static let toppings = [
    SoupMenuItem(identifier: "croutons", english: "Croutons", japanese: "クルトン", cents: 50),
    SoupMenuItem(identifier: "parmesan", english: "Parmesan", japanese: "パルメザンチーズ", cents: 80),
    SoupMenuItem(identifier: "chili-oil", english: "Chili Oil", japanese: "ラー油", cents: 50),
    SoupMenuItem(identifier: "herbs", english: "Fresh Herbs", japanese: "ハーブ", cents: 60),
  ]

  static let stores = [
    SoupMenuItem(identifier: "pier", english: "Pier Seven", japanese: "七番桟橋店", section: harbor),
    SoupMenuItem(identifier: "market", english: "Market Hall", japanese: "市場店", section: harbor),
    SoupMenuItem(identifier: "hill", english: "Hill Street", japanese: "坂道店", section: uptown),
  ]

  /// The price of a delivery, in cents.
  static let deliveryFee = 3_00
  static let deliveryMinutes = 20

  static func soup(_ soup: Soup) -> SoupMenuItem? {
    soups.first { $0.identifier == soup.identifier }
  }

  static func topping(_ topping: Topping) -> SoupMenuItem? {
    toppings.first { $0.identifier == topping.identifier }
  }

  static func store(_ store: Store) -> SoupMenuItem? {
    stores.first { $0.identifier == store.identifier }
  }
}

extension [SoupMenuItem] {
  /// Returns the items whose name contains a spoken name, in any language.
  func matching(_ spoken: String) -> [SoupMenuItem] {
    named(spoken) { [$0.english, $0.japanese] }
  }

  /// Returns the options for these items, in the sections of the menu.
  func options<Value>(
    in language: AppLanguage, _ value: (SoupMenuItem) -> Value
  ) -> IntentOptions<Value> {
    var sections: [IntentOptions<Value>.Section] = []
    for item in self {
      let title = language.text(item.section.english, item.section.japanese)
      if sections.last?.title == title {
        sections[sections.count - 1].items.append(value(item))
      } else {
        sections.append(.init(title, [value(item)]))
      }
    }
    return IntentOptions(sections: sections)
  }
}

// MARK: - Values of intents

extension CurrencyAmount {
  /// Creates an amount in the only currency of SoupChef.
  init(soupCents cents: Int) {
    self.init(amount: Decimal(cents) / 100, currencyCode: "USD")
  }
}

extension Soup {
  init(_ item: SoupMenuItem, in language: AppLanguage) {
    self.init(
      identifier: item.identifier, display: item.name(in: language),
      subtitleString: item.price(in: language),
      displayImage: Image(named: "soup-\(item.identifier)"),
      price: CurrencyAmount(soupCents: item.cents))
  }
}

extension Topping {
  init(_ item: SoupMenuItem, in language: AppLanguage) {
    self.init(
      identifier: item.identifier, display: item.name(in: language),
      subtitleString: item.price(in: language), price: CurrencyAmount(soupCents: item.cents))
  }
}

extension Store {
  init(_ item: SoupMenuItem, in language: AppLanguage) {
    self.init(identifier: item.identifier, display: item.name(in: language))
  }
}
