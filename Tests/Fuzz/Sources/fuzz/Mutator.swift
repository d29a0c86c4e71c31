import IntentKitCore
import IntentKitPlatform

/// Changes an input; libFuzzer calls the function by this name.
///
/// Half of the inputs are changed as bytes, and half as JSON values or as lines, so that what follows
/// the scanner is reached.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ maximumCount: Int, _ seed: CUnsignedInt
) -> Int {
  var random = SeededGenerator(seed: UInt64(seed))
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  guard Bool.random(using: &random),
    let output = Fuzz.target == .definition
      ? Mutator(random).mutatedLines(input)
      : Mutator(random).mutated(input, hasLines: Fuzz.target.hasLines),
    output.count <= maximumCount
  else { return mutateBytes(bytes, count, maximumCount) }
  bytes.update(from: output, count: output.count)
  return output.count
}

/// Changes an input with the default mutations of libFuzzer.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ maximumCount: Int
) -> Int

/// Changes JSON documents.
struct Mutator {
  private var random: SeededGenerator

  init(_ random: SeededGenerator) {
    self.random = random
  }

  /// Returns a changed input, or nil if the chosen part isn't valid JSON.
  consuming func mutated(_ input: [UInt8], hasLines: Bool) -> [UInt8]? {
    guard hasLines else {
      return document(input, style: random.next() % 8 == 0 ? .compact : .pretty)
    }
    var lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = Int.random(in: lines.indices, using: &random)
    let other = Int.random(in: lines.indices, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: other)
    case 2: lines.swapAt(index, other)
    default:
      guard let line = document(Array(lines[index]), style: .compact) else { return nil }
      lines[index] = line[...]
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Returns an input with lines removed, repeated or exchanged, for documents with a tag on each
  /// line.
  consuming func mutatedLines(_ input: [UInt8]) -> [UInt8]? {
    var lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard !lines.isEmpty else { return nil }
      let index = Int.random(in: lines.indices, using: &random)
      let other = Int.random(in: lines.indices, using: &random)
      // A member has a line for its key and one for its value.
      let member = index..<min(index + 2, lines.count)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: lines.removeSubrange(member)
      case 1: lines.insert(contentsOf: lines[member], at: other)
      case 2: lines.swapAt(index, other)
      default: lines[index] = lines[other]
      }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private mutating func document(_ bytes: [UInt8], style: JSONWriter.Style) -> [UInt8]? {
    guard var value = try? JSONReader.valueWithNulls(from: bytes) else { return nil }
    let whole = value
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      var place = Int.random(in: 0..<value.nodeCount, using: &random)
      value = visit(value, &place, of: whole)
    }
    return JSONWriter.bytes(value, style: style)
  }

  // MARK: - Values

  /// Returns the value with a change in the node at an index, in the order of the text.
  private mutating func visit(
    _ value: ParameterValue, _ place: inout Int, of whole: ParameterValue
  ) -> ParameterValue {
    guard place > 0 else {
      place = -1
      return changed(value, of: whole)
    }
    place -= 1
    switch value {
    case .array(var elements):
      for index in elements.indices where place >= 0 {
        elements[index] = visit(elements[index], &place, of: whole)
      }
      return .array(elements)
    case .object(var members):
      for (name, member) in members.sorted(by: { $0.key < $1.key }) where place >= 0 {
        members[name] = visit(member, &place, of: whole)
      }
      return .object(members)
    default: return value
    }
  }

