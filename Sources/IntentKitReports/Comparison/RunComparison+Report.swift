public import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

extension RunComparison {
  /// The layout of the steps.
  public enum Layout: Sendable, Hashable {
    /// Steps below each other, with a minus sign for the first run and a plus sign for the second.
    case unified
    /// Steps side by side.
    case sideBySide
    /// No steps.
    case none
  }

  // MARK: - Text

  /// Returns the comparison as text.
  public func text(
    _ layout: Layout = .unified, width: Int = 80, usesColor: Bool = false
  ) -> String {
    func paint(_ text: String, _ ink: Ink) -> String {
      ink.line(text, usesColor: usesColor)
    }
    guard !isEqual else {
      let steps = rows.map { ": \($0.count) steps" } ?? ", as far as both runs were saved"
      return paint("✔ the same\(steps)", .green) + "\n"
    }
    func minus(_ text: String) -> String { paint("-\(text)", .red) }
    func plus(_ text: String) -> String { paint("+\(text)", .green) }
    var lines = [minus("-- \(left)"), plus("++ \(right)")]
    if let rows, layout != .none {
      lines += rows.flatMap { row in
        layout == .unified
          ? unified(row, width, minus, plus)
          : sideBySide(row, width).map { row.change == .same ? $0 : paint($0, .yellow) }
      }
      lines.append("")
    }
    for difference in differences {
      lines += [
        difference.path.visibleOnOneLine, "  " + minus(" \(Self.text(difference.left))"),
        "  " + plus(" \(Self.text(difference.right))"),
      ]
    }
    let steps = (rows ?? []).count { $0.change != .same }
    let values = differences.count
    var parts: [String] = []
    if steps > 0 { parts.append(steps == 1 ? "1 step differs" : "\(steps) steps differ") }
    if values > 0 { parts.append(values == 1 ? "1 value differs" : "\(values) values differ") }
    lines.append(paint("✘ \(parts.joined(separator: ", "))", .red))
    return lines.map { $0 + "\n" }.joined()
  }

  private func unified(
    _ row: Row, _ width: Int, _ minus: @escaping (String) -> String,
    _ plus: @escaping (String) -> String
  ) -> [String] {
    func lines(_ text: String?) -> [String] {
      text?.visibleOnOneLine.wrapped(to: max(width - 4, 30)) ?? []
    }
    guard row.change != .same else {
      return lines(row.left).enumerated().map { $0 == 0 ? "  \($1)" : "    \($1)" }
    }
    return [(minus, row.left), (plus, row.right)].flatMap { mark, text in
      lines(text).enumerated().map { mark($0 == 0 ? " \($1)" : "   \($1)") }
    }
  }

  private func sideBySide(_ row: Row, _ width: Int) -> [String] {
    let half = max((width - 3) / 2, 20)
    let left = row.left?.visibleOnOneLine.wrapped(to: half) ?? []
    let right = row.right?.visibleOnOneLine.wrapped(to: half) ?? []
    let sign =
      switch row.change {
      case .same: " "
      case .changed: "|"
      case .removed: "<"
      case .added: ">"
      }
    return (0..<max(left.count, right.count)).map { line in
      let start = (line < left.count ? left[line] : "").padded(to: half)
      return "\(start) \(sign) \(line < right.count ? right[line] : "")"
    }
  }

  private static func text(_ value: ParameterValue?) -> String {
    value.map { JSONWriter.text($0, style: .compact).shortened(to: 400) } ?? "nothing"
  }

  // MARK: - JSON

  /// The comparison as a JSON value.
  public var value: ParameterValue {
    let differences = self.differences.map { difference -> ParameterValue in
      .members([
        "path": .string(difference.path), "left": difference.left, "right": difference.right,
      ])
    }
    let steps = rows?.map { row -> ParameterValue in
      .members([
        "change": row.change.parameterValue, "left": row.left.map { .string($0) },
        "right": row.right.map { .string($0) },
      ])
    }
    return .members([
      "isEqual": .boolean(isEqual), "left": .string(left),
      "right": .string(right), "differences": .array(differences),
      "steps": steps.map { .array($0) },
    ])
  }
}
