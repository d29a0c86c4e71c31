import ContainerWriter
import Foundation
import IntentKitCore
import SampleStorage
import TestSupport
import Testing

@Suite struct `Containers` {
  private let scratch: ScratchFolder
  private let container: AppContainer

  init() throws {
    scratch = try ScratchFolder()
    container = scratch.container
  }

  private func add(_ name: String = Tally.fileName) throws -> Int {
    try container.update(name, default: Tally()) { $0.add() }
  }

  private func error(_ body: () throws -> Void) -> ContainerError? {
    #expect(throws: ContainerError.self, performing: body)
  }

  // MARK: - Reading and writing

  @Test func `a stored document is read back`() throws {
    #expect(try add() == 1)
    #expect(try add() == 2)
    #expect(try scratch.container.read(Tally.fileName, default: Tally()).numbers == [1, 2])
  }

  @Test func `a missing document yields the default and creates nothing`() throws {
    #expect(try container.read("other.json", default: Tally(numbers: [7])).numbers == [7])
    #expect(try scratch.names.isEmpty)
  }

  @Test func `a document is readable text and identical for identical data`() throws {
    for name in ["a.json", "b.json"] {
      for _ in 0..<2 { _ = try add(name) }
    }
    #expect(try scratch.text(of: "a.json") == "{\n  \"numbers\": [1, 2]\n}\n")
    #expect(try scratch.text(of: "a.json") == scratch.text(of: "b.json"))
    #expect(try scratch.names == ["a.json", "b.json"])
  }

