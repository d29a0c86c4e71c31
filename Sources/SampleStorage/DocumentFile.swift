import IntentKitCore

/// The path of a document in a container, and the conversion between the document and its bytes.
struct DocumentFile<Document: ParameterRecord> {
  private let name: String
  private let folder: String
  private var path: String { folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)" }

  /// Creates the path for a document name.
  ///
  /// A name contains no path separators, so it can't leave the folder. It's ASCII, so every file
  /// system stores it unchanged. It doesn't start with a period, unlike the container's own files.
  init(_ name: String, in folder: String) throws(ContainerError) {
    let isSuitable =
      name.utf8.count <= 100 && name.hasSuffix(".json") && name.utf8.first != UInt8(ascii: ".")
      && name.utf8.allSatisfy { byte in
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
        default: false
        }
      }
    guard isSuitable else {
      throw ContainerError(
        kind: .unsuitableName, path: folder,
        message: "“\(name.shortened(to: 60))” isn't a valid document name.",
        cure: "Use up to 100 letters, digits, “-”, “_” and “.”, ending with “.json”.")
    }
    self.name = name
    self.folder = folder
  }

  /// Reads the document from its bytes.
  func document(of bytes: [UInt8]) throws(ContainerError) -> Document {
    try read(bytes, orThrow: damaged)
  }

  /// Returns a document from memory, possibly stored as another type.
  func document(of kept: any ParameterRecord) throws(ContainerError) -> Document {
    if let document = kept as? Document { return document }
    return try read(kept.parameterValue, orThrow: damaged)
  }

  /// Returns the bytes of a document.
  ///
  /// A document that can't be read again would be lost, so reading is tested before anything is
  /// replaced.
  func bytes(of document: Document) throws(ContainerError) -> [UInt8] {
    let bytes = try bytes(of: document.parameterValue)
    _ = try read(bytes, orThrow: unreadable)
    return bytes
  }

  /// Returns the document as it would be read from its bytes.
  ///
  /// A declared record is the same, because one table of fields says how it is written and read. For
  /// other records, the bytes aren't necessary either: a JSON round trip preserves every value that
  /// isn't nested too deeply, and the size of most documents is far below the limit.
  func copy(of document: Document) throws(ContainerError) -> Document {
    if Document.self is any DeclaredRecord.Type { return document }
    let value = document.parameterValue
    if value.maximumSize(depth: 0) > AppContainer.maximumDocumentSize { _ = try bytes(of: value) }
    guard !value.isNested(deeperThan: JSONReader.maximumDepth) else {
      throw unreadable(
        at: nil, "found deeper nesting, expected at most \(JSONReader.maximumDepth) levels.")
    }
    return try read(value, orThrow: unreadable)
  }

  private func bytes(of value: ParameterValue) throws(ContainerError) -> [UInt8] {
    let limit = AppContainer.maximumDocumentSize
    let bytes = JSONWriter.bytes(value, style: .pretty) + [UInt8(ascii: "\n")]
    guard bytes.count <= limit else {
      throw unstorable("The new content is larger than \(limit >> 20) MiB.", cure: "Store less.")
    }
    return bytes
  }

  // MARK: - Content errors

  /// Returns the error for content that isn't a valid document.
  private typealias Report = (_ position: JSONPosition?, _ message: String) -> ContainerError

  private func read(
    _ bytes: [UInt8], orThrow report: Report
  ) throws(ContainerError) -> Document {
    let value: ParameterValue
    do throws(JSONError) {
      value = try JSONReader.value(from: bytes)
    } catch {
      throw report(error.position, error.message)
    }
    return try read(value, orThrow: report) { JSONReader.position(of: $0, in: bytes) }
  }

  private func read(
    _ value: ParameterValue, orThrow report: Report,
    position: (ParameterPath) -> JSONPosition? = { _ in nil }
  ) throws(ContainerError) -> Document {
    do throws(ParameterError) {
      return try Document(parameterValue: value)
    } catch {
      throw report(position(error.path), error.description)
    }
  }

  private func damaged(at position: JSONPosition?, _ message: String) -> ContainerError {
    ContainerError(
      kind: .damaged, path: path, position: position, message: message,
      cure: "The file is unchanged; fix it, or move it away.")
  }

  private func unreadable(at position: JSONPosition?, _ message: String) -> ContainerError {
    unstorable(
      "The new content could not be read again: \(message)",
      cure: "Fix how “\(Document.recordSchema.name)” is written.")
  }

  private func unstorable(_ message: String, cure: String) -> ContainerError {
    ContainerError(
      kind: .unstorable, path: path, message: message, cure: "\(cure) The old content is kept.")
  }
}

extension ParameterValue {
  /// An upper bound for the size of this value as indented JSON, in bytes.
  ///
  /// An escaped byte takes six bytes, and each value a line with its indentation and a comma.
  fileprivate func maximumSize(depth: Int) -> Int {
    let line = 2 * depth + 8
    return switch self {
    case .boolean, .null: line
    case .integer, .number: line + 32
    case .string(let text): line + 6 * text.utf8.count
    case .array(let elements):
      elements.reduce(2 * line) { $0 + $1.maximumSize(depth: depth + 1) }
    case .object(let members):
      members.reduce(2 * line) {
        $0 + 6 * $1.key.utf8.count + 4 + $1.value.maximumSize(depth: depth + 1)
      }
    }
  }

  /// Returns whether arrays and objects are nested deeper than a number of levels.
  fileprivate func isNested(deeperThan levels: Int) -> Bool {
    switch self {
    case .array(let elements):
      levels == 0 || elements.contains { $0.isNested(deeperThan: levels - 1) }
    case .object(let members):
      levels == 0 || members.values.contains { $0.isNested(deeperThan: levels - 1) }
    default: false
    }
  }
}
