import FoundationEssentials
import IntentCatalog
import Testing

@Suite("A folder of generated files")
struct GeneratedFolderTests {
  private let files = [
    GeneratedFile(path: "A.swift", text: "a\n"), GeneratedFile(path: "B/C.swift", text: "c\n"),
    GeneratedFile(path: "D.swift", text: "d\n"),
  ]

  @Test("A check names what has changed, what is missing and what is superfluous")
  func differences() throws {
    try withFolder { folder in
      #expect(folder.differences(from: files).map(\.kind) == [.missing, .missing, .missing])
      #expect(try folder.write(files).count == 3)
      #expect(folder.differences(from: files).isEmpty)

      try Data("other\n".utf8).write(to: URL(filePath: "\(folder.path)/A.swift"))
      try FileManager.default.removeItem(atPath: "\(folder.path)/B/C.swift")
      try Data("old\n".utf8).write(to: URL(filePath: "\(folder.path)/Old.swift"))
      let expected = [
        "A.swift: differs from what is generated", "B/C.swift: is missing",
        "Old.swift: is no longer generated",
      ]
      #expect(folder.differences(from: files).map(\.description) == expected)
    }
  }

  @Test("Writing puts right only what is wrong")
  func write() throws {
    try withFolder { folder in
      _ = try folder.write(files)
      let changed = [files[0], GeneratedFile(path: "D.swift", text: "new\n")]
      #expect(try folder.write(changed).map(\.path) == ["B/C.swift", "D.swift"])
      #expect(folder.differences(from: changed).isEmpty)
      #expect(try folder.write(changed).isEmpty)
    }
  }

  /// Lends an empty folder for the length of a closure.
  private func withFolder(_ body: (GeneratedFolder) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "intentgen-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(GeneratedFolder(path: url.path))
  }
}