  @Test func `an unchanged document isn't written again`() throws {
    _ = try add()
    let file = scratch.url.appending(path: Tally.fileName)
    func number() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))[
        .systemFileNumber] as? Int
    }
    let before = try number()
    try container.update(Tally.fileName, default: Tally()) { _ in }
    #expect(try number() == before)
  }

  @Test func `a failed change leaves the document as it was`() throws {
    struct Refusal: Error {}
    _ = try add()
    #expect(throws: Refusal.self) {
      try container.update(Tally.fileName, default: Tally()) {
        $0.numbers = []
        throw Refusal()
      }
    }
    #expect(try add() == 2)
  }

  @Test func `a container creates its folder with intermediate folders`() throws {
    let folder = scratch.url.appending(path: "a b/ä/c")
    try AppContainer(folder: folder).update(Tally.fileName, default: Tally()) { _ in }
    #expect(try String(contentsOf: folder.appending(path: Tally.fileName), encoding: .utf8) != "")
  }

  @Test func `each container in memory is separate and has no folder`() throws {
    let container = AppContainer(folder: nil)
    let copy = container
    for number in 1...2 {
      #expect(try copy.update(Tally.fileName, default: Tally()) { $0.add() } == number)
    }
    #expect(container.folder == nil)
    #expect(try container.read(Tally.fileName, default: Tally()).numbers == [1, 2])
    #expect(try AppContainer(folder: nil).read(Tally.fileName, default: Tally()).numbers == [])
  }

  @Test func `a container in memory accepts and rejects the same documents`() throws {
    struct Refusal: Error {}
    let container = AppContainer(folder: nil)
    try container.update(Tally.fileName, default: Tally()) { $0.numbers = [1] }
    #expect(throws: Refusal.self) {
      try container.update(Tally.fileName, default: Tally()) {
        $0.numbers = []
        throw Refusal()
      }
    }
    let name = error { _ = try container.read("../tally.json", default: Tally()) }
    #expect(name?.kind == .unsuitableName)
    let deep = error {
      try container.update("deep.json", default: Anything()) {
        for _ in 0..<300 { $0.value = [$0.value] }
      }
    }
    #expect(deep?.description.hasPrefix("memory/deep.json: The new content could not") == true)
    let nested = error {
      try container.update(Tally.fileName, default: Tally()) { _ in
        _ = try container.update("other.json", default: Tally()) { $0.add() }
      }
    }
    #expect(nested?.kind == .nested)
    #expect(try container.read(Tally.fileName, default: Tally()).numbers == [1])
  }

  @Test(arguments: [true, false])
  func `a document of any type is read back as written`(isTemporary: Bool) throws {
    let container = isTemporary ? AppContainer(folder: nil) : container
    try container.update("a.json", default: Forgetful()) {
      $0.value = 7
      $0.forgotten = 8
    }
    let known = try container.read("a.json", default: Forgetful())
    #expect(known.value == 7)
    #expect(known.forgotten == 0)
    #expect(try container.read("a.json", default: Anything()).value == 7)
    let other = error { _ = try container.read("a.json", default: Tally()) }
    #expect(other?.kind == .damaged)
    #expect(other?.message.contains("found the key “value”") == true)
  }

  @Test func `the environment determines the folder, and the default is in memory`() throws {
    let environment = AppEnvironment(containerFolder: scratch.path)
    try AppContainer(environment).update(Tally.fileName, default: Tally()) { $0.numbers = [7] }
    #expect(try container.read(Tally.fileName, default: Tally()).numbers == [7])
    #expect(AppContainer(AppEnvironment()).folder == nil)
  }

  // MARK: - Names

  @Test(arguments: [
    "../tally.json", "/etc/tally.json", "a/b.json", "..", "", ".json", ".hidden.json", "tally",
    "tally.txt", "ta\0lly.json", "tally.json\n", "tälly.json", #"a\b.json"#,
    String(repeating: "a", count: 96) + ".json", ".container.lock",
  ])
  func `a name that leads out of the folder is rejected`(name: String) throws {
    let read = error { _ = try container.read(name, default: Tally()) }
    let update = error { _ = try add(name) }
    #expect(read?.kind == .unsuitableName)
    #expect(read == update)
    #expect(try scratch.names.isEmpty)
  }

  @Test func `the error about a name states the valid names`() {
    let message = error { _ = try add("../tally.json") }?.description
    #expect(
      message == """
        \(scratch.path.dropLast()): “../tally.json” isn't a valid document name. Use up to 100 \
        letters, digits, “-”, “_” and “.”, ending with “.json”.
        """)
  }

  // MARK: - Damage

  @Test(arguments: [
    ("{\n  \"numbers\": [1,\n", 3, 1, "the text ends too early, expected a value"),
    ("{\n  \"numbers\": [1, \"x\"]\n}\n", 2, 18, "numbers[1]: found the string “x”"),
    ("{\n\n  \"nmubers\": []\n}\n", 3, 3, "nmubers: found the key “nmubers”"),
    ("", 1, 1, "found an empty text, expected a value"),
  ])
  func `a damaged file is reported with its line and kept`(
    text: String, line: Int, column: Int, message: String
  ) throws {
    try scratch.write(text, to: Tally.fileName)
    let read = error { _ = try container.read(Tally.fileName, default: Tally()) }
    let update = error { _ = try add() }
    #expect(read?.kind == .damaged)
    #expect(read == update)
    let description = read?.description ?? ""
    let place = "\(scratch.path(of: Tally.fileName)):\(line):\(column): "
    #expect(description.hasPrefix(place + message), "\(description)")
    #expect(description.hasSuffix(" The file is unchanged; fix it, or move it away."))
    #expect(try scratch.text(of: Tally.fileName) == text)
    #expect(try scratch.names == [Tally.fileName])
  }

  @Test func `a document that couldn't be read again isn't stored`() throws {
    _ = try container.update("deep.json", default: Anything()) { $0.value = "shallow" }
    let before = try scratch.text(of: "deep.json")
    let error = error {
      try container.update("deep.json", default: Anything()) {
        for _ in 0..<300 { $0.value = [$0.value] }
      }
    }
    #expect(error?.kind == .unstorable)
    #expect(try scratch.text(of: "deep.json") == before)
  }

  // MARK: - Strange files

  @Test func `a symbolic link in place of a document is rejected`() throws {
    let elsewhere = try ScratchFolder()
    try elsewhere.write("{\"numbers\": []}", to: "target.json")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path(of: Tally.fileName),
      withDestinationPath: elsewhere.path(of: "target.json"))
    let read = error { _ = try container.read(Tally.fileName, default: Tally()) }
    let update = error { _ = try add() }
    #expect(read?.kind == .unsuitableFile)
    #expect(read == update)
    #expect(
      read?.description == """
        \(scratch.path(of: Tally.fileName)): This cannot be read: it is a symbolic link. \
        Put the file itself there.
        """)
    #expect(try elsewhere.text(of: "target.json") == "{\"numbers\": []}")
  }

  @Test func `a symbolic link in place of a draft isn't followed`() throws {
    let elsewhere = try ScratchFolder()
    try elsewhere.write("precious", to: "target")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path(of: ".container.draft"),
      withDestinationPath: elsewhere.path(of: "target"))
    #expect(try add() == 1)
    #expect(try elsewhere.text(of: "target") == "precious")
  }

  @Test(arguments: [Tally.fileName, ".container.lock"])
  func `a pipe in place of a document is rejected without waiting`(name: String) throws {
    try #require(Platform.makePipe(scratch.path(of: name)))
    let error = error { _ = try add() }
    #expect(error?.kind == .unsuitableFile)
    #expect(error?.message == "This isn't a regular file.")
  }

  @Test func `a folder path that isn't a folder is reported`() throws {
    try scratch.write("", to: "file")
    let file = scratch.url.appending(path: "file")
    for folder in [file, file.appending(path: "below")] {
      let error = error {
        try AppContainer(folder: folder).update(Tally.fileName, default: Tally()) { _ in }
      }
      #expect(error?.kind == .unsuitableFile)
      #expect(error?.path == folder.path(percentEncoded: false))
    }
  }

  // MARK: - What the system refuses

  @Test func `a read-only folder can be read and a write is reported`() throws {
    _ = try add()
    let before = try scratch.text(of: Tally.fileName)
    func setPermissions(_ folder: Int, _ file: Int) throws {
      try FileManager.default.setAttributes([.posixPermissions: folder], ofItemAtPath: scratch.path)
      for name in [Tally.fileName, ".container.lock"] {
        try FileManager.default.setAttributes(
          [.posixPermissions: file], ofItemAtPath: scratch.path(of: name))
      }
    }
    try setPermissions(0o555, 0o444)
    let numbers = try Platform.asOrdinaryUser {
      try container.read(Tally.fileName, default: Tally()).numbers
    }
    #expect(numbers == [1])
    let error = error { _ = try Platform.asOrdinaryUser { try add() } }
    try setPermissions(0o755, 0o644)
    #expect(
      error?.description == """
        \(scratch.path(of: ".container.lock")): This cannot be opened for locking: this user \
        doesn't have permission. Choose another folder, or change the permissions of this one.
        """)
    #expect(try scratch.text(of: Tally.fileName) == before)
  }

  @Test func `an interrupted write keeps the old content and leaves no file`() throws {
    let numbers = Array(1...2000)
    try container.update(Tally.fileName, default: Tally()) { $0.numbers = numbers }
    let before = try scratch.text(of: Tally.fileName)
    // A process that may write no files beyond a few blocks stops in the middle of one.
    let writer = try WriterProcess(
      "add", scratch.path, "1", shell: "trap '' XFSZ; ulimit -f 4")
    #expect(writer.finish() == 1)
    let message = writer.lines().first ?? ""
    #expect(
      message.hasPrefix("\(scratch.path(of: Tally.fileName)): This cannot be written: "),
      "\(message)")
    #expect(message.contains("The old content is kept."), "\(message)")
    #expect(try scratch.text(of: Tally.fileName) == before)
    #expect(try scratch.names == [Tally.fileName])
    #expect(try add() == 2001)
  }
}

/// A document with any content.
private struct Anything: ParameterRecord {
  var value: ParameterValue = "nothing"

  static let recordSchema = RecordSchema(
    name: "Anything", fields: [ParameterSchema("value", ParameterValue.self)])

  init() {}

  init(from fields: inout ParameterReader) throws(ParameterError) {
    value = try fields.required("value")
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("value", value)
  }
}

/// A document that doesn't write all its fields.
private struct Forgetful: ParameterRecord {
  var value = 0
  var forgotten = 0

  static let recordSchema = RecordSchema(
    name: "Forgetful", fields: [ParameterSchema("value", Int.self)])

  init() {}

  init(from fields: inout ParameterReader) throws(ParameterError) {
    value = try fields.required("value")
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("value", value)
  }
}
