import Foundation
import IntentKitCore
import IntentKitUI
import Testing

/// The sets that the system passes (What Siri does, 9.2).
@Suite("Sets of interface parameters")
struct InterfaceParameterSetTests {
  private func sets<Request: Intent>(
    _ intent: Request, _ response: Request.Response?, _ phase: Phase = .handle
  ) -> [String] {
    let sets = InterfaceParameterSet.sets(
      for: Interaction(intent: intent, response: response), schema: intent.schema, phase: phase)
    return HostedViewExtensionContext(parameterSets: sets).interfaceParametersDescription()
      .split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func `a message has its recipients and its content`() {
    let intent = SendMessageIntent(
      recipients: [Person(displayName: "Bill")], content: "hello", serviceName: "UnicornChat")
    #expect(
      sets(intent, SendMessageIntentResponse(code: .ready), .confirm) == [
        "2  {SendMessageIntent.recipients}", "3  {SendMessageIntent.content}",
      ])
  }

  @Test func `parameters without a value have no set`() {
    let response = SendMessageIntentResponse(code: .ready)
    #expect(
      sets(SendMessageIntent(content: "hello"), response, .confirm) == [
        "2  {SendMessageIntent.content}"
      ])
  }

  @Test func `a ride has its places and its fare, and after booking its driver with the vehicle`() {
    let intent = RequestRideIntent(
      pickupLocation: Placemark(name: "Harpa"), dropOffLocation: Placemark(name: "Perlan"))
    let status = RideStatus(
      vehicle: RideVehicle(model: "Gallop"), driver: RideDriver(displayName: "Einar"),
      rideOption: RideOption(
        name: "Pegasus", estimatedPickupDate: .distantFuture,
        priceRange: PriceRange(currencyCode: "EUR", minimumPrice: 20)))
    let response = RequestRideIntentResponse(code: .success, rideStatus: status)
    let places = [
      "2  {RequestRideIntent.pickupLocation}", "3  {RequestRideIntent.dropOffLocation}",
      "4  {RequestRideIntentResponse.rideStatus.rideOption.name}",
      "5  {RequestRideIntentResponse.rideStatus.rideOption.priceRange}",
    ]
    #expect(sets(intent, response, .confirm) == places)
    #expect(
      sets(intent, response) == places + [
        "6  {RequestRideIntentResponse.rideStatus.driver, "
          + "RequestRideIntentResponse.rideStatus.vehicle}"
      ])
  }

  @Test func `a workout has its description`() {
    let response = StartWorkoutIntentResponse(code: .handleInApp)
    #expect(sets(StartWorkoutIntent(), response) == ["2  {StartWorkoutIntent.intentDescription}"])
  }

  @Test func `accounts are shown in one set with their names, and lead to the next view`() {
    let account = PaymentAccount(
      nickname: SpeakableString(spokenPhrase: "Savings"), accountType: .saving)
    let response = SearchForAccountsIntentResponse(code: .success, accounts: [account])
    #expect(
      sets(SearchForAccountsIntent(), response) == [
        "2  {SearchForAccountsIntentResponse.accounts, "
          + "SearchForAccountsIntentResponse.accounts.nickname}  nextView"
      ])
  }

  @Test func `other intents have one set for each value, first of the request`() {
    let task = TaskItem(title: SpeakableString(spokenPhrase: "Milk"))
    let response = AddTasksIntentResponse(code: .success, addedTasks: [task])
    let intent = AddTasksIntent(taskTitles: [SpeakableString(spokenPhrase: "Milk")])
    #expect(
      sets(intent, response) == [
        "2  {AddTasksIntent.taskTitles}", "3  {AddTasksIntentResponse.addedTasks}  nextView",
      ])
  }

  @Test func `a response that continues in the app has views with a button that opens it`() {
    let response = StartCallIntentResponse(code: .continueInApp)
    #expect(
      sets(StartCallIntent(contacts: [Person(displayName: "Bill")]), response) == [
        "2  {StartCallIntent.contacts}  launch"
      ])
  }

  @Test func `a custom intent has the properties of the response that its sentence mentions`()
    throws
  {
    let definitions = IntentDefinitions([
      IntentDefinition(
        "OrderSoup", parameters: [.init("soup", type: "String")],
        responseCodes: [
          .init(
            "success", meaning: .success,
            text: "Your ${soup} is ready in ${waitMinutes} minutes, for ${price}.")
        ],
        responseProperties: [
          .init("waitMinutes", type: "Int"), .init("price", type: "String"),
        ])
    ])
    let schema = try #require(try definitions.schemas().first)
    let intent = try DynamicIntent(schema, fields: ["soup": "Miso"])
    let response = try intent.response(from: ["code": "success", "waitMinutes": 5])
    #expect(sets(intent, response) == ["2  {OrderSoupIntentResponse.waitMinutes}"])
  }
}
