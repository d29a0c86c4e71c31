import IntentKitPlatform

/// JSON in its compact form, written directly from values.
///
/// ``JSONWriter/bytes(of:)`` creates it. A type whose ``ParameterConvertible/parameterValue`` isn't
/// that of its fields writes itself with `write(_:)`.
///
/// The bytes are those that ``JSONWriter`` writes for the untyped form of the same value. Members
/// are sorted by name once an object is complete, unless they were written in that order, as those
/// of tables are.
public final class JSONOutput {
  /// A member of an object that isn't complete yet.
  ///
  /// Its name is read from the output, so that no object must be retained for each member.
  private struct Member {
    /// The offset of the member in the output, after the comma before it.
    var start: Int
    /// The offset after its name in quotes.
    var nameEnd: Int
    /// Whether the name consists of ASCII characters without escapes.
    var isPlain: Bool

    /// The range of the name without its quotes.
    var name: Range<Int> { start + 1..<nameEnd - 1 }
  }

  private let bytes = ByteBuffer()
  /// The members of all objects that aren't complete, the outermost first.
  private let members = PlainBuffer<Member>(capacity: 64)
  /// The place where members are put in order.
  private let sorted = ByteBuffer(capacity: 0)

  init() {}

  /// The text so far.
  var text: [UInt8] { bytes.array }

  // MARK: - Objects

  /// Writes an object.
  ///
  /// - Parameter write: Writes the members.
  func writeObject(_ write: (inout ParameterWriter) -> Void) {
    let outer = beginObject()
    var writer = ParameterWriter(self, after: outer)
    write(&writer)
    endObject(after: outer)
  }

  /// Begins an object.
  ///
  /// - Returns: The number of members outside the object.
  private func beginObject() -> Int {
    bytes.append(.openBrace)
    return members.count
  }

  /// Writes the name of a member, whose value follows.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - outer: The number of members outside the object.
  func beginMember(_ name: String, after outer: Int) {
    if members.count > outer { bytes.append(.comma) }
    let start = bytes.count
    let isPlain = bytes.append(quoted: name)
    members.append(Member(start: start, nameEnd: bytes.count, isPlain: isPlain))
    bytes.append(.colon)
  }

  /// Ends an object.
  ///
  /// - Parameter outer: The number of members outside the object.
  private func endObject(after outer: Int) {
    var index = outer + 1
    while index < members.count, precedes(members[index - 1], members[index]) { index += 1 }
    if index < members.count { sortMembers(from: outer) }
    members.count = outer
    bytes.append(.closeBrace)
  }

  /// Returns whether the name of a member precedes that of another one.
  private func precedes(_ one: Member, _ other: Member) -> Bool {
    // Other names are ordered by their characters, because these can consist of several scalars.
    guard one.isPlain, other.isPlain else { return name(of: one) < name(of: other) }
    return bytes[one.name].lexicographicallyPrecedes(bytes[other.name])
  }

  /// Returns the name of a member.
  private func name(of member: Member) -> String {
    let written = bytes[member.start..<member.nameEnd]
    if !member.isPlain, case .string(let name)? = try? JSONReader.value(from: written) {
      return name
    }
    return String(decoding: bytes[member.name], as: UTF8.self)
  }

  /// Sorts the members of the innermost object by name; of several with the same name, the last one
  /// remains.
  private func sortMembers(from outer: Int) {
    let start = members[outer].start
    var order = (outer..<members.count).map {
      (name: name(of: members[$0]), index: $0, member: members[$0])
    }
    order.sort { ($0.name, $1.index) < ($1.name, $0.index) }
    sorted.count = 0
    var last: String?
    for (name, index, member) in order where name != last {
      last = name
      let next = index + 1
      let end = next < members.count ? members[next].start - 1 : bytes.count
      if sorted.count > 0 { sorted.append(.comma) }
      sorted.append(contentsOf: bytes[member.start..<end])
    }
    bytes.count = start
    bytes.append(contentsOf: sorted[0..<sorted.count])
  }

  // MARK: - Values

  /// Writes a value.
  public func write(_ value: some ParameterConvertible) { value.writeJSON(to: self) }

  /// Writes an untyped value.
  public func write(_ value: ParameterValue) {
    switch value {
    case .boolean(let value): write(value)
    case .integer(let value): write(value)
    case .number(let value): write(value)
    case .string(let text): write(text)
    case .array(let elements): write(elements) { write($0) }
    case .object(let object):
      let outer = beginObject()
      for (name, value) in object.sorted(by: { $0.key < $1.key }) {
        beginMember(name, after: outer)
        write(value)
      }
      endObject(after: outer)
    case .null: bytes.append(plain: "null")
    }
  }

  func write(_ value: Bool) { bytes.append(plain: value ? "true" : "false") }

  func write(_ value: Int) { bytes.append(plain: value.description) }

  func write(_ value: Double) {
    if value.isFinite {
      bytes.append(plain: value.description)
    } else {
      bytes.append(quoted: value.description)
    }
  }

  func write(_ text: String) { bytes.append(quoted: text) }

  /// Writes a duration as a number of seconds.
  func write(_ duration: Duration) {
    if !bytes.append(nanoseconds: duration.nanoseconds) { write(duration.inSeconds) }
  }

  /// Writes elements as an array.
  func write<Element>(_ elements: [Element], writeElement: (Element) -> Void) {
    bytes.append(.openBracket)
    // By place, because a loop over the elements copies each of them.
    for place in elements.indices {
      if place > 0 { bytes.append(.comma) }
      writeElement(elements[place])
    }
    bytes.append(.closeBracket)
  }
}
