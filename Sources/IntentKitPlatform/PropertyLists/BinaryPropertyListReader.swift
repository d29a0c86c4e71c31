/// Reads a property list in the binary format, version 00.
///
/// The file is a list of objects that refer to each other by number, a table of their offsets, and
/// a trailer with the place of that table. Every number in it is checked before it is used.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let trailer: Trailer
  private var depth = 0
  private var valueCount = 0
  private var contentSize = 0
  /// The arrays and dictionaries that contain the current object.
  private var openObjects: Set<Int> = []
  /// The strings and data that were read before, because many values can refer to the same one.
  private var leaves: [Int: PropertyList.Content] = [:]

  /// The end of the file, with the places of everything else.
  private struct Trailer {
    static let size = 32

    /// The number of bytes of an entry in the table of offsets, and of a reference to an object.
    var offsetSize: Int
    var referenceSize: Int
    var objectCount: Int
    var topObject: Int
    /// The offset of the table, at which the objects end.
    var tableOffset: Int
  }

  init(_ bytes: [UInt8]) throws(PropertyListError) {
    self.bytes = bytes
    let start = PropertyListReader.binaryMagic.count
    let version = bytes.dropFirst(start).prefix(2)
    guard version.elementsEqual("00".utf8) else {
      let found = String(decoding: version, as: UTF8.self)
      throw PropertyListError(
        .byte(start), found: version.isEmpty ? nil : "version \(found.quotedForMessage)",
        expected: "version 00 of the binary format",
        hint: "Convert the file with plutil -convert xml1.")
    }
    trailer = try Self.trailer(of: bytes, headerSize: start + 2)
  }

  private static func trailer(
    of bytes: [UInt8], headerSize: Int
  ) throws(PropertyListError) -> Trailer {
    let start = bytes.count - Trailer.size
    func failure(_ offset: Int, _ found: String?, _ expected: String) -> PropertyListError {
      PropertyListError(
        .byte(offset), found: found, expected: expected,
        hint: "The file is damaged or incomplete. Copy or build it again.")
    }
    guard start > headerSize else {
      throw failure(bytes.count, nil, "the trailer of a binary property list")
    }
    func number(at offset: Int) throws(PropertyListError) -> Int {
      let value = bytes[start + offset..<start + offset + 8].reduce(UInt64(0)) {
        $0 << 8 | UInt64($1)
      }
      guard let number = Int(exactly: value), number <= bytes.count else {
        throw failure(
          start + offset, "the number \(value)", "at most the size of the file, \(bytes.count)")
      }
      return number
    }
    let trailer = Trailer(
      offsetSize: Int(bytes[start + 6]), referenceSize: Int(bytes[start + 7]),
      objectCount: try number(at: 8), topObject: try number(at: 16),
      tableOffset: try number(at: 24))
    for (offset, size) in [(6, trailer.offsetSize), (7, trailer.referenceSize)]
    where !(1...8).contains(size) {
      throw failure(start + offset, "numbers of \(size) bytes", "1 to 8 bytes")
    }
    guard trailer.topObject < trailer.objectCount else {
      throw failure(
        start + 16, "the object \(trailer.topObject)",
        "one of the \(trailer.objectCount) objects of the file")
    }
    // Neither factor exceeds the size of the file by much, so the product doesn't overflow.
    let tableSize = trailer.objectCount * trailer.offsetSize
    guard trailer.tableOffset > headerSize, trailer.tableOffset <= start - tableSize else {
      throw failure(
        start + 24, "a table of \(tableSize) bytes at byte \(trailer.tableOffset)",
        "a table between the objects and the trailer, at byte \(start)")
    }
    return trailer
  }

  /// Reads the entire file.
  mutating func document() throws(PropertyListError) -> PropertyList {
    PropertyList(try object(trailer.topObject, referredAt: bytes.count - Trailer.size + 16))
  }
}

// MARK: - Objects

