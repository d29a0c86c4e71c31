import IntentKitPlatform

/// The layout of a conversation as text.
///
/// All texts come from the app, from files or from the user, so the layout shows their control
/// characters as escapes. Only line feeds in statements and cards break lines.
///
/// ```
///   Siri     Which one?
///   resolve  recipients              disambiguation               0.00 s
/// ```
struct ConversationLayout: Sendable {
  /// The number of columns.
  var width: Int
  /// The number of columns for the names of speakers and phases.
  private let labelWidth: Int

  private static let margin = "  "
  private static let subjectWidth = 24
  private static let resultWidth = 28
  private static let timeWidth = 9

  /// Creates the layout for a language.
  init(phrasebook: Phrasebook, width: Int = 80) {
    self.width = max(width, 40)
    let (speakers, report) = (phrasebook.speakers, phrasebook.report)
    let labels = [
      speakers.assistant, speakers.user, speakers.app, report.resolve, report.confirm,
      report.handle,
    ]
    labelWidth = (labels.map(\.columns).max() ?? 0) + 2
  }

  /// Returns the label of a line that the user types.
  func label(_ name: String) -> String {
    Self.margin + name.visibleOnOneLine.padded(to: labelWidth)
  }

  /// Returns the lines of a labeled text, with a larger indentation after the first line.
  func lines(_ name: String, _ text: String) -> [String] {
    let indent = Self.margin.count + labelWidth
    var lines: [String] = []
    for (number, paragraph) in text.visible.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let further = number == 0 ? 0 : 2
      // The further lines of an option begin below its name, not below its number.
      let mark = paragraph.optionMark
      let room = max(width - indent - further - mark.columns, 20)
      for line in String(paragraph.dropFirst(mark.count)).wrapped(to: room).hanging(after: mark) {
        let start =
          lines.isEmpty ? label(name) : String(repeating: " ", count: indent + further)
        lines.append(start + line)
      }
    }
    return lines
  }

  /// Returns the indentation of a picture: below the text if there is room, or at the left margin.
  ///
  /// - Parameter columns: The width of the picture.
  /// - Returns: The indentation, or nil if the terminal is too narrow, because a picture can't be
  ///   wrapped.
  func indent(ofPicture columns: Int) -> String? {
    let indent = Self.margin.count + labelWidth
    if indent + columns <= width { return String(repeating: " ", count: indent) }
    return columns <= width ? "" : nil
  }

  /// Returns the lines of a card below a statement.
  func lines(of card: DetailsCard) -> [String] {
    let margin = label("")
    return card.lines(width: width - margin.columns).map { margin + $0 }
  }

  /// Returns the lines of a screen below a statement.
  func lines(of screen: Screen) -> [String] {
    let margin = label("")
    return screen.lines(width: width - margin.columns).map { margin + $0 }
  }

  /// Returns a row for a step, with its subject, result and duration.
  func row(_ name: String, _ subject: String, _ result: String, time: String?) -> String {
    var row = label(name) + Self.cell(subject, Self.subjectWidth)
    guard let time else { return row + result.visibleOnOneLine }
    row += Self.cell(result, Self.resultWidth)
    return row + String(repeating: " ", count: max(0, Self.timeWidth - time.columns)) + time
  }

  /// Returns the lines of an indented text, with a mark before the first line.
  func block(_ text: String, mark: String = "") -> [String] {
    let start = Self.margin + mark
    return text.visibleOnOneLine.wrapped(to: width - start.columns).hanging(after: start)
  }

  /// Returns a heading with a text beside it, or below it if there is no room.
  func heading(_ plain: String, _ painted: String, _ text: String) -> [String] {
    let line = painted + Self.margin + text.visibleOnOneLine
    let isNarrow = plain.columns + Self.margin.count + text.columns > width
    return isNarrow ? [painted] + block(text) : [line]
  }

  /// Returns a row for an event and its time.
  func row(_ subject: String, time: String) -> String {
    label("") + Self.cell(subject, Self.subjectWidth + Self.resultWidth)
      + String(repeating: " ", count: max(0, Self.timeWidth - time.columns)) + time
  }

  private static func cell(_ text: String, _ width: Int) -> String {
    let text = text.visibleOnOneLine
    return text.columns < width ? text.padded(to: width) : text + Self.margin
  }
}

extension Substring {
  /// The number before the name of an option, with its spaces; empty without a number.
  fileprivate var optionMark: String {
    let spaces = prefix { $0 == " " }
    let number = dropFirst(spaces.count).prefix { $0.isASCII && $0.isNumber }
    let rest = dropFirst(spaces.count + number.count)
    guard !number.isEmpty, rest.hasPrefix("  ") else { return "" }
    return spaces + number + "  "
  }
}
