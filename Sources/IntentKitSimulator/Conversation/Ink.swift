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
}
