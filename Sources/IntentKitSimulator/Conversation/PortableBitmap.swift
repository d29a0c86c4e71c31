import IntentKitCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A picture of dark and light dots in the portable bitmap format.
///
/// The plain format, in which every dot is a digit (`P1`), and the raw format, in which every dot
/// is a bit (`P4`), are supported; see pbm(5). If a file contains several pictures, only the first
/// one is read.
package struct PortableBitmap: Sendable, Hashable {
  /// An error in a portable bitmap.
  package struct Problem: Error, Hashable {
    /// The actual and the expected content, as part of a sentence.
    let message: String
  }

  /// The maximum width and height of a picture.
  ///
  /// Terminals can't display larger pictures.
  static let maximumSideLength = 1024

  package let width: Int
  package let height: Int
  /// Whether each dot is dark, row by row.
  private let dots: [Bool]

  /// Returns whether data starts like a portable bitmap.
  package static func begins(_ data: Data) -> Bool {
    data.starts(with: "P1".utf8) || data.starts(with: "P4".utf8)
  }

  /// Reads a picture.
  ///
  /// - Parameter data: The portable bitmap.
  /// - Throws: ``Problem`` if the data isn't a valid portable bitmap. Show its message instead of
  ///   the picture.
  package init(_ data: Data) throws(Problem) {
    guard Self.begins(data) else { throw Problem(message: "it doesn't start with P1 or P4") }
    var reader = Reader(rest: [UInt8](data)[2...])
    width = try reader.side("width")
    height = try reader.side("height")
    dots =
      data.starts(with: "P1".utf8)
      ? try reader.digits(width * height) : try reader.bits(width: width, height: height)
  }

  /// Returns whether a dot is dark.
  ///
  /// Dots outside of the picture are light.
  package func isDark(_ column: Int, _ row: Int) -> Bool {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return false }
    return dots[row * width + column]
  }
}

extension PortableBitmap {
  /// Reads the bytes of a picture sequentially.
  private struct Reader {
    var rest: ArraySlice<UInt8>

    /// Reads a width or a height.
    mutating func side(_ name: String) throws(Problem) -> Int {
      guard skipBlanks() else { throw Problem(message: "whitespace is missing before its \(name)") }
      let digits = rest.prefix { $0.isDigit }
      rest = rest.dropFirst(digits.count)
      let maximum = PortableBitmap.maximumSideLength
      guard digits.count > 0 else {
        guard let byte = rest.first else { throw .cutOff }
        throw Problem(message: "its \(name) is \(byte.inWords), not a number")
      }
      let text = String(decoding: digits, as: UTF8.self)
      // A number that overflows `Int` is too large as well.
      guard let side = Int(text), (1...maximum).contains(side) else {
        let found = text.shortened(to: 20)
        throw Problem(message: "its \(name) is \(found), not a number from 1 to \(maximum)")
      }
      return side
    }

    /// Reads the dots of the plain format.
    mutating func digits(_ count: Int) throws(Problem) -> [Bool] {
      // Each dot takes at least one byte, so truncated data is detected before allocating memory.
      guard rest.count > count else { throw .cutOff }
      var dots: [Bool] = []
      dots.reserveCapacity(count)
      _ = skipBlanks()
      while dots.count < count {
        guard let byte = rest.first else { throw .cutOff }
        guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
          throw Problem(message: "it contains \(byte.inWords) instead of 0 or 1")
        }
        dots.append(byte == UInt8(ascii: "1"))
        rest.removeFirst()
        _ = skipBlanks()
      }
      return dots
    }

    /// Reads the dots of the raw format, in which each row starts at a byte boundary.
    mutating func bits(width: Int, height: Int) throws(Problem) -> [Bool] {
      guard let blank = rest.popFirst() else { throw .cutOff }
      guard blank.isBlank else { throw Problem(message: "whitespace is missing after its height") }
      let bytesPerRow = (width + 7) / 8
      let bytes = rest.prefix(bytesPerRow * height)
      guard bytes.count == bytesPerRow * height else { throw .cutOff }
      return (0..<height).flatMap { row in
        let row = bytes.dropFirst(row * bytesPerRow)
        return (0..<width).map { row[row.startIndex + $0 / 8] << ($0 % 8) & 0x80 != 0 }
      }
    }

    /// Skips whitespace and comments, and returns whether there were any.
    private mutating func skipBlanks() -> Bool {
      let count = rest.count
      while let byte = rest.first, byte.isBlank || byte == UInt8(ascii: "#") {
        if byte.isBlank {
          rest.removeFirst()
        } else {
          rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        }
      }
      return rest.count < count
    }
  }
}

extension PortableBitmap.Problem {
  fileprivate static let cutOff = Self(message: "it is truncated")
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is ASCII whitespace.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// A description of the byte for messages.
  fileprivate var inWords: String {
    (0x21..<0x7F).contains(self)
      ? "“\(Unicode.Scalar(self))”" : "the byte 0x\(String(self, radix: 16, uppercase: true))"
  }
}
