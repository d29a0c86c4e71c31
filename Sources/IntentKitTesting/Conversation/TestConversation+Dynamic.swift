public import IntentKitCore
import IntentKitSimulator

// Custom intents have no Swift type, so their parameters and codes are identified by name. The
// label of `asks(about:)` keeps the method out of the compiler's messages on misspelled key paths.

extension TestConversation where Request == DynamicIntent {
  /// Expects a question about a parameter, identified by the name in the intent's definition.
  ///
  /// Arguments that you omit aren't compared.
  public func asks(
    about parameter: String, element: Int? = nil, why: ResultKind? = nil, reason: String? = nil,
    options: [String]? = nil, heard: String? = nil, shown: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let known = intent.resolvers.map(\.parameter)
    guard known.contains(parameter) else {
      let error = ParameterError.unknownName(parameter, kind: "parameter", known: known)
      let message = """
        \(intent.schema.name) has no method that resolves this parameter, so Siri never asks about it: \(error)
        """
      return await step(at: place) { $0.expectImpossible(message) }
    }
    let turn = ScenarioTurn(
      asked: parameter, element: element, why: why, reason: reason, options: options,
      heard: heard, shown: shown, answer: nil)
    await expect(turn, at: place)
  }

  /// Expects the end of the request with a code, identified by the name in the intent's definition.
  ///
  /// Arguments that you omit aren't compared.
  ///
  /// - Returns: The run with the final intent, the response and the trace; nil if the request
  ///   hasn't ended.
  @discardableResult
  public func ends(
    _ result: Outcome.Result? = nil, phase: Phase? = nil, code: String,
    reason: Outcome.Reason? = nil,
    after elapsed: Duration? = nil, heard: String? = nil, shown: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> IntentRun<DynamicIntent>? {
    await ends(
      result, phase, code: code, reason, after: elapsed, heard: heard, shown: shown,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects the end of the request with a code, and passes the last response to a closure.
  public func ends(
    _ result: Outcome.Result? = nil, phase: Phase? = nil, code: String,
    reason: Outcome.Reason? = nil,
    after elapsed: Duration? = nil, heard: String? = nil, shown: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ look: (DynamicIntentResponse) throws -> Void
  ) async rethrows {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let run = await ends(
      result, phase, code: code, reason, after: elapsed, heard: heard, shown: shown, at: place)
    try self.look(at: run, look, place)
  }
}
