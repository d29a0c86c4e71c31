import Foundation
import IntentKitPlatform
import Testing

@Suite struct `Binary property lists` {
  @Test(arguments: PropertyListSamples.all)
  func `a file that Foundation writes has the values of its XML`(_ text: String) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let read = try PropertyListReader.propertyList(from: Array(data))
    #expect(read.position == nil)
    #expect(read.sorted == (try PropertyList.reading(text)).sorted)
  }

  @Test func `a value is read in each of its widths`() throws {
    let widths = [0x10, 0x11, 0x12, 0x13, 0x14].enumerated().map { index, marker in
      [UInt8(marker)] + [UInt8](repeating: 0, count: (1 << index) - 1) + [7]
    }
    for object in widths { #expect(try read(object) == .integer(7)) }
    #expect(try read([0x10, 0xFF]) == .integer(255))
    #expect(try read([0x13] + [UInt8](repeating: 0xFF, count: 8)) == .integer(-1))
    #expect(try read([0x14] + [UInt8](repeating: 0xFF, count: 16)) == .integer(-1))
    #expect(try read([0x14, 0x80] + [UInt8](repeating: 0, count: 15)) == .integer(.min))
    #expect(try read([0x22, 0x3F, 0, 0, 0]) == .real(0.5))
    #expect(try read([0x23, 0x3F, 0xE0] + [UInt8](repeating: 0, count: 6)) == .real(0.5))
    #expect(try read([0x33] + [UInt8](repeating: 0, count: 8)) == .date(0))
    #expect(try read([0x08]) == .boolean(false))
    #expect(try read([0x42, 1, 2]) == .data([1, 2]))
    #expect(try read([0x62, 0xD8, 0x3E, 0xDD, 0x84]) == .string("🦄"))
    let long = Array(repeating: UInt8(ascii: "a"), count: 300)
    #expect(try read([0x5F, 0x11, 1, 44] + long) == .string(String(repeating: "a", count: 300)))
  }

  @Test(arguments: 1...8, 1...8)
  func `offsets and references have any width`(_ offsetSize: Int, _ referenceSize: Int) throws {
    let padding = [UInt8](repeating: 0, count: referenceSize - 1)
    let file = BinaryFile(
      objects: [[0xD1] + padding + [1] + padding + [2], [0x51, UInt8(ascii: "a")], [0x09]],
      offsetSize: offsetSize, referenceSize: referenceSize)
    let list = try PropertyListReader.propertyList(from: file.bytes)
    #expect(list["a"] == PropertyList(.boolean(true)))
  }

  // MARK: - Mistakes

  @Test(arguments: mistakes)
  fileprivate func `a damaged file is reported with the offset`(
    _ file: BinaryFile, _ message: String
  ) {
    #expect(self.message(file.bytes) == message)
  }

  @Test func `a file that isn't complete is reported`() throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data(PropertyListSamples.vocabulary.utf8), format: nil)
    let bytes = Array(
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    for count in 6..<bytes.count { #expect(message(Array(bytes[..<count])) != nil, "\(count)") }
  }

  @Test func `objects that many values refer to do not exhaust the memory`() {
    // Each array contains the next one many times.
    let levels = (0..<20).map { level -> [UInt8] in
      [0xAE] + [UInt8](repeating: UInt8(level + 1), count: 14)
    }
    let many = BinaryFile(objects: levels + [[0x09]], offsetSize: 2)
    #expect(message(many.bytes)?.contains("at most 1000000 values") == true)
    let text = [0x5F, 0x12, 0, 0x10, 0, 0] + [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
    let array = [0xAF, 0x10, 200] + [UInt8](repeating: 1, count: 200)
    #expect(
      message(BinaryFile(objects: [array, text], offsetSize: 4).bytes)?.contains("at most 64 MiB")
        == true)
    let deep = (0..<300).map { level -> [UInt8] in
      [0xA1, UInt8((level + 1) >> 8), UInt8((level + 1) & 255)]
    }
    #expect(
      message(BinaryFile(objects: deep + [[0x09]], offsetSize: 2, referenceSize: 2).bytes)?
        .contains("at most 256 levels") == true)
  }

  private func read(_ object: [UInt8]) throws -> PropertyList.Content {
    try PropertyListReader.propertyList(from: BinaryFile(objects: [object]).bytes).content
  }

  private func message(_ bytes: [UInt8]) -> String? {
    do throws(PropertyListError) {
      _ = try PropertyListReader.propertyList(from: bytes)
      return nil
    } catch {
      return error.description
    }
  }
}

