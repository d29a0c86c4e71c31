package import IntentKitCore
import IntentKitPlatform

/// A color of the terminal.
///
/// No information relies on color alone.
package enum Ink: String, Sendable {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"
  case white = "97"
  case black = "40"

  /// Returns a text in this color, with its own control characters as escapes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - background: The color behind the text; by default, that of the terminal.
  /// - Returns: The text between color codes.
  package func on(_ text: String, background: Ink? = nil) -> String {
    let inks = [self, background].compactMap(\.self)
    return inks.map { "\u{1B}[\($0.rawValue)m" }.joined() + text.visible
      + inks.map { _ in "\u{1B}[0m" }.joined()
  }

  /// Returns a line in this ink if colors are in use.
  package func line(_ text: String, usesColor: Bool) -> String {
    usesColor ? on(text.visibleOnOneLine) : text.visibleOnOneLine
  }
}

extension Verdict.Severity {
  /// The sign and the ink that mark the severity.
  package var mark: (sign: String, ink: Ink) {
    switch self {
    case .fault: ("✘", .red)
    case .warning: ("!", .yellow)
    case .note: ("i", .cyan)
    }
  }
}

extension Outcome {
  /// The sign and the ink that mark the outcome, and the word for its tone in pages.
  package var mark: (sign: String, ink: Ink, tone: String) {
    switch result {
    case .succeeded, .inProgress, .continuedInApp, .handledInApp: ("✔", .green, "good")
    case .cancelled, .needsInput, .awaitingConfirmation: ("–", .yellow, "open")
    case .failed, .requiresAppLaunch, .gaveUp, .refused: ("✘", .red, "bad")
    }
  }
}
