import IntentKitPlatform

/// The last lines on a terminal, above the one that the user edits.
///
/// Other lines can take their place. ``erasure(columns:rows:)`` returns the text that removes them.
package struct ReplaceableLines: Sendable, Hashable {
  private var lines: [Substring] = []

  /// Creates no lines.
  package init() {}

  /// Adds the lines of a text that ends with a line break.
  package mutating func append(_ text: String) {
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// Returns the text that removes these lines and the line of the cursor below them.
  ///
  /// - Parameters:
  ///   - columns: The number of columns of the window.
  ///   - rows: The number of rows of the window.
  /// - Returns: The text, or nil if the window doesn't show all of the lines.
  package func erasure(columns: Int, rows: Int) -> String? {
    let count = lines.reduce(0) { count, line in
      count + max(1, (line.columnsWithoutInk + columns - 1) / columns)
    }
    guard count < rows else { return nil }
    return (count > 0 ? "\r\u{1B}[\(count)A" : "\r") + "\u{1B}[J"
  }
}

extension Substring {
  /// The number of terminal columns that the text takes without the color codes in it.
  fileprivate var columnsWithoutInk: Int {
    let parts = split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    return parts[0].columns
      + parts.dropFirst().reduce(0) { columns, part in
        columns + (part.firstIndex(of: "m").map { part[$0...].dropFirst().columns } ?? 0)
      }
  }
}