extension BinaryPropertyListReader {
  /// Reads an object that is referred to at an offset.
  private mutating func object(
    _ number: Int, referredAt place: Int
  ) throws(PropertyListError) -> PropertyList.Content {
    valueCount += 1
    guard valueCount <= PropertyListReader.maximumValueCount else {
      throw failure(
        at: place, "another value", "at most \(PropertyListReader.maximumValueCount) values")
    }
    if let leaf = leaves[number] {
      try count(leaf, at: place)
      return leaf
    }
    let start = try offset(of: number, referredAt: place)
    var body = start + 1
    let marker = bytes[start]
    switch (marker >> 4, marker & 15) {
    case (0x0, 0x8): return .boolean(false)
    case (0x0, 0x9): return .boolean(true)
    case (0x1, 0...4): return .integer(try integer(at: &body, size: 1 << Int(marker & 15)))
    case (0x2, 2): return .real(Double(Float(bitPattern: UInt32(try bits(at: body, size: 4)))))
    case (0x2, 3): return .real(Double(bitPattern: try bits(at: body, size: 8)))
    case (0x3, 3): return .date(Double(bitPattern: try bits(at: body, size: 8)))
    case (0x4...0x6, _):
      let leaf = try leaf(at: start)
      leaves[number] = leaf
      try count(leaf, at: place)
      return leaf
    case (0xA, _), (0xD, _):
      depth += 1
      defer { depth -= 1 }
      guard openObjects.insert(number).inserted else {
        throw failure(
          at: place, "a reference to object \(number), which contains it", "another object")
      }
      defer { openObjects.remove(number) }
      guard depth <= PropertyListReader.maximumDepth else {
        throw failure(
          at: place, "another level of nesting",
          "at most \(PropertyListReader.maximumDepth) levels")
      }
      return marker >> 4 == 0xA
        ? .array(try elements(at: start)) : .dictionary(try members(at: start))
    case (0x8, _):
      throw failure(
        at: start, "a reference of an archive", "a property list such as Info.plist",
        hint: "Archives of objects aren't read.")
    default:
      throw failure(
        at: start, "an object of type 0x\(String(marker, radix: 16))",
        "a dictionary, an array, a string, a number, a Boolean, a date or data")
    }
  }

  private func failure(
    at offset: Int, _ found: String?, _ expected: String, hint: String? = nil
  ) -> PropertyListError {
    PropertyListError(.byte(offset), found: found, expected: expected, hint: hint)
  }

  /// Returns the offset of an object.
  private func offset(of number: Int, referredAt place: Int) throws(PropertyListError) -> Int {
    guard number < trailer.objectCount else {
      throw failure(
        at: place, "a reference to object \(number)",
        "one of the \(trailer.objectCount) objects of the file")
    }
    let entry = trailer.tableOffset + number * trailer.offsetSize
    let offset = try bits(at: entry, size: trailer.offsetSize, end: bytes.count)
    guard let start = Int(exactly: offset), start >= 8, start < trailer.tableOffset else {
      throw failure(
        at: entry, "the offset \(offset)",
        "an offset of an object, from 8 to \(trailer.tableOffset - 1)")
    }
    return start
  }