/// The parts of a file in the binary format.
private struct BinaryFile: Sendable {
  var objects: [[UInt8]]
  var offsetSize = 1
  var referenceSize = 1
  var topObject: UInt64 = 0
  /// The numbers that replace the right ones.
  var objectCount: UInt64?
  var tableOffset: UInt64?
  var version = "00"

  var bytes: [UInt8] {
    var bytes = Array("bplist\(version)".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += number(UInt64(offset), offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: offsetSize)]
    bytes += [UInt8(truncatingIfNeeded: referenceSize)]
    bytes += number(objectCount ?? UInt64(objects.count), 8) + number(topObject, 8)
    return bytes + number(tableOffset ?? UInt64(table), 8)
  }

  private func number(_ number: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }
}

private let remedy = "The file is damaged or incomplete. Copy or build it again."

private let mistakes: [(BinaryFile, String)] = [
  (
    BinaryFile(objects: [[0x09]], version: "15"),
    "at byte 6, found version “15”, expected version 00 of the binary format. Convert the file with "
      + "plutil -convert xml1."
  ),
  (
    BinaryFile(objects: [[0x09]], offsetSize: 0),
    "at byte 15, found numbers of 0 bytes, expected 1 to 8 bytes. \(remedy)"
  ),
  (
    BinaryFile(objects: [[0x09]], referenceSize: 9),
    "at byte 17, found numbers of 9 bytes, expected 1 to 8 bytes. \(remedy)"
  ),
  (
    BinaryFile(objects: [[0x09]], topObject: 1),
    "at byte 26, found the object 1, expected one of the 1 objects of the file. \(remedy)"
  ),
  (
    BinaryFile(objects: [[0x09]], objectCount: .max),
    "at byte 18, found the number 18446744073709551615, expected at most the size of the file, 42. "
      + remedy
  ),
  (
    BinaryFile(objects: [[0x09]], tableOffset: 12),
    "at byte 34, found a table of 1 bytes at byte 12, expected a table between the objects and the "
      + "trailer, at byte 10. \(remedy)"
  ),
  (
    BinaryFile(objects: [[0xA1, 9]]),
    "at byte 9, found a reference to object 9, expected one of the 1 objects of the file."
  ),
  (
    BinaryFile(objects: [[0xA1, 0]]),
    "at byte 9, found a reference to object 0, which contains it, expected another object."
  ),
  (
    BinaryFile(objects: [[0xA1, 1], [0xA1, 0]]),
    "at byte 11, found a reference to object 0, which contains it, expected another object."
  ),
  (
    BinaryFile(objects: [[0xD1, 1, 1], [0x09]]),
    "at byte 9, found a key that isn't a string, expected a string."
  ),
  (
    BinaryFile(objects: [[0x54, 65]]), "at byte 9, found an object of 4 bytes, expected at most 1."
  ),
  (
    BinaryFile(objects: [[0x5F, 0x13, 0x7F] + [UInt8](repeating: 0xFF, count: 7)]),
    "at byte 8, found an object with 9223372036854775807 parts, expected at most 0, which fit into the "
      + "file."
  ),
  (
    BinaryFile(objects: [[0xAF, 0x13] + [UInt8](repeating: 0xFF, count: 8)]),
    "at byte 8, found an object with -1 parts, expected at most 0, which fit into the file."
  ),
  (
    BinaryFile(objects: [[0x5F, 0x51, 65]]),
    "at byte 9, found an object of type 0x51, expected the number of parts of the object."
  ),
  (
    BinaryFile(objects: [[0x51, 0x80]]),
    "at byte 9, found a byte that isn't ASCII, expected a string in ASCII."
  ),
  (
    BinaryFile(objects: [[0x61, 0xD8, 0]]),
    "at byte 9, found half of a surrogate pair, expected a string in UTF-16."
  ),
  (
    BinaryFile(objects: [[0x80, 1]]),
    "at byte 8, found a reference of an archive, expected a property list such as Info.plist. "
      + "Archives of objects aren't read."
  ),
  (
    BinaryFile(objects: [[0x00]]),
    "at byte 8, found an object of type 0x0, expected a dictionary, an array, a string, a number, a "
      + "Boolean, a date or data."
  ),
]
