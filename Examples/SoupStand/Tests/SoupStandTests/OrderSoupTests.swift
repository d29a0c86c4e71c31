import IntentKitCore
import IntentKitTesting
import Testing

@testable import SoupStand

@Suite struct `Ordering soup` {
  private let stand = Stand()

  @Test func `the user chooses a soup from the menu and picks it up`() async {
    await tester(OrderSoupIntent()).expectConversation { siri in
      await siri.asks(
        \.soup, why: .needsValue,
        options: ["Pea Soup", "Roasted Tomato Soup", "Miso Soup", "Tomato Soup"])
      await siri.answers("Pea Soup")
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.ends(.succeeded, code: .success) { response in
        #expect(response.waitMinutes == 6)
        #expect(response.total == CurrencyAmount(amount: 6, currencyCode: "USD"))
      }
    }
    let order = await stand.orders.first
    #expect(order?.quantity == 1)
    #expect(order?.orderType == .pickup)
    #expect(order?.counter?.displayString == "Main Counter")
  }

  @Test func `an order to deliver needs an address and no counter`() async {
    let intent = OrderSoupIntent(
      soup: Soup(display: "Miso Soup"), quantity: 2, orderType: .delivery)
    await tester(intent).expectConversation { siri in
      await siri.asks(\.address, why: .needsValue, heard: "Where should we deliver it?")
      await siri.answers("1 Infinite Loop")
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.ends(.succeeded, code: .success)
    }
    #expect(await stand.orders.first?.counter == nil)
  }

  @Test func `the assistant states why a quantity isn't supported`() async {
    let intent = OrderSoupIntent(soup: Soup(display: "Miso Soup"), quantity: 7)
    await tester(intent).expectConversation { siri in
      await siri.asks(
        \.quantity, why: .unsupported,
        reason: ResultReason(OrderSoupQuantityUnsupportedReason.greaterThanMaximumValue))
      await siri.answers("3")
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.ends(.succeeded, code: .success)
    }
  }

  @Test func `two soups with the same word are told apart`() async {
    let intent = OrderSoupIntent(soup: Soup(display: "tomato"))
    await tester(intent).expectConversation { siri in
      await siri.asks(
        \.soup, why: .disambiguation, options: ["Roasted Tomato Soup", "Tomato Soup"])
      await siri.answers(.option(1))
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.ends(.succeeded, code: .success)
    }
  }

  @Test func `a closed stand takes no orders`() async {
    let intent = OrderSoupIntent(soup: Soup(display: "Miso Soup"))
    await IntentTester(intent, handler: OrderSoupHandler(stand: Stand(isOpen: false)))
      .expectConversation { siri in
        await siri.ends(.failed, phase: .confirm, code: .failureClosed)
      }
  }

  @Test func `the handler keeps the contract`() async {
    let report = await checkContract(for: OrderSoupIntent.self) { _ in
      OrderSoupHandler(stand: Stand())
    }
    #expect(report.isComplete)
  }

  private func tester(_ intent: OrderSoupIntent) -> IntentTester<OrderSoupIntent> {
    IntentTester(intent, provider: SoupStandExtension(stand: stand))
  }
}

@Suite struct `The soup of the day` {
  @Test func `a handler with a completion tells the soup and its price`() async {
    let provider = SoupStandExtension(stand: Stand())
    await IntentTester(GetSoupOfTheDayIntent(), provider: provider).expectConversation { siri in
      await siri.ends(.succeeded, code: .success) { response in
        #expect(response.soup?.displayString == "Pea Soup")
      }
    }
  }
}