  /// Reads an unsigned integer of at most 8 bytes that ends before an offset; by default, before
  /// the end of the objects.
  private func bits(
    at offset: Int, size: Int, end: Int? = nil
  ) throws(PropertyListError) -> UInt64 {
    try check(offset, size, end: end)
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads a whole number and moves the offset past it.
  ///
  /// Numbers of 8 and 16 bytes have a sign, and smaller ones don't.
  private func integer(at offset: inout Int, size: Int) throws(PropertyListError) -> Int128 {
    defer { offset += size }
    guard size == 16 else {
      let bits = try bits(at: offset, size: size)
      return size == 8 ? Int128(Int64(bitPattern: bits)) : Int128(bits)
    }
    let high = try bits(at: offset, size: 8)
    return Int128(Int64(bitPattern: high)) << 64 | Int128(try bits(at: offset + 8, size: 8))
  }

  /// Checks that a number of bytes follows before the end of the objects.
  private func check(_ offset: Int, _ size: Int, end: Int? = nil) throws(PropertyListError) {
    let end = end ?? trailer.tableOffset
    guard offset <= end, size <= end - offset else {
      throw failure(at: offset, "an object of \(size) bytes", "at most \(max(0, end - offset))")
    }
  }

  /// Reads the number of parts of an object, and returns it with the offset of the first part.
  private func count(
    at start: Int, partSize: Int
  ) throws(PropertyListError) -> (count: Int, body: Int) {
    let short = Int(bytes[start] & 15)
    guard short == 15 else {
      try check(start + 1, short * partSize)
      return (short, start + 1)
    }
    // The number is a separate object, right behind the marker.
    try check(start + 1, 1)
    let marker = bytes[start + 1]
    guard marker >> 4 == 1, marker & 15 <= 3 else {
      throw failure(
        at: start + 1, "an object of type 0x\(String(marker, radix: 16))",
        "the number of parts of the object")
    }
    var body = start + 2
    let number = try integer(at: &body, size: 1 << Int(marker & 15))
    guard let count = Int(exactly: number), count >= 0,
      count <= (trailer.tableOffset - body) / partSize
    else {
      throw failure(
        at: start, "an object with \(number) parts",
        "at most \(max(0, trailer.tableOffset - body) / partSize), which fit into the file")
    }
    return (count, body)
  }

  // MARK: - Strings and data

  private func leaf(at start: Int) throws(PropertyListError) -> PropertyList.Content {
    let kind = bytes[start] >> 4
    let partSize = kind == 6 ? 2 : 1
    let (count, body) = try count(at: start, partSize: partSize)
    let range = body..<body + count * partSize
    switch kind {
    case 4: return .data(Array(bytes[range]))
    case 5:
      if let index = bytes[range].firstIndex(where: { $0 >= 0x80 }) {
        throw failure(at: index, "a byte that isn't ASCII", "a string in ASCII")
      }
      return .string(String(decoding: bytes[range], as: UTF8.self))
    default:
      let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
        index -> UInt16 in
        UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
      }
      guard let string = String(validating: units, as: UTF16.self) else {
        throw failure(at: body, "half of a surrogate pair", "a string in UTF-16")
      }
      return .string(string)
    }
  }

  /// Adds the size of a string or of data to the size of all content.
  private mutating func count(
    _ leaf: PropertyList.Content, at place: Int
  ) throws(PropertyListError) {
    switch leaf {
    case .string(let string): contentSize += string.utf8.count
    case .data(let bytes): contentSize += bytes.count
    default: break
    }
    guard contentSize <= PropertyListReader.maximumContentSize else {
      throw failure(
        at: place, "more text and data",
        "at most \(PropertyListReader.maximumContentSize >> 20) MiB, counting an object each time "
          + "that a value refers to it")
    }
  }

  // MARK: - Arrays and dictionaries

  /// Reads the object that a reference at an offset leads to.
  private mutating func reference(at offset: Int) throws(PropertyListError) -> PropertyList.Content
  {
    let number = try bits(at: offset, size: trailer.referenceSize)
    guard let number = Int(exactly: number), number < trailer.objectCount else {
      throw failure(
        at: offset, "a reference to object \(number)",
        "one of the \(trailer.objectCount) objects of the file")
    }
    return try object(number, referredAt: offset)
  }

  private mutating func elements(at start: Int) throws(PropertyListError) -> [PropertyList] {
    let size = trailer.referenceSize
    let (count, body) = try count(at: start, partSize: size)
    var elements: [PropertyList] = []
    for index in 0..<count {
      elements.append(PropertyList(try reference(at: body + index * size)))
    }
    return elements
  }

  private mutating func members(at start: Int) throws(PropertyListError) -> [PropertyList.Member] {
    let size = trailer.referenceSize
    // All keys precede all values.
    let (count, body) = try count(at: start, partSize: 2 * size)
    var members: [PropertyList.Member] = []
    for index in 0..<count {
      let place = body + index * size
      guard case .string(let key) = try reference(at: place) else {
        throw failure(at: place, "a key that isn't a string", "a string")
      }
      let value = PropertyList(try reference(at: place + count * size))
      members.append(PropertyList.Member(key, value))
    }
    return members
  }
}
