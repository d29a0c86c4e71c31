import IntentKitCore

/// A document's place in a container, and how the document becomes bytes and comes back.
struct DocumentFile<Document: ParameterRecord> {
  private let path: String

  /// Checks a name.
  ///
  /// A name is no path, so it leads nowhere else. It is plain ASCII, so every file system keeps it as it is. It never
  /// starts with a point, as the container's own files do.
  init(_ name: String, in folder: String) throws(ContainerError) {
    let isSuitable =
      name.utf8.count <= 100 && name.hasSuffix(".json") && name.utf8.first != UInt8(ascii: ".")
      && name.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
        default: false
        }
      }
    guard isSuitable else {
      throw ContainerError(
        .unsuitableName, path: folder,
        message: "“\(name.shortened(to: 60))” is no name for a document.",
        cure: "Use up to 100 letters, digits, “-”, “_” and “.”, with “.json” at the end.")
    }
    path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Reads the document.
  func document(of bytes: [UInt8]) throws(ContainerError) -> Document {
    switch reading(bytes) {
    case .success(let document): return document
    case .failure(let mistake):
      throw ContainerError(
        .damaged, path: path, position: mistake.position, message: mistake.message,
        cure: "The file is left as it is; mend it, or move it away.")
    }
  }

  /// Writes the document.
  ///
  /// What cannot be read again would be lost, so it is tried out before it replaces anything.
  func bytes(of document: Document, atMost limit: Int) throws(ContainerError) -> [UInt8] {
    let bytes =
      JSONWriter.bytes(document.parameterValue, style: .pretty) + [UInt8(ascii: "\n")]
    guard bytes.count <= limit else {
      throw unstorable("The new content is larger than \(limit >> 20) MiB.", cure: "Store less.")
    }
    if case .failure(let mistake) = reading(bytes) {
      throw unstorable(
        "The new content could not be read again: \(mistake.message)",
        cure: "Mend how “\(Document.recordSchema.name)” is written.")
    }
    return bytes
  }

  private func unstorable(_ message: String, cure: String) -> ContainerError {
    ContainerError(
      .unstorable, path: path, message: message, cure: "\(cure) The old content is kept.")
  }

  /// Something in a text that is no such document.
  private struct Mistake: Error {
    var position: JSONPosition?
    var message: String
  }

  private func reading(_ bytes: [UInt8]) -> Result<Document, Mistake> {
    let value: ParameterValue
    do throws(JSONError) {
      value = try JSONReader.value(from: bytes)
    } catch {
      let found = error.found.map { "found \($0)" } ?? "the text ends too early"
      return .failure(
        Mistake(position: error.position, message: "\(found), expected \(error.expected)."))
    }
    do throws(ParameterError) {
      return .success(try Document(parameterValue: value))
    } catch {
      return .failure(
        Mistake(
          position: JSONReader.position(of: error.path, in: bytes), message: error.description))
    }
  }
}
