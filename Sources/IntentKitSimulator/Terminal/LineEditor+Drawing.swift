import IntentKitPlatform

extension LineEditor {
  /// The number of columns that the text needs at least beside the label.
  private static let minimumWidth = 8

  /// Returns the text that draws the line in place of its earlier drawing, with the cursor.
  ///
  /// A line that is longer than the window is drawn in part, around the cursor. The last column of
  /// the window stays free, because a terminal can begin a new line there.
  ///
  /// - Parameter columns: The number of columns of the window.
  /// - Returns: The text, with the control characters and sequences for the terminal.
  package func drawing(columns: Int) -> String {
    let label = columns - 1 >= label.columns + Self.minimumWidth ? label : ""
    let width = max(columns - 1 - label.columns, 1)
    let end = Part(after, in: width / 3, mark: ">")
    let start = Part(reversed: before, in: width - end.columns, mark: "<")
    let rest = Part(after, in: width - start.columns, mark: ">")
    let line = "\r" + label + start.text
    // The cursor is placed by writing again what is before it, because terminals disagree about the
    // widths of some characters.
    return line + rest.text + "\u{1B}[K" + (rest.text.isEmpty ? "" : line)
  }

  /// Returns the text that draws the whole line at the end of editing, with its line break.
  ///
  /// - Parameter columns: The number of columns of the window.
  /// - Returns: The text, with the control characters and sequences for the terminal.
  package func lastDrawing(columns: Int) -> String {
    let width = max(columns - label.columns, Self.minimumWidth)
    let lines = text.visibleOnOneLine.wrapped(to: width).hanging(after: label)
    return "\r\u{1B}[K" + lines.joined(separator: "\n") + "\n"
  }

  /// A part of a text that fits into a number of columns.
  private struct Part {
    var text = ""
    var columns = 0

    /// Creates the part at the start of a text.
    init(_ text: String, in width: Int, mark: String) {
      self.init(text, in: width, mark: mark) { $0.text += $1 }
    }

    /// Creates the part at the end of a text.
    init(reversed text: String, in width: Int, mark: String) {
      self.init(text.reversed(), in: width, mark: mark) { $0.text = $1 + $0.text }
    }

    private init(
      _ characters: some Sequence<Character>, in width: Int, mark: String,
      add: (inout Part, String) -> Void
    ) {
      // The part without the last characters, beside which there is room for the mark.
      var short = self
      for character in characters {
        let cell = String(character).visibleOnOneLine
        if columns + cell.columns > width {
          self = short
          guard columns < width else { return }
          add(&self, mark)
          columns += 1
          return
        }
        add(&self, cell)
        columns += cell.columns
        if columns < width { short = self }
      }
    }
  }
}
