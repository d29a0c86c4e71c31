import IntentKitCore

/// Where things stand in the text of a conversation.
///
/// ```
///   Siri     Which one?
///   resolve  recipients              disambiguation               0.00 s
/// ```
struct ConversationLayout: Sendable {
  /// How many columns there are.
  var width: Int
  /// How many columns the names of speakers and phases take.
  private let labelWidth: Int

  private static let margin = "  "
  private static let subjectWidth = 24
  private static let resultWidth = 28
  private static let timeWidth = 9

  /// Makes the layout for a language.
  init(phrasebook: Phrasebook, width: Int = 80) {
    self.width = max(width, 40)
    let (speakers, report) = (phrasebook.speakers, phrasebook.report)
    let labels = [
      speakers.assistant, speakers.user, speakers.app, report.resolve, report.confirm,
      report.handle,
    ]
    labelWidth = (labels.map(\.columns).max() ?? 0) + 2
  }

  /// What stands before a line that somebody is to write.
  func label(_ name: String) -> String { Self.margin + name.padded(to: labelWidth) }

  /// A text under a label; what follows its first line stands further in.
  func lines(_ name: String, _ text: String) -> [String] {
    let indent = Self.margin.count + labelWidth
    var lines: [String] = []
    for (number, paragraph) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let further = number == 0 ? 0 : 2
      for line in String(paragraph).wrapped(to: max(width - indent - further, 20)) {
        let start =
          lines.isEmpty ? label(name) : String(repeating: " ", count: indent + further)
        lines.append(start + line)
      }
    }
    return lines
  }

  /// What stands before each row of a picture: it goes under a text where there is room, else to the left edge.
  ///
  /// - Returns: Nil when the terminal is too narrow, for a picture cannot be wrapped.
  func indent(ofPicture columns: Int) -> String? {
    let indent = Self.margin.count + labelWidth
    if indent + columns <= width { return String(repeating: " ", count: indent) }
    return columns <= width ? "" : nil
  }

  /// A card, under what is said.
  func lines(of card: DetailsCard) -> [String] {
    let margin = label("")
    return card.lines(width: width - margin.columns).map { margin + $0 }
  }

  /// A step: what, which, how it went, how long it took.
  func row(_ name: String, _ subject: String, _ result: String, time: String?) -> String {
    var row = label(name) + Self.cell(subject, Self.subjectWidth)
    guard let time else { return row + result }
    row += Self.cell(result, Self.resultWidth)
    return row + String(repeating: " ", count: max(0, Self.timeWidth - time.columns)) + time
  }

  /// A text that stands a little in from the left edge, with a mark before its first line.
  func block(_ text: String, mark: String = "") -> [String] {
    let blank = String(repeating: " ", count: mark.columns)
    return text.wrapped(to: width - Self.margin.count - mark.columns).enumerated().map {
      Self.margin + ($0 == 0 ? mark : blank) + $1
    }
  }

  /// A text at the left edge with another beside it, or below it where there is no room.
  func heading(_ plain: String, _ painted: String, _ text: String) -> [String] {
    let line = painted + Self.margin + text
    let isNarrow = plain.columns + Self.margin.count + text.columns > width
    return isNarrow ? [painted] + block(text) : [line]
  }

  /// A moment: what begins, and when.
  func row(_ subject: String, time: String) -> String {
    label("") + Self.cell(subject, Self.subjectWidth + Self.resultWidth)
      + String(repeating: " ", count: max(0, Self.timeWidth - time.columns)) + time
  }

  private static func cell(_ text: String, _ width: Int) -> String {
    text.columns < width ? text.padded(to: width) : text + Self.margin
  }
}
