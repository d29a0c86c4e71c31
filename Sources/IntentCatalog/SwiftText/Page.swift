/// The layout of generated Swift: a hundred columns, as in `.swift-format`.
package enum Page {
  /// The maximum number of columns.
  package static let width = 100

  /// Returns whether a text with an indentation fits on a line.
  package static func fits(_ text: String, indent: Int) -> Bool {
    // A character has at least one byte, and counting bytes is faster.
    if indent + text.utf8.count <= width { return true }
    return indent <= width
      && text.index(text.startIndex, offsetBy: width - indent + 1, limitedBy: text.endIndex) == nil
  }

  /// Returns a text with an indentation; an empty text stays empty.
  package static func line(_ text: String, indent: Int) -> String {
    text.isEmpty ? "" : String(repeating: " ", count: indent) + text
  }

  /// Returns the lines of several declarations, separated by empty lines.
  package static func separated(_ declarations: [[String]]) -> [String] {
    Array(declarations.joined(separator: [""]))
  }

  /// Returns lines that each contain as many words as fit; all lines but the first are indented
  /// further by a number of columns.
  package static func filled(_ words: [String], indent: Int, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in words {
      let longer = current.isEmpty ? word : "\(current) \(word)"
      let indent = lines.isEmpty ? indent : indent + hanging
      if !current.isEmpty, !fits(longer, indent: indent) {
        lines.append(line(current, indent: indent))
        current = word
      } else {
        current = longer
      }
    }
    let last = line(current, indent: lines.isEmpty ? indent : indent + hanging)
    return current.isEmpty ? lines : lines + [last]
  }
}
