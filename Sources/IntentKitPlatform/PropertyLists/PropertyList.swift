/// A value of a property list, or the whole list.
///
/// A value that was read from XML has its position in the file. Property lists are equal if their
/// contents are equal, regardless of the positions.
package struct PropertyList: Sendable {
  /// The value itself.
  package var content: Content
  /// The position of the value's tag; nil in a binary file.
  package var position: TextPosition?

  /// Creates a value.
  package init(_ content: Content, at position: TextPosition? = nil) {
    self.content = content
    self.position = position
  }

  /// The value itself, by its type.
  package enum Content: Sendable {
    /// The members in the order of the file, including those with a duplicate key.
    case dictionary([Member])
    case array([PropertyList])
    case string(String)
    /// A whole number, up to the 16 bytes that a binary file can contain.
    case integer(Int128)
    case real(Double)
    case boolean(Bool)
    /// A point in time, in seconds since the beginning of 2001 in UTC.
    case date(Double)
    case data([UInt8])
  }

  /// A key of a dictionary and its value.
  package struct Member: Sendable {
    package var key: String
    /// The position of the key's tag; nil in a binary file.
    package var keyPosition: TextPosition?
    package var value: PropertyList

    /// Creates a member.
    package init(_ key: String, _ value: PropertyList, at keyPosition: TextPosition? = nil) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }
}

// MARK: - Parts

extension PropertyList {
  /// The members, if the value is a dictionary.
  package var members: [Member]? {
    if case .dictionary(let members) = content { members } else { nil }
  }

  /// The elements, if the value is an array.
  package var elements: [PropertyList]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The text, if the value is a string.
  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// The member with a key, if the value is a dictionary that has one.
  ///
  /// The last of several members with the same key is the valid one, as for Apple's readers.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  package func member(_ key: String) -> Member? { members?.last { $0.key == key } }

  /// The value of a key, if the value is a dictionary that has it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  package subscript(key: String) -> PropertyList? { member(key)?.value }

  /// The members in this value and all values in it whose key follows an equal key in the same
  /// dictionary, in the order of the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  package var duplicates: [Member] {
    switch content {
    case .dictionary(let members):
      var keys: Set<String> = []
      return members.flatMap { member in
        (keys.insert(member.key).inserted ? [] : [member]) + member.value.duplicates
      }
    case .array(let elements): return elements.flatMap(\.duplicates)
    default: return []
    }
  }
}

// MARK: - Comparison

extension PropertyList: Equatable {
  package static func == (one: Self, other: Self) -> Bool { one.content == other.content }
}

extension PropertyList.Content: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.dictionary(let one), .dictionary(let other)): one == other
    case (.array(let one), .array(let other)): one == other
    case (.string(let one), .string(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    // “Not a number” is the same value as itself.
    case (.real(let one), .real(let other)): one == other || one.isNaN && other.isNaN
    case (.boolean(let one), .boolean(let other)): one == other
    case (.date(let one), .date(let other)): one == other || one.isNaN && other.isNaN
    case (.data(let one), .data(let other)): one == other
    default: false
    }
  }
}

extension PropertyList.Member: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    one.key == other.key && one.value == other.value
  }
}
