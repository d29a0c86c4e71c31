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
  case onBlack = "40"

  /// Returns a text in this color.
  package func on(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