  private mutating func changed(_ value: ParameterValue, of whole: ParameterValue) -> ParameterValue
  {
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return Self.leaves.randomElement(using: &random) ?? .null
    case 2: return .string(word)
    case 3: return .string(longText)
    case 4: return nested(value)
    // A part of the document at another place.
    case 5: return part(of: whole)
    default: break
    }
    switch value {
    case .object(var members):
      let name = members.keys.sorted().randomElement(using: &random)
      switch (Int.random(in: 0..<3, using: &random), name) {
      case (0, let name?): members[name] = nil
      case (1, let name?):
        let member = members.removeValue(forKey: name)
        members[word] = member
      default: members[word] = Self.leaves.randomElement(using: &random)
      }
      return .object(members)
    case .array(var elements):
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !elements.isEmpty:
        elements.remove(at: Int.random(in: elements.indices, using: &random))
      case 1: elements.shuffle(using: &random)
      case 2:
        elements = Array(repeatElement(elements, count: 20).joined())
      default: elements.append(elements.randomElement(using: &random) ?? .string(word))
      }
      return .array(elements)
    case .string(let text): return .string(changed(text))
    case .integer(let number):
      return [
        .integer(number &+ 1), .integer(0 &- number), .integer(number &* 1_000_003),
        .number(Double(number) * 1e18), .string("\(number)"),
      ].randomElement(using: &random) ?? value
    case .number(let number):
      return [
        .number(-number), .number(number * 1e200), .number(number / 1e200), .number(number + 0.1),
      ].randomElement(using: &random) ?? value
    case .boolean(let value): return .boolean(!value)
    case .null: return .string(word)
    }
  }

  private mutating func changed(_ text: String) -> String {
    let count = Int.random(in: 0...text.count, using: &random)
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: String(text.prefix(count))
    case 1: String(text.suffix(count))
    case 2: text.prefix(count) + word + text.dropFirst(count)
    default: text.prefix(count) + oddText + text.dropFirst(count)
    }
  }

  /// Returns a value within another one.
  private mutating func part(of value: ParameterValue) -> ParameterValue {
    var part = value
    while Int.random(in: 0..<4, using: &random) > 0 {
      switch part {
      case .array(let elements):
        guard let element = elements.randomElement(using: &random) else { return part }
        part = element
      case .object(let members):
        let names = members.keys.sorted()
        guard let member = names.randomElement(using: &random).flatMap({ members[$0] }) else {
          return part
        }
        part = member
      default: return part
      }
    }
    return part
  }

  /// A value in many arrays or objects.
  private mutating func nested(_ value: ParameterValue) -> ParameterValue {
    let name = word
    let isArray = Bool.random(using: &random)
    var value = value
    for _ in 0..<([1, 2, 20, 250, 300].randomElement(using: &random) ?? 1) {
      value = isArray ? .array([value]) : .object([name: value])
    }
    return value
  }

  private var longText: String {
    mutating get {
      String(repeating: oddText + word, count: Int.random(in: 1...400, using: &random))
    }
  }

  private var word: String {
    mutating get { FuzzWords.all.randomElement(using: &random) ?? "" }
  }

  private var oddText: String {
    mutating get {
      [
        "", " ", "\n", "\r\n", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}",
        "\u{200D}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "e\u{301}", "👩‍👩‍👧", "𠮷", "ß", "İ", "\"", "\\",
        "/",
        "../", "%", "$", "“", "”", "0", "-", ".", ":", "あ", "١",
      ].randomElement(using: &random) ?? ""
    }
  }

  private static let leaves: [ParameterValue] = [
    .null, true, false, 0, 1, -1, .integer(.max), .integer(.min), .integer(1 << 53), 0.5, -0.0,
    .number(.greatestFiniteMagnitude), .number(.leastNonzeroMagnitude), .number(1e18),
    .number(9.3e18), .number(-9.3e18), "", " ", "nan", "inf", "-inf", "null", "true", "0", "1e400",
    "2026-11-22", "2026-11-22T06:00:00Z", "9999-12-31T23:59:60+23:59", "0000-00-00", "10:00",
    "12345678901234567890.123456789", "-1", "EUR", "XXX", "P1D", "ja", "yes", "no", [], [:],
  ]
}

extension ParameterValue {
  /// The number of values, including those in arrays and objects.
  fileprivate var nodeCount: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.nodeCount }
    case .object(let members): members.values.reduce(1) { $0 + $1.nodeCount }
    default: 1
    }
  }
}
