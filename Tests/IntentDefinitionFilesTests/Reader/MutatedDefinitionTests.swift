import Foundation
import IntentDefinitionFiles
import IntentKitPlatform
import TestSupport
import Testing

@Suite("Broken definition files")
struct MutatedDefinitionTests {
  @Test func `random changes to a file lead to findings, never to a crash`() throws {
    let path = Package.path(
      of: "Examples/Definitions/TeaHouse/Base.lproj/Intents.intentdefinition")
    let bytes = try InputFile.bytes(of: path)
    let companion = TextCompanion(
      path: "ja.lproj/Intents.strings", language: "ja",
      bytes: try InputFile.bytes(
        of: Package.path(of: "Examples/Definitions/TeaHouse/ja.lproj/Intents.strings")))
    var generator = SeededGenerator(seed: 14)
    for _ in 0..<300 {
      let document = DefinitionDocument(
        mutated(bytes, &generator), path: "Intents.intentdefinition", companions: [companion])
      for finding in document.findings {
        #expect(finding.place.position != nil)
        #expect(!finding.message.isEmpty)
      }
      // Every content can be written, with errors or without.
      let json = document.file.json
      #expect((try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil)
    }
  }

  /// Returns the lines of a file with some of them removed, repeated, exchanged or damaged.
  private func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let index = Int.random(in: 0..<lines.count, using: &generator)
      let other = Int.random(in: 0..<lines.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      // The two lines of a member.
      case 0: lines.removeSubrange(index..<min(index + 2, lines.count))
      case 1: lines.insert(contentsOf: lines[index..<min(index + 2, lines.count)], at: other)
      case 2, 3: lines[index] = lines[other]
      case 4: lines.swapAt(index, other)
      default:
        guard !lines[index].isEmpty else { continue }
        let column = Int.random(in: 0..<lines[index].count, using: &generator)
        lines[index][column] = UInt8.random(in: 0x20...0x7E, using: &generator)
      }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
