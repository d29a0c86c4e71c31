import Foundation
import IntentDefinitionFiles
import IntentDefinitionSwift
import Testing

@testable import IntentGenCommands

@Suite("Swift from definition files")
struct IntentsCommandTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let valid = root.appending(
    path: "Examples/SoupStand/Sources/SoupStand/Base.lproj/SoupStand.intentdefinition"
  ).path
  private static let broken = root.appending(path: "Examples/Definitions/broken.intentdefinition")
    .path

  @Test func `a folder receives a file for each type and keeps the files of others`() throws {
    try withFolder { folder in
      let output = folder.appending(path: "Generated/Intents")
      let written = IntentGen.intents(
        path: Self.valid, .folder(output.path, .write), SwiftOptions())
      #expect(written == 0)
      #expect(try names(in: output).count == 11)

      try Data("own\n".utf8).write(to: output.appending(path: "Own.swift"))
      let soup = try text(of: output.appending(path: "Soup.swift"))
      let header = try #require(soup.split(separator: "\n").first)
      try Data("\(header)\n".utf8).write(to: output.appending(path: "OldIntent.swift"))
      let again = IntentGen.intents(
        path: Self.valid, .folder(output.path, .write), SwiftOptions())
      #expect(again == 0)
      #expect(try names(in: output).count == 12)
      #expect(try names(in: output).contains("Own.swift"))
    }
  }

  @Test func `a check finds files that differ, are missing or superfluous, and writes nothing`()
    throws
  {
    try withFolder { folder in
      let output = folder.appending(path: "Generated")
      func perform(_ action: IntentsOutput.Action) -> Int32 {
        IntentGen.intents(path: Self.valid, .folder(output.path, action), SwiftOptions())
      }
      #expect(perform(.check) == 1)
      #expect(!FileManager.default.fileExists(atPath: output.path))
      #expect(perform(.write) == 0)
      #expect(perform(.check) == 0)

      let soup = output.appending(path: "Soup.swift")
      let content = try text(of: soup)
      try Data("\(content)// Edited\n".utf8).write(to: soup)
      #expect(perform(.check) == 1)
      let edited = try text(of: soup)
      #expect(edited.hasSuffix("// Edited\n"))

      #expect(perform(.write) == 0)
      let old = output.appending(path: "OldIntent.swift")
      try Data(content.utf8).write(to: old)
      #expect(perform(.check) == 1)
      let isSingleFileChecked = IntentGen.intents(
        path: Self.valid, .file(output.appending(path: "All.swift").path, .check), SwiftOptions())
      #expect(isSingleFileChecked == 1)
    }
  }

  @Test func `a single file keeps its date if it doesn't change`() throws {
    try withFolder { folder in
      let output = folder.appending(path: "Intents.swift")
      func write() -> Int32 {
        IntentGen.intents(path: Self.valid, .file(output.path, .write), SwiftOptions())
      }
      #expect(write() == 0)
      let long = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: output.path)
      #expect(write() == 0)
      let date = try FileManager.default.attributesOfItem(atPath: output.path)[.modificationDate]
      #expect(date as? Date == long)
    }
  }

  @Test func `a file with errors writes nothing`() throws {
    try withFolder { folder in
      let output = folder.appending(path: "Intents.swift")
      let status = IntentGen.intents(
        path: Self.broken, .file(output.path, .write), SwiftOptions())
      #expect(status == 1)
      let written = try names(in: folder)
      #expect(written == [])
    }
  }

  @Test func `a file that isn't generated is never replaced`() throws {
    try withFolder { folder in
      let definition = folder.appending(path: "Soup.intentdefinition")
      try FileManager.default.copyItem(atPath: Self.valid, toPath: definition.path)
      let content = try text(of: definition)
      let own = folder.appending(path: "Soup.swift")
      try Data("struct Soup {}\n".utf8).write(to: own)
      for output in [
        IntentsOutput.file(definition.path, .write),
        .file(own.path, .write), .folder(folder.path, .write),
      ] {
        #expect(IntentGen.intents(path: definition.path, output, SwiftOptions()) == 1)
      }
      #expect(IntentGen.definitions(path: definition.path, output: definition.path) == 1)
      let link = folder.appending(path: "link.json")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: definition)
      #expect(IntentGen.definitions(path: definition.path, output: link.path) == 1)
      #expect(try text(of: definition) == content)
      #expect(try text(of: own) == "struct Soup {}\n")
      #expect(try names(in: folder).count == 3)
      // An empty file is a place for a new one.
      try Data().write(to: own)
      let output = IntentsOutput.file(own.path, .write)
      #expect(IntentGen.intents(path: definition.path, output, SwiftOptions()) == 0)
    }
  }

  @Test func `a place that can't be written is an error`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      let status = IntentGen.intents(
        path: Self.valid, .folder(file.path, .write), SwiftOptions())
      #expect(status == 1)
    }
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Calls a closure with a new folder, and removes the folder afterward.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "intentgen-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
