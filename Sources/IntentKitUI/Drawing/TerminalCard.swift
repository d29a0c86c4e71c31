import IntentKitCore
import IntentKitPlatform

/// A view as lines of a terminal.
///
/// ```
/// │ Einar                [4.7]
/// │ Pegasus Gallop · UN 202
/// │ ██████░░░░░░░░░  4 minutes away
/// ```
///
/// Control characters of texts are escaped.
package struct TerminalCard: Sendable {
  private let view: ViewDescription

  /// Creates the card of a view.
  package init(_ view: ViewDescription) {
    self.view = view
  }

  private static let bar = "│ "
  private static let progressWidth = 16

  /// Returns the lines of the card.
  ///
  /// - Parameter width: The number of columns, of which the bar at the left takes two.
  /// - Returns: The lines.
  package func lines(width: Int) -> [String] {
    Self.lines(of: view, width: max(width - Self.bar.columns, 12)).map {
      $0.isEmpty ? "│" : Self.bar + $0
    }
  }

  private static func lines(of view: ViewDescription, width: Int) -> [String] {
    switch view {
    case .text(let text):
      let lines = wrapped(text.text, width)
      guard let count = text.maximumLineCount, lines.count > max(count, 1) else { return lines }
      let kept = lines.prefix(max(count, 1))
      return kept.dropLast() + [(kept.last ?? "") + "…"]
    case .image(let picture):
      return picture.label.map { wrapped("(\($0))", width) } ?? []
    case .list(let list):
      return list.rows.flatMap { lines(of: $0, width: width) }
    case .map(let map):
      let route = map.places.map(\.name).joined(separator: " → ")
      let text = [map.label, route.isEmpty ? nil : route].compactMap(\.self)
      return wrapped(text.joined(separator: ": "), width - 2).hanging(after: "⌖ ")
    case .badge(let badge):
      return wrapped("[\(badge.text)]", width)
    case .progress(let progress):
      let done = Int((progress.fraction * Double(progressWidth)).rounded())
      let full = min(max(done, 0), progressWidth)
      let bar =
        String(repeating: "█", count: full)
        + String(repeating: "░", count: progressWidth - full) + "  "
      return wrapped(progress.label ?? progress.percentage, max(width - bar.columns, 8))
        .hanging(after: bar)
    case .button(let button):
      return wrapped("( \(button.title) )", width)
    case .stack(let stack):
      return lines(of: stack, width: width)
    }
  }

  private static func lines(of stack: ViewDescription.Stack, width: Int) -> [String] {
    let parts = stack.views.map { lines(of: $0, width: width) }.filter { !$0.isEmpty }
    guard stack.axis == .horizontal, let tallest = parts.map(\.count).max() else {
      return parts.flatMap(\.self)
    }
    let widths = parts.map { $0.map(\.columns).max() ?? 0 }
    guard widths.reduce(2 * (parts.count - 1), +) <= width else { return parts.flatMap(\.self) }
    return (0..<tallest).map { number in
      var line = ""
      for (index, part) in parts.enumerated() {
        let text = part.indices.contains(number) ? part[number] : ""
        line += index == parts.count - 1 ? text : text.padded(to: widths[index] + 2)
      }
      return line.hasSuffix(" ") ? String(line.reversed().drop { $0 == " " }.reversed()) : line
    }
  }

  private static func lines(of row: ViewDescription.List.Row, width: Int) -> [String] {
    let room = width - 2
    let detail = row.detail.map { $0.visibleOnOneLine } ?? ""
    let beside = detail.isEmpty ? 0 : detail.columns + 2
    var lines = wrapped(row.title, max(room - beside, 8))
    if !detail.isEmpty {
      lines[0] = lines[0].padded(to: max(room - detail.columns, lines[0].columns + 2)) + detail
    }
    if let subtitle = row.subtitle { lines += wrapped(subtitle, room) }
    return lines.hanging(after: "· ")
  }

  /// Returns a text in lines, each paragraph by itself.
  private static func wrapped(_ text: String, _ width: Int) -> [String] {
    text.visible.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      String($0).wrapped(to: max(width, 8))
    }
  }
}
