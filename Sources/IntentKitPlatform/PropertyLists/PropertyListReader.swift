/// Reads property lists, in XML and in the binary format.
///
/// The reader accepts what Apple's tools write and people edit, and refuses everything else with
/// the position: other XML documents, the old-style text format, and archives. Limits bound the
/// time and the memory for a file from elsewhere.
///
/// Foundation's readers give no positions, and the one for XML isn't part of FoundationEssentials.
package enum PropertyListReader {
  /// The maximum size of a file, in bytes.
  package static let maximumSize = 16 << 20
  /// The maximum nesting depth of arrays and dictionaries, to protect the stack.
  package static let maximumDepth = 256
  /// The maximum number of values, including arrays and dictionaries.
  ///
  /// In a binary file, several values can refer to one object. It counts each time.
  package static let maximumValueCount = 1_000_000
  /// The maximum number of bytes in all strings and data together.
  ///
  /// Only a binary file whose values refer to the same objects can exceed the size of the file.
  package static let maximumContentSize = 64 << 20

  /// Reads a property list.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Returns: The value, with its positions if the file is XML.
  /// - Throws: ``PropertyListError`` for the first error. Show it to the author of the file.
  package static func propertyList(
    from bytes: [UInt8]
  ) throws(PropertyListError) -> PropertyList {
    let isBinary = bytes.starts(with: binaryMagic)
    guard bytes.count <= maximumSize else {
      throw PropertyListError(
        isBinary ? .byte(maximumSize) : .text(TextPosition(line: 1, column: 1)),
        found: "\(bytes.count) bytes", expected: "at most \(maximumSize >> 20) MiB")
    }
    if isBinary {
      var reader = try BinaryPropertyListReader(bytes)
      return try reader.document()
    }
    var reader = XMLPropertyListReader(try TextScanner(decoding: bytes))
    return try reader.document()
  }

  /// Reads a property list in the old-style text format, such as an Xcode project, or in any other.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Returns: The value, with its positions unless the file is binary.
  /// - Throws: ``PropertyListError`` for the first error.
  package static func textPropertyList(
    from bytes: [UInt8]
  ) throws(PropertyListError) -> PropertyList {
    guard !isPropertyList(bytes), bytes.count <= maximumSize else {
      return try propertyList(from: bytes)
    }
    var reader = TextPropertyListReader(text: try TextScanner(decoding: bytes))
    return try reader.document()
  }

  /// Returns whether a file begins like a property list in XML or in the binary format.
  ///
  /// A file that doesn't can still be a property list in the old-style text format.
  package static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: binaryMagic) { return true }
    // A byte order mark of UTF-16, or the first character of a text in UTF-16 without one.
    let firstTwo = bytes.prefix(2)
    if firstTwo == [0xFE, 0xFF] || firstTwo == [0xFF, 0xFE] { return true }
    if firstTwo == [0x00, UInt8(ascii: "<")] || firstTwo == [UInt8(ascii: "<"), 0x00] {
      return true
    }
    let text = bytes.starts(with: TextScanner.byteOrderMark) ? bytes[3...] : bytes[...]
    return text.first { !$0.isTextSpace } == UInt8(ascii: "<")
  }

  /// The beginning of a file in the binary format of any version.
  static let binaryMagic = Array("bplist".utf8)
}
