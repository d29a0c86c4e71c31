import Foundation
import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite struct `Portable bitmaps` {
  /// A dark corner at the upper left, and a dark last column.
  private static let drawing = ["██.█", "█..█", "...█"]

  @Test(arguments: [
    "P1\n4 3\n1101\n1001\n0001\n", "P1 4 3 110110010001", "P1\n4\t3\r\n1 1 0 1 1\n0 0 1 0 0 0 1",
    "P1 # a code\n# of ours\n4#wide\n 3 # high\n#1111\n1101#0\n10010001",
    "P1 4 3 110110010001 rest",
    "P1\u{B}00004\u{C}003 110110010001",
  ])
  func `a bitmap is read from its plain form`(_ text: String) throws {
    #expect(try PortableBitmap(Data(text.utf8)).drawing == Self.drawing)
  }

  @Test(
    arguments: ["P4\n4 3\n", "P4 4 3 ", "P4#\n4\n#\n3\t"], [[], [0x23, 0x50, 0x34]] as [[UInt8]])
  func `a bitmap is read from its raw form`(_ header: String, _ rest: [UInt8]) throws {
    // Padding bits of a row are ignored.
    let bytes = Data(header.utf8 + [0b1101_0000, 0b1001_1111, 0b0001_0110] + rest)
    #expect(try PortableBitmap(bytes).drawing == Self.drawing)
  }

  @Test(arguments: [1, 7, 8, 9, 16, 17, 1024])
  func `both forms of a bitmap are equal at every width`(_ width: Int) throws {
    let dots = (0..<3 * width).map { $0 % 3 == 0 || $0 % 7 == 2 }
    let plain = "P1 \(width) 3\n" + dots.map { $0 ? "1" : "0" }.joined()
    let rows = stride(from: 0, to: dots.count, by: width).map { dots[$0..<$0 + width] }
    let raw = rows.flatMap { row in
      stride(from: row.startIndex, to: row.endIndex, by: 8).map { start in
        (start..<start + 8).reduce(UInt8(0)) { byte, index in
          byte << 1 | (index < row.endIndex && row[index] ? 1 : 0)
        }
      }
    }
    let bitmap = try PortableBitmap(Data(plain.utf8))
    #expect(try PortableBitmap(Data("P4 \(width) 3\n".utf8 + raw)) == bitmap)
    #expect((0..<3).flatMap { row in (0..<width).map { bitmap.isDark($0, row) } } == dots)
  }

  @Test func `a bitmap is read from a slice of other data`() throws {
    let data = Data("before P1 4 3 110110010001".utf8).dropFirst(7)
    #expect(try PortableBitmap(data).drawing == Self.drawing)
  }

  @Test(arguments: [
    ("", "it doesn't start with P1 or P4"),
    ("P", "it doesn't start with P1 or P4"),
    ("P2 1 1 1", "it doesn't start with P1 or P4"),
    ("p1 1 1 1", "it doesn't start with P1 or P4"),
    (" P1 1 1 1", "it doesn't start with P1 or P4"),
    ("P1", "whitespace is missing before its width"),
    ("P1x", "whitespace is missing before its width"),
    ("P11 1 1", "whitespace is missing before its width"),
    ("P1 ", "it is truncated"),
    ("P1 #4 3 110110010001", "it is truncated"),
    ("P1 x 1 1", "its width is “x”, not a number"),
    ("P1 -1 1 1", "its width is “-”, not a number"),
    ("P1 \u{0} 1 1", "its width is the byte 0x0, not a number"),
    ("P1 0 1 1", "its width is 0, not a number from 1 to 1024"),
    ("P1 1025 1 1", "its width is 1025, not a number from 1 to 1024"),
    (
      "P4 99999999999999999999999 1 1",
      "its width is 9999999999999999999…, not a number from 1 to 1024"
    ),
    ("P1 4", "whitespace is missing before its height"),
    ("P1 4,3 1", "whitespace is missing before its height"),
    ("P1 4 ", "it is truncated"),
    ("P1 4 0 1", "its height is 0, not a number from 1 to 1024"),
    (
      "P1 4 9223372036854775807 1", "its height is 9223372036854775807, not a number from 1 to 1024"
    ),
    ("P1 4 3", "it is truncated"),
    ("P1 4 3 11011001000", "it is truncated"),
    ("P1 1024 1024 1", "it is truncated"),
    ("P1 4 3 1101100 10 0 ", "it is truncated"),
    ("P1 4 3 1101100 10 0 #01", "it is truncated"),
    ("P1 4 3 110120010001", "it contains “2” instead of 0 or 1"),
    ("P1 4 3 1101\u{7F}0010001", "it contains the byte 0x7F instead of 0 or 1"),
    ("P1 4 3.110110010001", "it contains “.” instead of 0 or 1"),
    ("P4", "whitespace is missing before its width"),
    ("P4 4 3", "it is truncated"),
    ("P4 4 3 ", "it is truncated"),
    ("P4 4 3 ab", "it is truncated"),
    ("P4 9 2 abc", "it is truncated"),
    ("P4 1024 1024 abc", "it is truncated"),
    ("P4 4 3abc", "whitespace is missing after its height"),
    ("P4 4 3#\nabc", "whitespace is missing after its height"),
  ])
  func `broken bytes are rejected as a bitmap`(_ text: String, _ message: String) {
    #expect(throws: PortableBitmap.Problem(message: message)) {
      try PortableBitmap(Data(text.utf8))
    }
  }

  @Test(arguments: ["P1 4 3\n110110010001", "P4 12 2\nabcd"])
  func `changed or missing bytes never trap`(_ text: String) {
    let bytes = Data(text.utf8)
    for place in bytes.indices {
      #expect(throws: PortableBitmap.Problem.self) { try PortableBitmap(bytes.prefix(place)) }
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[place] = byte
        _ = try? PortableBitmap(changed)
      }
    }
  }

  @Test func `a bitmap is drawn with two rows for each line of text`() throws {
    let bitmap = try PortableBitmap(Data("P1 4 3 1100 1010 0011".utf8))
    #expect(bitmap.blocks == [" ▄▀█", "██▄▄"])
  }
}

extension PortableBitmap {
  fileprivate var drawing: [String] {
    (0..<height).map { row in
      String((0..<width).map { isDark($0, row) ? "█" : "." })
    }
  }
}
