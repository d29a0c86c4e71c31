import IntentKitCore
import SampleApps
import Testing

@Suite struct `The scenarios of HarborBank` {
  private let scenarios = AppScenarios(app: HarborBank.self)

  @Test func `every scenario of HarborBank passes`() async throws {
    let runs = try await scenarios.runs()
    #expect(runs.count > 90)
    #expect(runs.complaints == [])
  }

  @Test(arguments: [
    SendPaymentIntent.schema, RequestPaymentIntent.schema, TransferMoneyIntent.schema,
    PayBillIntent.schema, SearchForAccountsIntent.schema, SearchForBillsIntent.schema,
  ])
  func `the scenarios of HarborBank reach every code of an intent`(_ schema: IntentSchema)
    async throws
  {
    // These intents answer immediately, and unspecified is never valid.
    let isImmediate = ["RequestPayment", "SearchForAccounts", "SearchForBills"]
    var never = ["unspecified"] + (isImmediate.contains(schema.name) ? ["inProgress"] : [])
    // The resolve phase rejects such amounts already.
    never += ["failurePaymentsAmountBelowMinimum", "failurePaymentsCurrencyUnsupported"]
    let expected = schema.responseCodes.map(\.name).filter { !never.contains($0) }
    let codes = try await scenarios.runs().codes.filter { $0.hasPrefix("\(schema.name).") }
    #expect(codes == Set(expected.map { "\(schema.name).\($0)" }))
  }

  @Test func `the scenarios of HarborBank reach every reason`() async throws {
    let amount = SendPaymentCurrencyAmountUnsupportedReason.caseNames
    let send = SendPaymentPayeeUnsupportedReason.caseNames + amount
    let request = RequestPaymentPayerUnsupportedReason.caseNames + amount
    let expected = send.map { "SendPayment.\($0)" } + request.map { "RequestPayment.\($0)" }
    #expect(try await scenarios.runs().reasons == Set(expected))
  }
}
