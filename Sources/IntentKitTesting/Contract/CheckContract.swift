public import IntentKitCore
import IntentKitSimulator

/// Checks a handler against the contract: makes requests of all sorts, answers its questions in
/// every way there is, and fails the test with the verdicts on it.
///
/// It tells nothing of what the handler does right or wrong with the values themselves. The handler
/// meets one request after another; make it anew for each with
/// ``checkContract(for:given:bounds:allowing:beginnings:fileID:filePath:line:column:makeHandler:)``
/// when one leaves something behind.
///
/// - Parameters:
///   - handler: The handler.
///   - intent: The intent it is asked with.
///   - world: The world in which the requests are made.
///   - bounds: How far to go.
///   - allowed: Verdicts that are as they should be.
///   - beginnings: More requests to begin with, beside those without and with sample values.
///   - fileID: The module and the file in which the test fails; the caller’s.
///   - filePath: The file in which the test fails; the caller’s.
///   - line: The line at which the test fails; the caller’s.
///   - column: The column at which the test fails; the caller’s.
/// - Returns: What was tried and found.
@discardableResult
public func checkContract<Request: SystemIntent>(
  of handler: Request.Handling, for intent: Request.Type, given world: TestWorld = TestWorld(),
  bounds: ContractBounds = ContractBounds(), allowing allowed: [Verdict.ID] = [],
  beginnings: [Request] = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async -> ContractReport {
  await check(
    bounds, allowed, beginnings,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ) { IntentTester($0, handler: handler, given: world) }
}

/// Checks a handler against the contract, made anew for each request.
@discardableResult
public func checkContract<Request: SystemIntent>(
  for intent: Request.Type, given world: TestWorld = TestWorld(),
  bounds: ContractBounds = ContractBounds(), allowing allowed: [Verdict.ID] = [],
  beginnings: [Request] = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column,
  makeHandler: @escaping @Sendable (AppEnvironment) -> Request.Handling
) async -> ContractReport {
  await check(
    bounds, allowed, beginnings,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ) { IntentTester($0, given: world, makeHandler: makeHandler) }
}

/// Checks an app's handling of an intent against the contract; the app is made anew for each
/// request.
@discardableResult
public func checkContract<Request: SystemIntent>(
  of app: any IntentApp.Type, hosted hosting: AppHosting = .inProcess, for intent: Request.Type,
  given world: TestWorld = TestWorld(),
  bounds: ContractBounds = ContractBounds(), allowing allowed: [Verdict.ID] = [],
  beginnings: [Request] = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async -> ContractReport {
  await check(
    bounds, allowed, beginnings,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ) { IntentTester($0, app: app, hosted: hosting, given: world) }
}

private func check<Request: SystemIntent>(
  _ bounds: ContractBounds, _ allowed: [Verdict.ID], _ beginnings: [Request],
  at place: SourcePlace, _ makeTester: @escaping @Sendable (Request) -> IntentTester<Request>
) async -> ContractReport {
  var explorer = ContractExplorer(
    beginnings + Request.beginnings, bounds: bounds, allowing: allowed, makeTester: makeTester)
  do throws(SetUpFailure) {
    let report = try await explorer.explore()
    if !report.findings.isEmpty {
      TestFailure(message: report.message(Request.schema), place: place).report()
    }
    return report
  } catch {
    TestFailure(message: error.message, place: place).report()
    return ContractReport(bounds: bounds)
  }
}

extension ContractReport {
  /// What was found, as the text of a failure.
  fileprivate func message(_ schema: IntentSchema) -> String {
    let extent = isComplete ? "" : " Bounds cut it short; see ContractBounds."
    let conversations = findings.map { finding in
      var text = ConversationText(schema: schema, now: Simulator.simulatedNow)
      return text.lines(for: finding.trace).map { "  \($0)" }.joined(separator: "\n")
    }
    var allowed: [Verdict.ID] = []
    for finding in findings where !allowed.contains(finding.verdict.id) {
      allowed.append(finding.verdict.id)
    }
    let names = allowed.map(SwiftLine.name).joined(separator: ", ")
    let times = requests == 1 ? "1 request" : "\(requests) requests"
    let count = findings.count == 1 ? "1 verdict" : "\(findings.count) verdicts"
    return
      (["The handler does not keep the contract: \(count) in \(times).\(extent)"] + conversations
      + ["What is as it should be is allowed by:\n  allowing: [\(names)]"])
      .joined(separator: "\n\n")
  }
}
