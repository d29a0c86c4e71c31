/// A table as text that a program contains: numbers, and texts, one on each line.
///
/// A number is written in digits of five bits, the lowest first, from `0` to `O`; a digit from `P`
/// to `o` says that another one follows. All of them are printable and need no escape, so that a
/// compiler reads a table as one literal, and line breaks between numbers have no meaning.
public struct EncodedTable: Sendable, Hashable {
  public var numbers: [UInt8] = []
  public var texts: [String] = []
  private var textNumbers: [String: Int] = [:]

  /// Encodes a table.
  public init(_ table: LanguageTable) {
    add(table.settings.sorted { $0.key < $1.key }) { output, setting in
      output.add(setting.key)
      output.add(setting.value) { $0.add($1) }
    }
    add(table.classes) { output, item in
      output.add(LanguageTable.WordClass.Kind.allCases.firstIndex(of: item.kind) ?? 0)
      output.add(item.name)
    }
    add(table.forms) { output, form in
      output.add(form.name)
      output.add(form.standsAlone ? 1 : 0)
      output.add(form.precedingClass + 1)
      output.add(form.refusedClass + 1)
      output.add(form.endingClass + 1)
    }
    add(table.words)
    add(table.values) { output, kind in
      output.add(kind.name)
      output.add(kind.rules) { $0.add($1) }
    }
    add(table.sharedPieces) { $0.add($1) }
    add(table.frames) { output, frame in
      output.add(frame.intent)
      output.add(frame.domain)
      output.add(frame.needs) { output, need in output.add(need) { $0.add($1) } }
      output.add(frame.pieces) { $0.add($1) }
      output.add(frame.examples) { $0.add($1) }
    }
    add(table.answerPieces) { $0.add($1) }
    add(table.parameterNames) { output, name in
      output.add(name.parameters) { $0.add($1) }
      output.add(name.wordClass)
    }
  }

  private mutating func add(_ number: Int) {
    var rest = number
    while rest > 31 {
      numbers.append(UInt8(0x50 + rest & 31))
      rest >>= 5
    }
    numbers.append(UInt8(0x30 + rest))
  }

  private mutating func add(_ text: String) {
    if let number = textNumbers[text] { return add(number) }
    textNumbers[text] = texts.count
    add(texts.count)
    texts.append(text)
  }

  private mutating func add<Item>(_ items: [Item], _ add: (inout EncodedTable, Item) -> Void) {
    self.add(items.count)
    for item in items { add(&self, item) }
  }

  /// Adds numbers in ascending order as the differences between them.
  private mutating func add(ascending items: [Int32]) {
    var last: Int32 = 0
    add(items) { output, item in
      output.add(Int(item - last))
      last = item
    }
  }

  private mutating func add(_ words: WordTrie) {
    add(words.tokens) { $0.add($1) }
    add(ascending: words.firstEdges)
    add(words.edgeTokens) { $0.add(Int($1)) }
    add(ascending: words.edgeNodes)
    add(ascending: words.firstMemberships)
    add(words.memberships) { output, membership in
      output.add(membership.wordClass)
      output.add(membership.form)
      output.add(membership.value)
    }
  }

  private mutating func add(_ piece: LanguageTable.Piece) {
    add(piece.label)
    add(piece.elements) { output, element in
      switch element {
      case .word(let wordClass, let isOptional):
        output.add(isOptional ? 1 : 0)
        output.add(wordClass)
      case .value(let receiver, let kind):
        output.add(2)
        output.add(receiver)
        output.add(kind)
      }
    }
    add(piece.assignments) { output, assignment in
      output.add(assignment.field)
      output.add(assignment.change.rawValue)
      output.add(assignment.value)
    }
  }
}

/// Reads an encoded table.
struct TableDecoder {
  let numbers: UnsafeBufferPointer<UInt8>
  let texts: [String]
  private var position = 0

  init(numbers: UnsafeBufferPointer<UInt8>, texts: [String]) {
    self.numbers = numbers
    self.texts = texts
  }

