import FoundationEssentials
import Testing

@testable import IntentCatalog

@Suite("Generated folders")
struct GeneratedFolderTests {
  private let files = [
    GeneratedFile(path: "A.swift", text: "a\n"), GeneratedFile(path: "B/C.swift", text: "c\n"),
    GeneratedFile(path: "D.swift", text: "d\n"),
  ]

  @Test func `a folder names changed, missing and superfluous files`() throws {
    try withFolder { folder in
      #expect(folder.differences(from: files).map(\.kind) == [.missing, .missing, .missing])
      #expect(try folder.write(files).count == 3)
      #expect(folder.differences(from: files).isEmpty)

      try Data("other\n".utf8).write(to: URL(filePath: "\(folder.path)/A.swift"))
      try FileManager.default.removeItem(atPath: "\(folder.path)/B/C.swift")
      try Data("old\n".utf8).write(to: URL(filePath: "\(folder.path)/Old.swift"))
      let expected = [
        "A.swift: differs from the generated text", "B/C.swift: is missing",
        "Old.swift: is no longer generated",
      ]
      #expect(folder.differences(from: files).map(\.description) == expected)
    }
  }

  @Test func `a folder writes only the files that differ`() throws {
    try withFolder { folder in
      _ = try folder.write(files)
      let changed = [files[0], GeneratedFile(path: "D.swift", text: "new\n")]
      #expect(try folder.write(changed).map(\.path) == ["B/C.swift", "D.swift"])
      #expect(folder.differences(from: changed).isEmpty)
      #expect(try folder.write(changed).isEmpty)
    }
  }

  @Test func `a folder with a header keeps the files of others`() throws {
    try withFolder { folder in
      let folder = GeneratedFolder(path: folder.path, header: "// Generated from A.")
      let others = ["Own.swift": "own\n", "Other.swift": "// Generated from B.\n"]
      for (name, text) in others {
        try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/\(name)"))
      }
      let files = ["A.swift", "B.swift"].map {
        GeneratedFile(path: $0, text: "// Generated from A.\n\n// \($0)\n")
      }
      _ = try folder.write(files)
      #expect(folder.differences(from: [files[0]]).map(\.path) == ["B.swift"])
      #expect(try folder.write([files[0]]).map(\.kind) == [.superfluous])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["A.swift", "Other.swift", "Own.swift"])
    }
  }

  /// Calls a closure with a new folder, and removes the folder afterward.
  private func withFolder(_ body: (GeneratedFolder) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "intentgen-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(GeneratedFolder(path: url.path))
  }
}
