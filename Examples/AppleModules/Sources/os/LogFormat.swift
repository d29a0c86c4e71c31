import Foundation

/// A message with the formats of its arguments.
///
/// `String(format:)` needs arguments that Swift's texts and objects aren't on Linux.
struct LogFormat {
  private let format: String

  init(_ format: String) { self.format = format }

  /// Returns the message with its arguments; a format without an argument remains as it is.
  func text(_ arguments: [Any?]) -> String {
    var text = ""
    var rest = format[...]
    var arguments = arguments[...]
    while let mark = rest.firstIndex(of: "%") {
      text += rest[..<mark]
      rest = rest[mark...]
      guard let end = Self.end(of: rest) else { break }
      let specification = rest[..<end]
      rest = rest[end...]
      if specification.last == "%" {
        text += "%"
      } else if let argument = arguments.popFirst() {
        text += Self.text(of: argument, String(specification))
      } else {
        text += specification
      }
    }
    return text + rest
  }

  /// Returns the end of the format at the beginning of a text, or nil if it isn't one.
  private static func end(of text: Substring) -> String.Index? {
    var index = text.index(after: text.startIndex)
    if index < text.endIndex, text[index] == "{" {
      guard let close = text[index...].firstIndex(of: "}") else { return nil }
      index = text.index(after: close)
    }
    while index < text.endIndex, "0123456789.+- #hlqzt".contains(text[index]) {
      index = text.index(after: index)
    }
    return index < text.endIndex ? text.index(after: index) : nil
  }

  /// Returns an argument in its format.
  private static func text(of argument: Any?, _ specification: String) -> String {
    guard let argument else { return "(null)" }
    let plain = specification.replacing(#/\{[^}]*\}/#, with: "")
    switch plain.last {
    case "f", "g", "e":
      guard let number = argument as? any BinaryFloatingPoint else { return "\(argument)" }
      return String(format: plain, Double(number))
    case "x", "X":
      guard let number = argument as? any BinaryInteger else { return "\(argument)" }
      return String(
        Int(truncatingIfNeeded: number), radix: 16, uppercase: plain.last == "X")
    default: return "\(argument)"
    }
  }
}
