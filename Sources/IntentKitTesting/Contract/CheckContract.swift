public import IntentKitCore
import IntentKitSimulator

/// Checks that a handler keeps the contract, and fails the test with all verdicts otherwise.
///
/// The test also fails if no request reaches the handler.
///
/// The check makes many different requests and answers the handler's questions in every possible
/// way. It doesn't check whether the handler treats the values themselves correctly. The same
/// handler receives all requests. If requests leave state in the handler, create a new one for each
/// with
/// ``checkContract(for:given:bounds:allowing:initialRequests:fileID:filePath:line:column:makeHandler:)``.
///
/// - Parameters:
///   - handler: The handler.
///   - intent: The type of the requests.
///   - world: The environment of the requests.
///   - bounds: The limits of the check.
///   - allowed: The verdicts that don't fail the test.
///   - initialRequests: Additional initial requests, besides those without values and with sample
///     values.
///   - fileID: The module and file of the caller, where the test fails.
///   - filePath: The path of the caller's file.
///   - line: The line of the caller.
///   - column: The column of the caller.
/// - Returns: A report with the number of requests and the verdicts found.
@discardableResult
public func checkContract<Request: TypedIntent>(
  of handler: Request.Handling, for intent: Request.Type, given world: TestWorld = TestWorld(),
  bounds: ContractBounds = ContractBounds(), allowing allowed: [Verdict.ID] = [],
  initialRequests: [Request] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async -> ContractReport {
  await check(
    bounds, allowed, initialRequests,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ) { IntentTester($0, handler: handler, given: world) }
}

/// Checks that a handler keeps the contract, with a new handler for each request.
@discardableResult
public func checkContract<Request: TypedIntent>(
  for intent: Request.Type, given world: TestWorld = TestWorld(),
  bounds: ContractBounds = ContractBounds(), allowing allowed: [Verdict.ID] = [],
  initialRequests: [Request] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  makeHandler: @escaping @Sendable (AppEnvironment) -> Request.Handling
) async -> ContractReport {
  await check(
    bounds, allowed, initialRequests,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ) { IntentTester($0, given: world, makeHandler: makeHandler) }
}

/// Checks that an app keeps the contract for an intent, with a new app for each request.
@discardableResult
public func checkContract<Request: TypedIntent>(
  of app: any IntentApp.Type, hosted hosting: AppHosting = .inProcess, for intent: Request.Type,
  given world: TestWorld = TestWorld(), bounds: ContractBounds = ContractBounds(),
  allowing allowed: [Verdict.ID] = [], initialRequests: [Request] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async -> ContractReport {
  await check(
    bounds, allowed, initialRequests,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  ) { IntentTester($0, app: app, hosted: hosting, given: world) }
}

private func check<Request: TypedIntent>(
  _ bounds: ContractBounds, _ allowed: [Verdict.ID], _ initialRequests: [Request],
  at place: SourcePlace, _ makeTester: @escaping @Sendable (Request) -> IntentTester<Request>
) async -> ContractReport {
  var explorer = ContractExplorer(
    initialRequests + Request.initialRequests, bounds: bounds, allowing: allowed,
    makeTester: makeTester)
  do throws(SetUpFailure) {
    let report = try await explorer.explore()
    let world = explorer.initialRequests.first.map { makeTester($0).world } ?? TestWorld()
    if let message = report.failure(Request.schema, in: world) {
      TestFailure(message: message, place: place).report()
    }
    return report
  } catch {
    TestFailure(message: error.message, place: place).report()
    return ContractReport(bounds: bounds)
  }
}

extension ContractReport {
  /// Returns the text of a failure, or nil if the handler keeps the contract.
  fileprivate func failure(_ schema: IntentSchema, in world: TestWorld) -> String? {
    if requests == 0 { return "The check made no requests, because its bounds permit none." }
    // A handler doesn't break its contract by what its app declares.
    if hasCalledHandler || findings.contains(where: { $0.verdict.severity == .fault }) {
      return findings.isEmpty ? nil : breach(schema, in: world)
    }
    return FailureText.make(
      """
      The check called no method of the handler: every one of \(requestCount) ended before. Check the app, its \
      declarations, the intent, and the world of the test.
      """, conversation: lines(of: firstTrace, schema, world))
  }

  private func breach(_ schema: IntentSchema, in world: TestWorld) -> String {
    let extent = isComplete ? "" : " The check stopped at its bounds; see ContractBounds."
    let conversations = findings.map { finding in
      lines(of: finding.trace, schema, world).map { "  \($0)" }.joined(separator: "\n")
    }
    var allowed: [Verdict.ID] = []
    for finding in findings where !allowed.contains(finding.verdict.id) {
      allowed.append(finding.verdict.id)
    }
    let names = allowed.map(SwiftLine.name).joined(separator: ", ")
    let count = findings.count == 1 ? "1 verdict" : "\(findings.count) verdicts"
    let missing = missingMethods.map(\.name).joined(separator: ", ")
    return
      (["The handler breaks the contract: \(count) in \(requestCount).\(extent)"] + conversations
      + (missing.isEmpty ? [] : ["The handler has no \(missing)."])
      + ["To allow these verdicts, write:\n  allowing: [\(names)]"])
      .joined(separator: "\n\n")
  }

  private var requestCount: String { requests == 1 ? "1 request" : "\(requests) requests" }

  private func lines(
    of trace: Trace, _ schema: IntentSchema, _ world: TestWorld
  ) -> [String] {
    var text = ConversationText(language: world.language, schema: schema, now: world.now)
    return text.lines(for: trace)
  }
}
