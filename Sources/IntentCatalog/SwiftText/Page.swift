/// The page that generated Swift is set on: a hundred columns, as `.swift-format` says.
enum Page {
  static let width = 100

  /// Whether a text stays on the page when it is moved to the right.
  static func fits(_ text: String, indent: Int) -> Bool { indent + text.count <= width }

  /// A text moved to the right.
  static func line(_ text: String, indent: Int) -> String {
    text.isEmpty ? "" : String(repeating: " ", count: indent) + text
  }

  /// Lines moved to the right.
  static func indented(_ lines: [String], by indent: Int = 2) -> [String] {
    lines.map { line($0, indent: indent) }
  }

  /// Words set one after the other, as many as fit on a line.
  static func filled(_ words: [String], indent: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in words {
      let longer = current.isEmpty ? word : "\(current) \(word)"
      if !current.isEmpty, !fits(longer, indent: indent) {
        lines.append(line(current, indent: indent))
        current = word
      } else {
        current = longer
      }
    }
    return current.isEmpty ? lines : lines + [line(current, indent: indent)]
  }
}
