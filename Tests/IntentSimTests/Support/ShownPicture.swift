import Foundation
import Testing

/// A picture in block characters, as on a dark screen: white where it is drawn, black elsewhere.
struct ShownPicture {
  /// Whether each dot is white, row by row.
  let rows: [[Bool]]

  /// Creates the picture in the output of the program.
  ///
  /// If `isColored` is true, each row must set white on black.
  init(in output: String, isColored: Bool) throws {
    let plain = #/ *(?<blocks>[█▀▄][ █▀▄]*)/#
    let colored = #/ *\u{1B}\[97m\u{1B}\[40m(?<blocks>[ █▀▄]+)(?:\u{1B}\[0m)+/#
    let lines = output.split(separator: "\n")
    let blocks: [Substring] =
      isColored
      ? lines.compactMap { $0.wholeMatch(of: colored)?.blocks }
      : lines.compactMap { $0.wholeMatch(of: plain)?.blocks }
    let widths = Set(blocks.map(\.count))
    try #require(widths.count == 1, "no picture, or one that is not rectangular: \(output)")
    rows = blocks.flatMap { line in
      [line.map { $0 == "█" || $0 == "▀" }, line.map { $0 == "█" || $0 == "▄" }]
    }
  }

  /// Returns the picture as a portable graymap with each dot as a square.
  func graymap(scale: Int = 8) -> [UInt8] {
    let pixels = rows.flatMap { row -> [UInt8] in
      let line = row.flatMap { [UInt8](repeating: $0 ? 255 : 0, count: scale) }
      return (0..<scale).flatMap { _ in line }
    }
    return Array("P5 \(rows[0].count * scale) \(rows.count * scale) 255\n".utf8) + pixels
  }
}
