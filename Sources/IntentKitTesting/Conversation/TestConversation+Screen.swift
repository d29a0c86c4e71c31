import IntentKitCore
import IntentKitSimulator
import IntentKitUI

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
  /// A test that doesn't expect a screen with views of the app fails, unless `exhaustivity` is
  /// relaxed.
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
    await step(at: place) { $0.expect(onScreen: texts) }
  }
}

extension TestedConversation {
  /// Expects texts on the screen.
  mutating func expect(onScreen texts: [String]) -> Failure? {
    isScreenExpected = true
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
        ? [] : [Fix(expecting: [SwiftLine.screen(screen.texts)], .insteadOfLine)])
  }

  /// The line that is missing from the test if the screen at its position has views of the app.
  ///
  /// Standard views only repeat the request and the response, and these are tested as values.
  var missingScreen: [String] {
    // Most requests have no views, so the words aren't needed.
    guard exhaustivity == .on, !isScreenExpected, hasAppViews, let screen else { return [] }
    let texts = screen.views.compactMap(\.view).flatMap(\.texts)
    return texts.isEmpty ? [] : [SwiftLine.screen(texts)]
  }

  private var hasAppViews: Bool {
    events.contains { event in
      if case .viewConfigured(let step) = event.kind { step.placement == .custom } else { false }
    }
  }

  /// The screen at the test's position; nil if it doesn't show the request.
  private var screen: Screen? {
    let conversation = words(Trace(events))
    return isAtEnd ? conversation.screen : conversation.exchanges.last?.screen
  }
}
