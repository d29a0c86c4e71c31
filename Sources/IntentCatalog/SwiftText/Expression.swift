/// A Swift expression with its possible line breaks.
package indirect enum Expression {
  /// Text that stays on one line.
  case text(String)
  /// A call of a function with arguments, by label: `_` stands for no label, and arguments that are
  /// nil are omitted.
  case call(String, KeyValuePairs<String, Expression?>)
  /// A call that has as many arguments on a line as fit, such as a row of a table.
  case filled(String, [(label: String, value: Expression)])
  /// An array literal.
  case array([Expression])
  /// An expression after a text, such as a member of a dictionary literal.
  case prefixed(String, Expression)
}

extension Expression {
  /// Returns a call that has as many arguments on a line as fit.
  package static func row(
    _ name: String, _ arguments: KeyValuePairs<String, Expression?>
  ) -> Expression {
    .filled(name, arguments.compactMap { label, value in value.map { (label, $0) } })
  }

  /// Returns a string literal.
  package static func string(_ text: String) -> Expression { .text(literal(text)) }

  /// Returns an array of string literals.
  package static func strings(_ texts: [String]) -> Expression { .array(texts.map { .string($0) }) }

  /// Returns a dictionary literal, or nil without members.
  package static func members(_ members: [(key: String, value: Expression)]) -> Expression? {
    members.isEmpty ? nil : .array(members.map { .prefixed("\($0.key): ", $0.value) })
  }

  /// Returns a Boolean literal, or nil for a value that a parameter has by default.
  package static func boolean(_ value: Bool?, default absence: Bool) -> Expression? {
    value ?? absence == absence ? nil : .text("\(!absence)")
  }

  /// Returns a text as Swift source, with the escapes that a literal on one line needs.
  private static func literal(_ text: String) -> String {
    // Most texts need no escapes.
    let isPlain = text.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(text)\"" }
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      // Characters that a reader of the source couldn't see, or that change its direction.
      case _ where scalar.isInvisible:
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// The expression on one line.
  package var flat: String {
    var text = ""
    _ = append(to: &text, limit: .max)
    return text
  }

  /// Returns the expression on one line if the line can fit on a page; nil otherwise.
  ///
  /// Without the limit, each level of a large expression would be written in full.
  private func flat(prefix: String, suffix: String) -> String? {
    var text = prefix
    guard append(to: &text, limit: Page.width * 4) else { return nil }
    return text + suffix
  }

