public import IntentKitCore
import IntentKitSimulator

// The lines of a test that expect the end of the request.

extension TestConversation {
  /// Expects the end of the request.
  ///
  /// Arguments that you omit aren't compared, but one of `result`, `code` and `reason` is necessary.
  ///
  /// The results `.handledInApp` and `.continuedInApp` state that the app did its part, so they
  /// require a test of the app, or of a provider with the app's delegate. To test only that the
  /// handler hands the request over, omit the result and pass the handler's code.
  ///
  /// - Parameters:
  ///   - result: The result of the request.
  ///   - phase: The phase in which the request ends.
  ///   - code: The code of the response that ends the request. If the app handles the request, it
  ///     is the app's code.
  ///   - reason: The reason for the result, if the request doesn't end with a code.
  ///   - elapsed: The duration of the request in simulated time. An app in a separate process works
  ///     in real time, so such a request may take up to a second longer.
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
    _ result: Outcome.Result? = nil, phase: Phase? = nil, code: Request.Response.Code? = nil,
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
    _ result: Outcome.Result?, _ phase: Phase?, code: String?, _ reason: Outcome.Reason?,
    after elapsed: Duration?, heard: String?, shown: String?, at place: SourcePlace
  ) async -> IntentRun<Request>? {
    let swift = SwiftLine(of: Request.self, in: world)
    let isAny = result == nil && code == nil && reason == nil
    return await expectEnd(as: result, isAny: isAny, at: place) { run in
      var differences: [TestedConversation<Request>.Difference] = []
      func compare<Value: Equatable>(
        _ name: String, _ expected: Value?, _ found: Value?, _ text: (Value) -> String
      ) {
        guard let expected, expected != found else { return }
        differences.append((name, text(expected), found.map(text) ?? "none"))
      }
      let outcome = run.outcome
      compare("the result", result, outcome.result) { ".\($0.rawValue)" }
      compare("the phase", phase, outcome.phase) { ".\($0.rawValue)" }
      compare("the code", code, run.endingCode) { swift.name(ofCode: $0) }
      compare("the reason", reason, outcome.reason) { swift.name($0) }
      if !run.isWithinTolerance(of: elapsed) {
        compare("the time", elapsed, run.elapsed) { $0.spokenText }
      }
      let statement = spoken(run.trace).statement
      compare("the spoken text", heard, statement?.heard) { $0 }
      compare("the displayed text", shown, statement?.read) { $0 }
      return differences
    }
  }

  /// Expects the end of the request, and passes the last response to a closure.
  public func ends(
    _ result: Outcome.Result? = nil, phase: Phase? = nil, code: Request.Response.Code? = nil,
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
      let line = SwiftLine(of: Request.self, in: world).end(run)
      return report(
        .init(
          problem: "The request ended without a response.",
          fixes: [Fix(expecting: [line], .insteadOfLine)]), at: place)
    }
    try look(response)
  }
}

extension IntentRun {
  /// Whether the request took an expected time, or a little longer in real time.
  fileprivate func isWithinTolerance(of expected: Duration?) -> Bool {
    guard let expected, launch != nil else { return false }
    let longer = elapsed - expected
    return longer >= .zero && longer < .seconds(1)
  }
}
