import IntentKitCore
import Testing

@Suite("Completeness of SiriKit")
struct SystemCatalogTests {
  private let schemas = SystemIntents.all.map { $0.schema }

  @Test func `every SiriKit intent, method, code and type has a counterpart`() {
    #expect(SystemIntents.domains.count == 15)
    #expect(SystemIntents.all.count == 61)
    #expect(schemas.reduce(0) { $0 + $1.resolveMethods.count } == 181)
    #expect(schemas.reduce(0) { $0 + $1.resolveMethods.count { !$0.isCurrent } } == 8)
    #expect(schemas.reduce(0) { $0 + $1.responseCodes.count } == 448)
    #expect(SystemTypes.records.count + SystemTypes.unions.count == 68)
    #expect(
      SystemTypes.enumerations.count + SystemTypes.options.count + SystemIntents.all.count == 150)
    #expect(SystemTypes.keywords.count == 4)
  }

  @Test func `the domains are in SiriKit's order`() {
    var domains: [String] = []
    for schema in schemas where domains.last != schema.domain { domains.append(schema.domain) }
    #expect(domains == SystemIntents.domains)
  }

  @Test(arguments: SystemIntents.all.map(Named.init))
  func `the resolvers of each intent match its schema`(_ intent: Named<any SystemIntent.Type>) {
    func check<Request: SystemIntent>(_ type: Request.Type) {
      let asked = type.schema.resolveMethods.filter(\.isCurrent).map(\.parameter)
      #expect(type.resolvers.map(\.parameter) == asked)
      #expect(asked.allSatisfy { type.schema.parameter(named: $0) != nil })
      #expect("\(type)" == type.schema.name + "Intent")
    }
    check(intent.value)
  }

  @Test
  func
    `the assistant asks for a yes before it sends, pays, books or deletes, and on request for calls`()
  {
    let always = schemas.filter { $0.userConfirmation == .always }.map(\.name)
    #expect(
      always.sorted() == [
        "BookRestaurantReservation", "DeleteTasks", "PayBill", "RequestPayment", "RequestRide",
        "SendMessage", "SendPayment", "TransferMoney",
      ])
    #expect(schemas.filter { $0.userConfirmation == .whenCharged }.map(\.name) == ["CancelRide"])
    #expect(schemas.filter { $0.userConfirmation == .onRequest }.map(\.name) == ["StartCall"])
  }

  @Test func `only payments and rides require an unlocked device`() {
    let domains = Set(schemas.filter(\.requiresUnlock).map(\.domain))
    #expect(domains == ["Payments", "Ride Booking"])
    #expect(schemas.allSatisfy { $0.requiresUnlock == domains.contains($0.domain) })
  }

  @Test func `only reservation details are never handled by an app`() {
    #expect(schemas.filter { !$0.isHandled }.map(\.name) == ["GetReservationDetails"])
  }

  @Test func `only media results end the request if unsupported`() {
    let ending = schemas.filter { $0.resolveMethods.contains { !$0.asksAgainWhenUnsupported } }
    #expect(
      ending.map(\.name) == ["PlayMedia", "SearchForMedia", "AddMedia", "UpdateMediaAffinity"])
  }

  @Test func `a result carries the reason for its confirmation`() throws {
    let list = TaskList(title: SpeakableString(spokenPhrase: "Groceries"))
    let result: AddTasksTargetTaskListResolutionResult = .confirmationRequired(
      with: list, forReason: .listShouldBeCreated)
    let reason = EnumerationSchema.Case(name: "listShouldBeCreated", rawValue: 1)
    #expect(result.kind == .confirmationRequired(list, reason: reason))
    let methods = AddTasksIntent.schema.resolveMethods.filter(\.isCurrent)
    #expect(methods.first?.confirmationReasons == [reason])
  }

  @Test func `deprecated names of a case still work`() {
    #expect(CallDestinationType.normalDestination == .normal)
    #expect(CallDestinationType(name: "normalDestination") == nil)
  }

  @Test func `a case that means absence isn't written whatever its name is`() {
    #expect(SetAudioSourceInCarIntent(audioSource: .sourceUnknown).fieldValues.isEmpty)
  }
}
