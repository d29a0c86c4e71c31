/// The statements of a language's files.
struct LanguageDefinition: Sendable {
  /// A statement `noun ride = ride | taxi`.
  struct WordsStatement: Sendable {
    let kind: LanguageTable.WordClass.Kind
    let name: String
    let source: PlacedText
  }

  /// A line of a block: `scheduledPickupTime: at {}`.
  struct Line: Sendable {
    let name: String
    let source: PlacedText
  }

  /// An indented list of lines below its name.
  struct Block: Sendable {
    let name: String
    let domain: String
    let source: PlacedText
    var lines: [Line] = []
  }

  var words: [WordsStatement] = []
  /// The blocks by keyword: `settings`, `inflection`, `parameters`, `value`, `intent`.
  var blocks: [String: [Block]] = [:]

  /// Reads the statements of a file.
  mutating func read(path: String, domain: String, text: String) throws(LanguageError) {
    var block: (keyword: String, Block)?
    for line in Self.logicalLines(of: text, path: path) {
      if line.text.first?.isWhitespace == true {
        let line = line.trimmed
        guard let colon = line.text.firstIndex(of: ":"), colon > line.text.startIndex else {
          throw line.error("write “name: patterns”.")
        }
        guard let keyword = block?.keyword, var current = block?.1 else {
          throw line.error("this line belongs to no block.")
        }
        let body = line.part(line.text[line.text.index(after: colon)...]).trimmed
        current.lines.append(
          Line(name: String(line.text[..<colon].trimmedEnd), source: body))
        block = (keyword, current)
        continue
      }
      if let (keyword, done) = block { blocks[keyword, default: []].append(done) }
      block = nil
      if try readWords(line) { continue }
      let parts = line.text.split(separator: " ")
      if parts.count == 1, parts[0].first?.isUppercase == true {
        block = ("intent", Block(name: String(parts[0]), domain: domain, source: line))
      } else if ["settings", "inflection", "parameters"].contains(parts[0]), parts.count == 1 {
        block = (String(parts[0]), Block(name: "", domain: domain, source: line))
      } else if parts[0] == "value", parts.count == 2 {
        block = ("value", Block(name: String(parts[1]), domain: domain, source: line))
      } else {
        throw line.error(
          "“\(parts[0])” begins no statement; write “noun name = words”, “verb name = words”, "
            + "“words name = words”, “value kind”, “settings”, “inflection”, “parameters”, or an intent's name."
        )
      }
    }
    if let (keyword, done) = block { blocks[keyword, default: []].append(done) }
  }

  /// Reads a statement of the form “noun name = words”, and returns whether it is one.
  private mutating func readWords(_ line: PlacedText) throws(LanguageError) -> Bool {
    let text = line.text
    guard let space = text.firstIndex(of: " "),
      let kind = LanguageTable.WordClass.Kind(rawValue: String(text[..<space])),
      let equals = text.firstIndex(of: "=")
    else { return false }
    let name = line.part(text[space..<equals]).trimmed
    guard !name.text.isEmpty, !name.text.contains(" ") else {
      throw name.error("a class has a name of one word.")
    }
    words.append(
      WordsStatement(
        kind: kind, name: String(name.text),
        source: line.part(text[text.index(after: equals)...]).trimmed))
    return true
  }

  /// Returns the lines without comments; one that begins with `|` or six spaces continues the line
  /// before it.
  private static func logicalLines(of text: String, path: String) -> [PlacedText] {
    var lines: [PlacedText] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.trimmedEnd
      if content.isEmpty || content.drop(while: \.isWhitespace).hasPrefix("#") { continue }
      let isContinued =
        content.hasPrefix("      ") || content.drop(while: \.isWhitespace).hasPrefix("|")
      if isContinued, let last = lines.popLast() {
        // Columns are those of the first line, so that an error names the statement.
        lines.append(
          PlacedText(
            text: "\(last.text) \(content.drop(while: \.isWhitespace))", path: path,
            line: last.line, column: 1))
      } else {
        lines.append(PlacedText(text: content, path: path, line: index + 1, column: 1))
      }
    }
    return lines
  }
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
