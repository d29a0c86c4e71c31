/// A Swift expression that knows where it may be broken.
indirect enum Expression {
  /// Something that stays on one line.
  case text(String)
  /// A call with its arguments.
  case call(String, [Argument])
  /// An array literal.
  case array([Expression])

  /// An argument, with a label or without.
  struct Argument {
    var label: String?
    var value: Expression

    init(_ label: String? = nil, _ value: Expression) {
      self.label = label
      self.value = value
    }

    fileprivate var prefix: String { label.map { "\($0): " } ?? "" }
  }
}

extension Expression {
  /// A string literal.
  static func string(_ text: String) -> Expression { .text("\"\(text)\"") }

  /// An array of string literals.
  static func strings(_ texts: [String]) -> Expression { .array(texts.map { .string($0) }) }

  /// The expression on one line.
  private var flat: String {
    switch self {
    case .text(let text): text
    case .call(let name, let arguments):
      "\(name)(\(arguments.map { $0.prefix + $0.value.flat }.joined(separator: ", ")))"
    case .array(let elements): "[\(elements.map(\.flat).joined(separator: ", "))]"
    }
  }

  /// The expression on as few lines as the width of the page allows.
  ///
  /// The breaks are those that swift-format leaves alone: after an opening bracket, and between arguments or elements.
  ///
  /// - Parameters:
  ///   - prefix: What stands before it on its first line.
  ///   - suffix: What stands behind it on its last line.
  ///   - indent: How far its lines are moved to the right.
  func lines(prefix: String = "", suffix: String = "", indent: Int = 0) -> [String] {
    let oneLine = prefix + flat + suffix
    if Page.fits(oneLine, indent: indent) { return [Page.line(oneLine, indent: indent)] }
    switch self {
    case .text:
      return [Page.line(oneLine, indent: indent)]
    case .call(let name, let arguments):
      let opening = Page.line("\(prefix)\(name)(", indent: indent)
      let together =
        arguments.map { $0.prefix + $0.value.flat }.joined(separator: ", ") + ")" + suffix
      if Page.fits(together, indent: indent + 2) {
        return [opening, Page.line(together, indent: indent + 2)]
      }
      return [opening] + Self.brokenArguments(arguments, suffix: suffix, indent: indent + 2)
    case .array(let elements):
      let closing = Page.line("]\(suffix)", indent: indent)
      return [Page.line("\(prefix)[", indent: indent)]
        + Self.brokenElements(elements, indent: indent + 2) + [closing]
    }
  }

  /// Arguments one to a line, except that those without a label stay together.
  private static func brokenArguments(
    _ arguments: [Argument], suffix: String, indent: Int
  ) -> [String] {
    let unlabelled = arguments.prefix { $0.label == nil && $0.value.isText }
    var groups = arguments.dropFirst(unlabelled.count)
    if !unlabelled.isEmpty {
      let joined = unlabelled.map(\.value.flat).joined(separator: ", ")
      groups = [Argument(nil, .text(joined))] + groups
    }
    let last = groups.indices.last
    return groups.indices.flatMap { index in
      groups[index].value.lines(
        prefix: groups[index].prefix, suffix: index == last ? ")\(suffix)" : ",", indent: indent)
    }
  }

  /// Elements one to a line, or as many as fit when they are plain.
  private static func brokenElements(_ elements: [Expression], indent: Int) -> [String] {
    if elements.allSatisfy(\.isText) {
      return Page.filled(elements.map { $0.flat + "," }, indent: indent)
    }
    // swift-format wants a comma behind the last of several elements, but not behind a single one.
    let comma = elements.count == 1 ? "" : ","
    return elements.flatMap { $0.lines(suffix: comma, indent: indent) }
  }

  private var isText: Bool {
    if case .text = self { return true }
    return false
  }
}
