/// Decodes the bytes that a terminal sends as keys.
///
/// Characters and escape sequences can be split between any two bytes. Unknown escape sequences,
/// and keys in a pasted text, are ignored. Invalid bytes are replacement characters.
package struct KeyDecoder: Sendable {
  private enum State {
    case ground
    /// After an escape, possibly a key by itself.
    case escape
    /// In a control sequence, after its first two characters.
    case sequence([UInt8])
    /// Before the last character of a sequence.
    case lastCharacter(ofCursorKey: Bool)
    /// In a text for programs.
    case string(isAfterEscape: Bool)
    /// In the position of the mouse.
    case mouse(remainingCount: Int)
  }

  /// The longest control sequence that is interpreted.
  private static let maximumLength = 32

  private var state = State.ground
  /// The bytes of an incomplete character.
  private var character: [UInt8] = []
  /// Whether the incomplete character was typed with the Alt key.
  private var isCharacterIgnored = false
  private var isPasting = false
  private var isAfterReturn = false
  private var keys: [TerminalKey] = []

  /// Creates a decoder at the start of the input.
  package init() {}

  /// Whether the last bytes can be a complete key or the start of another one.
  ///
  /// If nothing follows for a moment, ``endKey()`` returns that key.
  package var isUndecided: Bool {
    switch state {
    case .escape, .string: true
    default: false
    }
  }

  /// Returns the keys that bytes complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
    for byte in bytes { receive(byte) }
    defer { keys = [] }
    return keys
  }

  /// Ends an undecided key, for example a lone escape.
  package mutating func endKey() -> [TerminalKey] {
    if case .escape = state { emit(.escape) }
    if isUndecided { state = .ground }
    defer { keys = [] }
    return keys
  }

  // MARK: - Bytes

  private mutating func receive(_ byte: UInt8) {
    switch state {
    case .ground:
      receivePlain(byte)
    case .escape:
      state = .ground
      receiveAfterEscape(byte)
    case .sequence(let earlier):
      receive(byte, in: earlier)
    case .lastCharacter(let isCursorKey):
      state = .ground
      guard 0x20..<0x7F ~= byte else { return receivePlain(byte) }
      // The last is Return on the keypad.
      if isCursorKey { emit(byte == UInt8(ascii: "M") ? .enter : Self.cursorKey(byte)) }
    case .string(let isAfterEscape):
      let isEnd = byte == 0x07 || byte == 0x18 || isAfterEscape && byte == UInt8(ascii: "\\")
      state = isEnd ? .ground : .string(isAfterEscape: byte == 0x1B)
    case .mouse(let count):
      state = count > 1 ? .mouse(remainingCount: count - 1) : .ground
    }
  }

  private mutating func receivePlain(_ byte: UInt8) {
    let isAfterReturn = isAfterReturn
    self.isAfterReturn = byte == 0x0D
    if !character.isEmpty {
      if 0x80..<0xC0 ~= byte {
        character.append(byte)
        if character.count == Self.length(ofCharacterFrom: character[0]) { endCharacter() }
        return
      }
      endCharacter()
    }
    switch byte {
    case 0x1B: state = .escape
    case 0x0D: emit(.enter)
    // The same key, if the line break has two characters.
    case 0x0A: if !isAfterReturn { emit(.enter) }
    case 0x09: emit(.tab)
    case 0x08, 0x7F: emit(.backspace)
    case 0x01...0x1A: emit(.control(Character(Unicode.Scalar(byte + 0x40))))
    case 0x00..<0x20: break
    case 0x20..<0x7F: emit(.text(String(Unicode.Scalar(byte))))
    default:
      character = [byte]
      if Self.length(ofCharacterFrom: byte) == 1 { endCharacter() }
    }
  }

  private mutating func receiveAfterEscape(_ byte: UInt8) {
    if let sequence = Self.sequence(after: byte) {
      state = sequence
      return
    }
    switch byte {
    case 0x1B:
      emit(.escape)
      state = .escape
    case 0x20..<0x80: emit(.alt(Character(Unicode.Scalar(byte))))
    case 0x80...:
      isCharacterIgnored = true
      receivePlain(byte)
    default: receivePlain(byte)
    }
  }

  // MARK: - Control sequences

  /// Returns the state in the sequence that an escape and a letter begin, if any.
  private static func sequence(after letter: UInt8) -> State? {
    switch letter {
    case UInt8(ascii: "["): .sequence([])
    case UInt8(ascii: "O"): .lastCharacter(ofCursorKey: true)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      .string(isAfterEscape: false)
    default: nil
    }
  }

  private mutating func receive(_ byte: UInt8, in earlier: [UInt8]) {
    switch byte {
    case UInt8(ascii: "[") where earlier.isEmpty:
      // A function key of the Linux console.
      state = .lastCharacter(ofCursorKey: false)
    case UInt8(ascii: "M") where earlier.isEmpty:
      state = .mouse(remainingCount: 3)
    case 0x20..<0x40:
      state = .sequence(earlier.count < Self.maximumLength ? earlier + [byte] : earlier)
    case 0x40..<0x7F:
      state = .ground
      end(earlier, with: byte)
    default:
      state = .ground
      receivePlain(byte)
    }
  }

  /// Interprets a complete control sequence.
  private mutating func end(_ parameters: [UInt8], with last: UInt8) {
    guard parameters.allSatisfy({ 0x30..<0x3C ~= $0 }) else { return }
    let numbers = parameters.split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map { Int(String(decoding: $0, as: UTF8.self)) ?? 1 }
    guard last == UInt8(ascii: "~") else {
      guard let key = Self.cursorKey(last) else { return }
      // The second number is the sum of the pressed modifiers, plus one: Alt is 2, and Control is 4.
      let isByWord = numbers.count > 1 && (numbers[1] &- 1) & 0b110 != 0
      switch key {
      case .left where isByWord: emit(.wordLeft)
      case .right where isByWord: emit(.wordRight)
      default: emit(key)
      }
      return
    }
    switch numbers[0] {
    case 1, 7: emit(.home)
    case 4, 8: emit(.end)
    case 3: emit(.delete)
    case 200: isPasting = true
    case 201: isPasting = false
    default: break
    }
  }

  private static func cursorKey(_ last: UInt8) -> TerminalKey? {
    switch last {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    default: nil
    }
  }

  // MARK: - Characters

  private static func length(ofCharacterFrom first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Adds the character that is complete, or that another byte interrupts.
  private mutating func endCharacter() {
    let text = String(decoding: character, as: UTF8.self)
    character = []
    let isIgnored = isCharacterIgnored
    isCharacterIgnored = false
    guard !isIgnored else { return }
    switch text.unicodeScalars.first?.value {
    // The control characters of Latin-1 stand for an escape and a letter.
    case let value? where 0x80..<0xA0 ~= value && value != 0x85:
      state = Self.sequence(after: UInt8(value - 0x40)) ?? .ground
    case 0x85, 0x2028, 0x2029: emit(.text(" "))
    default: emit(.text(text))
    }
  }

  private mutating func emit(_ key: TerminalKey?) {
    guard var key else { return }
    if isPasting {
      switch key {
      case .enter, .tab: key = .text(" ")
      case .text: break
      default: return
      }
    }
    if case .text(let text) = key, case .text(let earlier)? = keys.last {
      keys[keys.count - 1] = .text(earlier + text)
    } else {
      keys.append(key)
    }
  }
}