  /// Appends the expression on one line, and returns false as soon as the text exceeds a number of
  /// bytes.
  fileprivate func append(to text: inout String, limit: Int) -> Bool {
    switch self {
    case .text(let word): text += word
    case .call(let name, let arguments):
      text += name
      text += "("
      guard arguments.append(to: &text, limit: limit) else { return false }
      text += ")"
    case .filled(let name, let arguments):
      text += name
      text += "("
      for (index, argument) in arguments.enumerated() {
        if index > 0 { text += ", " }
        if argument.label != "_" { text += "\(argument.label): " }
        guard argument.value.append(to: &text, limit: limit) else { return false }
      }
      text += ")"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        guard element.append(to: &text, limit: limit) else { return false }
      }
      text += "]"
    case .prefixed(let prefix, let value):
      text += prefix
      return value.append(to: &text, limit: limit)
    }
    return text.utf8.count <= limit
  }

  /// Returns the expression on as few lines as the width of the page allows.
  ///
  /// The breaks are those that swift-format keeps: after an opening bracket, and between arguments
  /// or elements.
  ///
  /// - Parameters:
  ///   - prefix: The text before the expression on its first line.
  ///   - suffix: The text after the expression on its last line.
  ///   - indent: The number of spaces before each line.
  /// - Returns: The lines of the declaration.
  package func lines(prefix: String = "", suffix: String = "", indent: Int = 0) -> [String] {
    if let oneLine = flat(prefix: prefix, suffix: suffix),
      // swift-format leaves space for the comma that a list on several lines has, except in front of
      // a bracket.
      Page.fits(isList && !suffix.hasPrefix(")") ? oneLine + "," : oneLine, indent: indent)
    {
      return [Page.line(oneLine, indent: indent)]
    }
    switch self {
    case .prefixed(let text, let value):
      return value.lines(prefix: prefix + text, suffix: suffix, indent: indent)
    case .text(let text):
      return [Page.line(prefix + text + suffix, indent: indent)]
    case .filled(let name, let arguments):
      return [Page.line("\(prefix)\(name)(", indent: indent)]
        + Self.filledArguments(
          arguments.map { ($0.label == "_" ? "" : "\($0.label): ", $0.value) }, suffix: suffix,
          indent: indent + 2)
    case .call(let name, let arguments):
      let opening = Page.line("\(prefix)\(name)(", indent: indent)
      var together = ""
      if arguments.append(to: &together, limit: Page.width * 4) {
        together += ")\(suffix)"
        if Page.fits(together, indent: indent + 2) {
          return [opening, Page.line(together, indent: indent + 2)]
        }
      }
      return [opening] + Self.brokenArguments(arguments.present, suffix: suffix, indent: indent + 2)
    case .array(let elements):
      let closing = Page.line("]\(suffix)", indent: indent)
      return [Page.line("\(prefix)[", indent: indent)]
        + Self.brokenElements(elements, indent: indent + 2) + [closing]
    }
  }

  /// Returns one argument per line, except that unlabeled ones stay together if they fit.
  private static func brokenArguments(
    _ arguments: [(prefix: String, value: Expression)], suffix: String, indent: Int
  ) -> [String] {
    let unlabeled = arguments.prefix { $0.prefix.isEmpty && $0.value.isText }
    var groups = arguments.dropFirst(unlabeled.count)
    let together = unlabeled.map(\.value.flat).joined(separator: ", ")
    let ending = groups.isEmpty ? ")\(suffix)" : ","
    if unlabeled.isEmpty || !Page.fits(together + ending, indent: indent) {
      groups = arguments[...]
    } else {
      groups = [("", .text(together))] + groups
    }
    let last = groups.indices.last
    return groups.indices.flatMap { index in
      broken(groups[index], suffix: index == last ? ")\(suffix)" : ",", indent: indent)
    }
  }

  /// Returns as many arguments per line as fit.
  private static func filledArguments(
    _ arguments: [(prefix: String, value: Expression)], suffix: String, indent: Int
  ) -> [String] {
    var lines: [String] = []
    var current = ""
    for (index, argument) in arguments.enumerated() {
      let ending = index == arguments.count - 1 ? ")\(suffix)" : ","
      let flat = argument.value.flat(prefix: argument.prefix, suffix: ending)
      if let flat, !current.isEmpty, Page.fits("\(current) \(flat)", indent: indent) {
        current += " \(flat)"
        continue
      }
      if !current.isEmpty { lines.append(Page.line(current, indent: indent)) }
      current = ""
      if let flat, Page.fits(flat, indent: indent) {
        current = flat
      } else {
        lines += broken(argument, suffix: ending, indent: indent)
      }
    }
    return current.isEmpty ? lines : lines + [Page.line(current, indent: indent)]
  }

  /// Returns an argument; a text that is too long is below its label.
  private static func broken(
    _ argument: (prefix: String, value: Expression), suffix: String, indent: Int
  ) -> [String] {
    let (prefix, value) = argument
    guard !prefix.isEmpty, case .text(let text) = value,
      !Page.fits(prefix + text + suffix, indent: indent)
    else { return value.lines(prefix: prefix, suffix: suffix, indent: indent) }
    let label = Page.line(String(prefix.dropLast()), indent: indent)
    if !suffix.hasPrefix(")") || Page.fits(text + suffix, indent: indent + 2) {
      return [label, Page.line(text + suffix, indent: indent + 2)]
    }
    return [label, Page.line(text, indent: indent + 2), Page.line(suffix, indent: indent - 2)]
  }

  /// Returns one element per line, or as many as fit if all are plain text.
  private static func brokenElements(_ elements: [Expression], indent: Int) -> [String] {
    // swift-format requires a comma after the last of several elements, but not after a single one.
    // That one must nevertheless leave space for it.
    var lines =
      elements.allSatisfy(\.isText)
      ? Page.filled(elements.map { $0.flat + "," }, indent: indent)
      : elements.flatMap { $0.lines(suffix: ",", indent: indent) }
    if elements.count == 1, let last = lines.popLast() { lines.append(String(last.dropLast())) }
    return lines
  }

  private var isList: Bool {
    if case .array = self { return true }
    return false
  }

  private var isText: Bool {
    if case .text = self { return true }
    return false
  }
}

extension KeyValuePairs<String, Expression?> {
  /// The present arguments, each with the text of its label.
  fileprivate var present: [(prefix: String, value: Expression)] {
    compactMap { label, value in value.map { (label == "_" ? "" : "\(label): ", $0) } }
  }

  /// Appends the present arguments on one line, and returns false as soon as the text exceeds a
  /// number of bytes.
  fileprivate func append(to text: inout String, limit: Int) -> Bool {
    var isFirst = true
    for (label, value) in self {
      guard let value else { continue }
      if !isFirst { text += ", " }
      isFirst = false
      if label != "_" {
        text += label
        text += ": "
      }
      guard value.append(to: &text, limit: limit) else { return false }
    }
    return text.utf8.count <= limit
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, or one that only directs the layout of text.
  ///
  /// The joiners between letters are visible in their effect, and emoji need them.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: false
    }
  }
}
