import IntentKitCore
import IntentKitSimulator

// The lines of a test that expect something on the screen.

extension TestConversation {
  /// Expects texts on the screen, during the question for confirmation or at the end.
  ///
  /// The screen contains the app's views, and the standard views of the rest. Each text may be a part
  /// of one that is displayed:
  ///
  /// ```swift
  /// await siri.asksForConfirmation()
  /// await siri.shows("See you at the rainbow", "Draft")
  /// await siri.answers("yes")
  /// await siri.ends(.succeeded)
  /// await siri.shows("Sent")
  /// ```
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - fileID: The module and file of the caller, where the test fails.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func shows(
    _ texts: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await step(at: place) { $0.expect(onScreen: texts) { spoken($0) } }
  }
}

extension TestedConversation {
  /// Expects texts on the screen.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - conversation: Returns the words and screens of a trace.
  /// - Returns: The failure, if any.
  func expect(
    onScreen texts: [String], in conversation: (Trace) -> Conversation
  ) -> Failure? {
    let conversation = conversation(Trace(events))
    let screen = isAtEnd ? conversation.screen : conversation.exchanges.last?.screen
    guard let screen else {
      return Failure(
        problem: isAtEnd
          ? "The screen shows nothing of the app after a request that isn't done. Remove the line."
          : "The screen shows the request only when Siri asks for confirmation. Remove the line.")
    }
    let missing = texts.filter { !screen.shows($0) }
    guard !missing.isEmpty else { return nil }
    let shown = screen.texts.map(\.debugDescription)
    let found = shown.isEmpty ? "nothing" : shown.joined(separator: ", ").shortened(to: 400)
    return Failure(
      problem: "The screen doesn't show what the test expects.",
      differences: missing.map { ("the screen", $0.debugDescription, found) },
      fixes: shown.isEmpty
        ? []
        : [
          Fix(
            expecting: ["await siri.shows(\(shown.joined(separator: ", ")))"], .insteadOfLine)
        ])
  }
}
