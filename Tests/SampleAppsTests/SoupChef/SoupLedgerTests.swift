import FoundationEssentials
import IntentKitCore
import IntentKitSimulator
import IntentKitTesting
import SampleStorage
import TestSupport
import Testing

@testable import SampleApps

@Suite struct `The ledger of SoupChef` {
  private let borscht = SoupOrder(soup: "borscht", store: "pier")
  private let miso = SoupOrder(soup: "miso", quantity: 2, toppings: ["croutons"], store: "hill")

  @Test func `an order takes portions of the soup and of its toppings`() throws {
    var ledger = SoupLedger(stock: [StockLevel(item: "miso", left: 3)])
    try ledger.place(miso)
    #expect(ledger.left(of: "miso") == 1)
    #expect(ledger.left(of: "croutons") == SoupLedger.plenty - 2)
    let before = ledger
    #expect(throws: SoupLedger.Refusal.soldOut) { try ledger.place(miso) }
    #expect(ledger == before)
  }

  @Test func `a topping that is ordered twice takes twice as many portions`() throws {
    var ledger = SoupLedger(stock: [StockLevel(item: "herbs", left: 3)])
    let order = SoupOrder(soup: "miso", quantity: 2, toppings: ["herbs", "herbs"], store: "hill")
    #expect(throws: SoupLedger.Refusal.soldOut) { try ledger.place(order) }
    ledger.set("herbs", to: 4)
    try ledger.place(order)
    #expect(ledger.left(of: "herbs") == 0)
  }

  @Test func `the usual is the most frequent order that was placed twice`() throws {
    #expect(SoupLedger(orders: []).usual == nil)
    #expect(SoupLedger(orders: [miso, borscht]).usual == nil)
    #expect(SoupLedger(orders: [miso, borscht, miso]).usual == miso)
    #expect(SoupLedger(orders: [miso, borscht, miso, borscht]).usual == borscht)
  }

  @Test func `a delivery costs a fee and takes longer`() {
    let delivery = SoupOrder(soup: "miso", orderType: .delivery, address: "12 Harbor Road")
    #expect(delivery.cents == 7_00)
    #expect(delivery.minutes == 21)
    #expect(miso.cents == 9_00)
  }

  @Test(arguments: [Int.min, -1, 0, 9, Int.max])
  func `an order with an impossible number of bowls can't be read`(_ quantity: Int) {
    #expect(throws: ParameterError.self) {
      try SoupOrder(parameterValue: ["soup": "miso", "quantity": .integer(quantity)])
    }
  }

  /// The same order, twice, becomes the usual of the third request.
  @Test func `an order is stored for the next request`() async throws {
    let folder = try ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    var options = Simulator.Options()
    options.container = folder.path
    let simulator = Simulator(apps: [SoupChef.self])
    var order = Scenario(
      intent: "OrderSoup",
      parameters: ["soup": "Borscht", "quantity": 2, "orderType": "pickup", "store": "Pier Seven"])
    order.turns = [ScenarioTurn(asked: "confirmation", answer: "yes")]
    for _ in 1...2 {
      let run = try await simulator.run(ScenarioFile(order), options: options)
      #expect(run.outcome.result == .succeeded)
    }
    var usual = Scenario(intent: "OrderUsual")
    usual.turns = order.turns
    let run = try await simulator.run(ScenarioFile(usual), options: options)
    let response = try #require(run.response as? OrderUsualIntentResponse)
    #expect(response.code == .success)
    #expect(response.soup?.identifier == "borscht")
    #expect(response.store?.identifier == "pier")
  }

  @Test func `the handlers of SoupChef keep the contract`() async {
    let counter = SoupCounter(
      document: StoredDocument(
        container: AppContainer(AppEnvironment()), name: "soups.json", initial: SoupLedger()),
      settings: SoupChefSettings(stock: [], orders: [], closedStores: [], rush: false),
      language: .english)
    let soup = await checkContract(for: OrderSoupIntent.self) { _ in
      OrderSoupHandler(counter: counter)
    }
    // Six parameters have more combinations than the check tries.
    #expect(soup.findings.isEmpty)
    let usual = await checkContract(for: OrderUsualIntent.self) { _ in
      OrderUsualHandler(counter: counter)
    }
    #expect(usual.isComplete)
  }
}

@Suite struct `The donations of SoupChef` {
  @Test func `the example's donations are suggested, but for the deprecated intent`() throws {
    let file = try DonationFile(
      path: "Examples/Donations/SoupChef.json",
      text: Array(
        Data(contentsOf: PackageUnderTest.url(of: "Examples/Donations/SoupChef.json"))))
    let history = try DonationHistory(
      file, customIntents: SoupChef.customIntentTypes.map { $0.schema })
    #expect(!history.suggestions.isEmpty)
  }
}
