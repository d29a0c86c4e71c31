import IntentKitCore
import TestSupport
import Testing

/// Tests that read the codes at the terminal with an independent scanner.
@Suite(.requires(CodeDecoder.tool)) struct `A code in the terminal` {
  private static let codes = [
    ("contact", "MECARD:N:Field,Nora;NICKNAME:Moonlight Mane;EMAIL:nora@example.com;;"),
    ("requestPayment", "https://pay.example.com/to/moonlight-mane"),
    ("sendPayment", "https://pay.example.com/from/moonlight-mane?once=7402-1186"),
  ]

  @Test(arguments: codes, [false, true])
  func `a code at the terminal can be scanned`(
    _ code: (type: String, text: String), _ isColored: Bool
  ) async throws {
    let result = try await IntentSim.run([
      "run", "--app", "UnicornCodes", "--intent", "GetVisualCode", "--set",
      "visualCodeType=\(code.type)", "--color", isColored ? "always" : "never",
    ])
    #expect(result.status == 0)
    let picture = try ShownPicture(in: result.output, isColored: isColored)
    #expect(try await CodeDecoder.texts(in: picture) == [code.text])
    // The standard requires a quiet zone of four dots; many scanners accept less.
    let frame = picture.rows.prefix(4) + picture.rows.suffix(4)
    #expect(frame.allSatisfy { $0.allSatisfy { $0 } })
    #expect(picture.rows.allSatisfy { ($0.prefix(4) + $0.suffix(4)).allSatisfy { $0 } })
  }

  @Test func `a code can be scanned in Japanese and in a quiet run`() async throws {
    let path = "Examples/Scenarios/UnicornCodes/contact-ja.json"
    for arguments in [["run", path], ["run", path, "--quiet"]] {
      let result = try await IntentSim.run(arguments)
      let picture = try ShownPicture(in: result.output, isColored: false)
      #expect(try await CodeDecoder.texts(in: picture) == [Self.codes[0].1])
    }
  }

  @Test func `a code without the mark in its corner cannot be scanned`() async throws {
    let result = try await IntentSim.run([
      "run", "Examples/Scenarios/UnicornCodes/contact.json",
    ])
    // This erases the upper left mark, by which scanners find a code.
    var lines = result.output.split(separator: "\n").map { String($0) }
    let first = try #require(lines.firstIndex { $0.contains("█ ▄▄▄▄▄ █") })
    for line in first..<first + 4 {
      let start = lines[line].index(lines[line].startIndex, offsetBy: 11)
      let end = lines[line].index(start, offsetBy: 12)
      lines[line].replaceSubrange(start..<end, with: String(repeating: "█", count: 12))
    }
    let picture = try ShownPicture(in: lines.joined(separator: "\n"), isColored: false)
    #expect(try await CodeDecoder.texts(in: picture) == [])
  }
}
