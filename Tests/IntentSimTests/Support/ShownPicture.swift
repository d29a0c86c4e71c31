import Foundation
import Testing

/// A picture that the program drew in blocks, as it looks on a screen: white what is drawn, black what is left out.
struct ShownPicture {
  /// Whether each dot is white, row by row.
  let rows: [[Bool]]

  /// Takes the picture out of what the program wrote.
  ///
  /// - Parameter isColored: Whether every row must say that it is white on black; else a dark terminal does.
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

  /// The picture as a portable graymap, each dot as a square of a size.
  func graymap(scale: Int = 8) -> [UInt8] {
    let pixels = rows.flatMap { row -> [UInt8] in
      let line = row.flatMap { [UInt8](repeating: $0 ? 255 : 0, count: scale) }
      return (0..<scale).flatMap { _ in line }
    }
    return Array("P5 \(rows[0].count * scale) \(rows.count * scale) 255\n".utf8) + pixels
  }
}
