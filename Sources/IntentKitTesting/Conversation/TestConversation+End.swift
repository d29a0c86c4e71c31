public import IntentKitCore
import IntentKitSimulator

// The lines of a test that expect the end of the request.

extension TestConversation {
  /// Expects the end of the request.
  ///
  /// Arguments that you omit aren't compared.
  ///
  /// - Parameters:
  ///   - result: The result of the request.
  ///   - phase: The phase in which the request ends.
  ///   - code: The code of the last response.
  ///   - reason: The reason for the result, if neither a code nor a verdict states it.
  ///   - elapsed: The duration of the request in simulated time.
  ///   - heard: The assistant's last sentence, as spoken.
  ///   - shown: The assistant's last sentence, as displayed.
  ///   - fileID: The module and file of the caller, where the test fails.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  /// - Returns: The run with the final intent, the response and the trace; nil if the request
  ///   hasn't ended.
  @discardableResult
  public func ends(
    _ result: Outcome.Result, phase: Phase? = nil, code: Request.Response.Code? = nil,
    reason: Outcome.Reason? = nil, after elapsed: Duration? = nil, heard: String? = nil,
    shown: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> IntentRun<Request>? {
    await ends(
      result, phase, code: code?.name, reason, after: elapsed, heard: heard, shown: shown,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects the end of the request, with a code by name.
  func ends(
    _ result: Outcome.Result, _ phase: Phase?, code: String?, _ reason: Outcome.Reason?,
    after elapsed: Duration?, heard: String?, shown: String?, at place: SourcePlace
  ) async -> IntentRun<Request>? {
    await expectEnd(at: place) { run in
      var differences: [TestedConversation<Request>.Difference] = []
      func compare(_ name: String, _ expected: String?, _ found: String?) {
        guard let expected, expected != found else { return }
        differences.append((name, expected, found ?? "none"))
      }
      let outcome = run.outcome
      compare("the result", ".\(result.rawValue)", ".\(outcome.result.rawValue)")
      compare("the phase", phase.map { ".\($0.rawValue)" }, outcome.phase.map { ".\($0.rawValue)" })
      compare("the code", code, outcome.code)
      compare("the reason", reason?.rawValue, outcome.reason?.rawValue)
      compare("the time", elapsed?.spokenText, run.trace.events.last?.at.spokenText)
      let statement = spoken(run.trace).statement
      compare("the spoken text", heard, statement?.heard)
      compare("the displayed text", shown, statement?.read)
      return differences
    }
  }

  /// Expects the end of the request, and passes the handler's response to a closure.
  public func ends(
    _ result: Outcome.Result, phase: Phase? = nil, code: Request.Response.Code? = nil,
    reason: Outcome.Reason? = nil, after elapsed: Duration? = nil, heard: String? = nil,
    shown: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ look: (Request.Response) throws -> Void
  ) async rethrows {
    let run = await ends(
      result, phase: phase, code: code, reason: reason, after: elapsed, heard: heard, shown: shown,
      fileID: fileID, filePath: filePath, line: line, column: column)
    try self.look(
      at: run, look, SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Passes the response of a run to a closure.
  func look(
    at run: IntentRun<Request>?, _ look: (Request.Response) throws -> Void, _ place: SourcePlace
  ) rethrows {
    guard let run else { return }
    guard let response = run.response else {
      let line = SwiftLine(of: Request.self).end(run.outcome)
      return report(
        .init(problem: "The request ended without a response.", write: [line]), at: place)
    }
    try look(response)
  }
}
