import Foundation
import IntentKitPlatform
import TestSupport
import Testing

@Suite struct `Output files` {
  private let folder: Folder
  private let manager = FileManager.default

  init() throws { folder = try Folder() }

  private func path(_ name: String) -> String { "\(folder.url.path)/\(name)" }

  private func write(_ text: String, to name: String) throws(SystemError) {
    try OutputFile.write(text, to: OutputTarget(path(name)))
  }

  private var names: [String] {
    get throws { try manager.contentsOfDirectory(atPath: folder.url.path).sorted() }
  }

  private func link(_ name: String, to target: String) throws {
    try manager.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  private func draftName(_ name: String, _ slot: Int = 0) -> String {
    ".\(name)\(slot == 0 ? "" : ".\(slot)").intentkit-draft"
  }

  // MARK: - Content

  @Test(arguments: ["a", "a b", "é", ".a", "a\u{301}", String(repeating: "a", count: 255)])
  func `a file is created, then replaced, with nothing beside it`(name: String) throws {
    try write("first", to: name)
    #expect(try folder.read(name) == "first")
    try write("second", to: name)
    #expect(try folder.read(name) == "second")
    #expect(try names.count == 1)
  }

  @Test func `a file that isn't finished stays as it is`() throws {
    try folder.write("a", "old")
    do {
      let file = try OutputFile(OutputTarget(path("a")))
      try file.write("new")
      #expect(try folder.read("a") == "old")
    }
    #expect(try folder.read("a") == "old")
    #expect(try names == ["a"])
  }

  @Test func `a target is only looked up`() throws {
    let target = try OutputTarget(path("a"))
    #expect(target.file == nil)
    #expect(try names == [])
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o755, 0o666])
  func `a file keeps its permissions`(mode: Int) throws {
    try folder.write("a", "old")
    try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: path("a"))
    try write("new", to: "a")
    #expect(try manager.attributesOfItem(atPath: path("a"))[.posixPermissions] as? Int == mode)
  }

  // MARK: - Links

  @Test(arguments: [
    ["b": "a"], ["b": "c", "c": "a"], ["b": "sub/../a"], ["b": "sub/c", "sub/c": "../a"],
  ])
  func `a link is followed whether or not its end exists`(links: [String: String]) throws {
    try manager.createDirectory(atPath: path("sub"), withIntermediateDirectories: true)
    for (name, target) in links { try link(name, to: target) }
    for text in ["first", "second"] {
      try write(text, to: "b")
      #expect(try folder.read("a") == text)
    }
    for (name, target) in links {
      #expect(try manager.destinationOfSymbolicLink(atPath: path(name)) == target)
    }
  }

  @Test func `links in a circle are refused`() throws {
    try link("a", to: "b")
    try link("b", to: "a")
    #expect(throws: SystemError.self) { try write("new", to: "a") }
    #expect(try names == ["a", "b"])
  }

  @Test(arguments: ["", ".", "..", "sub", "sub/", "sub/.", "missing/", "missing/a", "file/a"])
  func `a path that can't be a file is refused`(name: String) throws {
    try manager.createDirectory(atPath: path("sub"), withIntermediateDirectories: true)
    try folder.write("file", "old")
    #expect(throws: SystemError.self) { try OutputTarget(path(name)) }
    #expect(try folder.read("file") == "old")
    #expect(try names == ["file", "sub"])
  }

  // MARK: - Identity

  @Test func `one file is the same however its path is written`() throws {
    try manager.createDirectory(atPath: path("sub"), withIntermediateDirectories: true)
    try link("link", to: "a")
    try link("folder", to: ".")
    let paths = ["a", "./a", "sub/../a", "folder/a", ".//a", "link", "folder/folder/link"]
    // Once without the file, and once with it.
    for _ in 0..<2 {
      let targets = try paths.map { try OutputTarget(path($0)) }
      let others = try ["b", "sub/a", "a\u{301}", "\u{E1}"].map { try OutputTarget(path($0)) }
      for target in targets {
        #expect(targets.allSatisfy { $0.isSame(as: target) && target.isSame(as: $0) })
        #expect(others.allSatisfy { !$0.isSame(as: target) && !target.isSame(as: $0) })
      }
      #expect(!others[2].isSame(as: others[3]))
      try folder.write("a", "old")
    }
    try manager.linkItem(atPath: path("a"), toPath: path("hard"))
    #expect(try OutputTarget(path("hard")).isSame(as: OutputTarget(path("a"))))
  }

  // MARK: - Drafts

  @Test func `a draft of a terminated writer is removed by the next one`() throws {
    for slot in [0, 1, 7] { try folder.write(draftName("a", slot), "half") }
    try folder.write(draftName("b"), "of another file")
    try write("new", to: "a")
    #expect(try names == [draftName("b"), "a"])
    #expect(try folder.read("a") == "new")
  }

  @Test func `writers at the same time don't disturb each other`() throws {
    var writers: [OutputFile] = []
    for number in 0..<5 {
      let file = try OutputFile(OutputTarget(path("a")))
      try file.write("\(number)")
      writers.append(file)
    }
    for number in [3, 0, 4] {
      try writers[number].finish()
      #expect(try folder.read("a") == "\(number)")
    }
    writers = []
    #expect(try names == ["a"])
    #expect(try folder.read("a") == "4")
  }

  @Test func `many writers in many threads leave one complete file`() async throws {
    let target = path("a")
    await withTaskGroup { group in
      for writer in 0..<8 {
        group.addTask {
          for round in 0..<50 {
            let text = String(repeating: "\(writer).\(round) ", count: 500)
            try? OutputFile.write(text, to: OutputTarget(target))
          }
        }
      }
    }
    #expect(try names == ["a"])
    #expect(Set(try folder.read("a").split(separator: " ")).count == 1)
  }

  @Test func `what has the name of a draft but isn't one is left alone`() throws {
    try folder.write("precious", "old")
    try manager.linkItem(atPath: path("precious"), toPath: path(draftName("a")))
    try link(draftName("a", 1), to: "precious")
    try manager.createDirectory(
      atPath: path(draftName("a", 2)), withIntermediateDirectories: true)
    try write("new", to: "a")
    #expect(try folder.read("a") == "new")
    #expect(try folder.read("precious") == "old")
    #expect(try names.filter { !$0.hasPrefix(".") } == ["a", "precious"])
  }

  // MARK: - Streams

  @Test func `a pipe is written directly`() async throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let pipe = path("pipe")
    // Opening a pipe waits for its other end, so neither end is opened on a thread of tasks.
    async let text = onOwnThread {
      let bytes = try? FileHandle(forReadingFrom: URL(filePath: pipe)).readToEnd()
      return String(decoding: bytes ?? Data(), as: UTF8.self)
    }
    try await onOwnThread { Result { try OutputFile.write("new", to: OutputTarget(pipe)) } }.get()
    #expect(await text == "new")
    try OutputFile.write("new", to: OutputTarget("/dev/null"))
    #expect(try OutputTarget("/dev/null").isStream)
    #expect(try OutputTarget("/dev/stdout").isStream)
    #expect(try !OutputTarget(path("a")).isStream)
  }

  @Test func `a full device is an error`() throws {
    #expect(throws: SystemError.self) { try OutputFile.write("new", to: OutputTarget("/dev/full")) }
  }
}
