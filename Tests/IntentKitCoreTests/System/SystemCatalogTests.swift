import IntentKitCore
import Testing

@Suite("SiriKit is there as a whole")
struct SystemCatalogTests {
  private let schemas = SystemIntents.all.map { $0.schema }

  @Test func `every intent, method, code and type of SiriKit has its counterpart`() {
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

  @Test func `the domains stand in SiriKit's order`() {
    var domains: [String] = []
    for schema in schemas where domains.last != schema.domain { domains.append(schema.domain) }
    #expect(domains == SystemIntents.domains)
  }

  @Test(arguments: SystemIntents.all.map(Named.init))
  func `the table of resolvers follows the schema`(_ intent: Named<any SystemIntent.Type>) {
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
    `the assistant asks for a yes before messages, payments and rides, and on request for calls`()
  {
    let always = schemas.filter { $0.userConfirmation == .always }.map(\.name)
    #expect(
      always.sorted() == [
        "PayBill", "RequestPayment", "RequestRide", "SendMessage", "SendPayment", "TransferMoney",
      ])
    #expect(schemas.filter { $0.userConfirmation == .onRequest }.map(\.name) == ["StartCall"])
  }

  @Test func `payments and rides want the device unlocked, others do not`() {
    let domains = Set(schemas.filter(\.requiresUnlock).map(\.domain))
    #expect(domains == ["Payments", "Ride Booking"])
    #expect(schemas.allSatisfy { $0.requiresUnlock == domains.contains($0.domain) })
  }

  @Test func `only the details of a reservation are never asked of an app`() {
    #expect(schemas.filter { !$0.isHandled }.map(\.name) == ["GetReservationDetails"])
  }

  @Test func `media that is not supported ends the request`() {
    let ending = schemas.filter { $0.resolveMethods.contains { !$0.asksAgainWhenUnsupported } }
    #expect(
      ending.map(\.name) == ["PlayMedia", "SearchForMedia", "AddMedia", "UpdateMediaAffinity"])
  }

  @Test func `a reason for a confirmation reaches the result`() throws {
    let list = TaskList(title: SpeakableString(spokenPhrase: "Groceries"))
    let result: AddTasksTargetTaskListResolutionResult = .confirmationRequired(
      with: list, forReason: .listShouldBeCreated)
    let reason = EnumerationSchema.Case(name: "listShouldBeCreated", rawValue: 1)
    #expect(result.kind == .confirmationRequired(list, reason: reason))
    let methods = AddTasksIntent.schema.resolveMethods.filter(\.isCurrent)
    #expect(methods.first?.confirmationReasons == [reason])
  }

  @Test func `earlier names of a case still work`() {
    #expect(CallDestinationType.normalDestination == .normal)
    #expect(CallDestinationType(name: "normalDestination") == nil)
  }

  @Test func `SiriKit's odd name for nothing said is not written`() {
    #expect(SetAudioSourceInCarIntent(audioSource: .sourceUnknown).fieldValues.isEmpty)
  }
}