  private mutating func number() -> Int {
    var (result, shift) = (0, 0)
    while true {
      let byte = Int(numbers[position])
      position += 1
      if byte < 0x30 { continue }
      if byte < 0x50 { return result | (byte - 0x30) << shift }
      result |= (byte - 0x50) << shift
      shift += 5
    }
  }

  private mutating func text() -> String { texts[number()] }

  private mutating func items<Item>(_ item: (inout TableDecoder) -> Item) -> [Item] {
    let count = number()
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(item(&self)) }
    return items
  }

  private mutating func ascendingNumbers() -> [Int32] {
    var last: Int32 = 0
    return items { input in
      last += Int32(input.number())
      return last
    }
  }

  mutating func table() -> LanguageTable {
    var table = LanguageTable()
    for _ in 0..<number() { table.settings[text()] = items { $0.text() } }
    let kinds = LanguageTable.WordClass.Kind.allCases
    table.classes = items { .init(kind: kinds[$0.number()], name: $0.text()) }
    table.forms = items {
      .init(
        name: $0.text(), standsAlone: $0.number() == 1, precedingClass: $0.number() - 1,
        refusedClass: $0.number() - 1, endingClass: $0.number() - 1)
    }
    table.words = words()
    table.values = items { .init(name: $0.text(), rules: $0.items { $0.piece() }) }
    table.sharedPieces = items { $0.piece() }
    table.frames = items {
      .init(
        intent: $0.text(), domain: $0.text(), needs: $0.items { $0.items { $0.text() } },
        pieces: $0.items { $0.piece() }, examples: $0.items { $0.text() })
    }
    table.answerPieces = items { $0.piece() }
    table.parameterNames = items {
      .init(parameters: $0.items { $0.text() }, wordClass: $0.number())
    }
    return table
  }

  private mutating func words() -> WordTrie {
    var words = WordTrie()
    words.tokens = items { $0.text() }
    words.firstEdges = ascendingNumbers()
    words.edgeTokens = items { Int32($0.number()) }
    words.edgeNodes = ascendingNumbers()
    words.firstMemberships = ascendingNumbers()
    words.memberships = items {
      .init(wordClass: $0.number(), form: $0.number(), value: $0.text())
    }
    return words
  }

  private mutating func piece() -> LanguageTable.Piece {
    .init(
      label: text(),
      elements: items { input in
        switch input.number() {
        case 2: .value(receiver: input.text(), kind: input.text())
        case let flag: .word(wordClass: input.number(), isOptional: flag == 1)
        }
      },
      assignments: items {
        .init(
          field: $0.text(), change: LanguageTable.Change(rawValue: $0.number()) ?? .set,
          value: $0.text())
      })
  }
}

extension LanguageTable {
  /// Creates a table from its text in a program.
  public init(numbers: StaticString, texts: StaticString) {
    let lines = UnsafeBufferPointer(start: texts.utf8Start, count: texts.utf8CodeUnitCount)
      .split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    var decoder = TableDecoder(
      numbers: UnsafeBufferPointer(start: numbers.utf8Start, count: numbers.utf8CodeUnitCount),
      texts: lines)
    self = decoder.table()
  }

  /// Returns the Swift that contains the table under a name.
  ///
  /// - Parameters:
  ///   - name: The name of the variable.
  ///   - origin: The folder of the language's files, for the first comment.
  /// - Returns: The text of a Swift file.
  public func swift(named name: String, origin: String) -> String {
    let encoded = EncodedTable(self)
    var numbers = ""
    for start in stride(from: 0, to: encoded.numbers.count, by: 96) {
      let line = encoded.numbers[start..<min(start + 96, encoded.numbers.count)]
      numbers += "    \(String(decoding: line, as: UTF8.self))\n"
    }
    let texts = encoded.texts.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    return """
      // Generated by `intentgen language` from \(origin). Do not edit.
      // swift-format-ignore-file

      import LanguageFiles

      extension LanguageTable {
        static let \(name) = LanguageTable(
          numbers: #\"""
      \(numbers)    \"""#,
          texts: #\"""
      \(texts)
          \"""#)
      }

      """
  }
}
