/// A text with placeholders, as in `Order ${soup}`.
package struct TextTemplate: Sendable, Hashable {
  /// The text between the braces of each placeholder, in order.
  package private(set) var placeholders: [String] = []
  /// Whether a placeholder begins and doesn't end.
  package private(set) var isUnbalanced = false

  /// Creates a template from its text.
  package init(_ text: String) {
    // Most texts have no placeholders.
    guard text.utf8.contains(UInt8(ascii: "$")) else { return }
    let bytes = Array(text.utf8)
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "{") where index > 0 && bytes[index - 1] == UInt8(ascii: "$"):
        if start != nil { isUnbalanced = true }
        start = index + 1
      case UInt8(ascii: "}"):
        if let first = start {
          placeholders.append(String(decoding: bytes[first..<index], as: UTF8.self))
        }
        start = nil
      default: break
      }
    }
    if start != nil { isUnbalanced = true }
  }

  /// The names of the parameters and properties in the placeholders, without those of their fields.
  package var names: [String] {
    placeholders.map { String($0.prefix { $0 != "." }) }
  }
}
