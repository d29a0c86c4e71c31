public import IntentKitCore

/// A manifest as it stands in a file.
public struct ManifestFile: Sendable {
  /// The file, as it was named.
  public let path: String
  /// What stands in it; not always a manifest.
  public let value: ParameterValue
  private let text: [UInt8]

  /// Reads a file.
  ///
  /// - Throws: ``InputFile/Failure`` when the file cannot be read or is no JSON. Show it to whoever named the file.
  public init(path: String) throws(InputFile.Failure) {
    try self.init(path: path, text: InputFile.bytes(of: path))
  }

  /// Takes the text of a file.
  ///
  /// - Throws: ``InputFile/Failure`` when the text is no JSON. Show it to whoever wrote the file.
  public init(path: String, text: [UInt8]) throws(InputFile.Failure) {
    self.path = path
    self.text = text
    do throws(JSONError) {
      value = try JSONReader.value(from: text)
    } catch {
      let isList = text.starts(with: "<?xml".utf8) || text.starts(with: "bplist".utf8)
      let cure = isList ? " Write it as JSON with plutil -convert json." : ""
      throw InputFile.Failure(
        message: "\(path):\(error.line):\(error.column): \(error.message)\(cure)")
    }
  }

  /// The manifest.
  ///
  /// - Throws: ``InputFile/Failure`` when the file holds none. Show it to whoever wrote the file.
  public func manifest() throws(InputFile.Failure) -> AppManifest {
    do throws(ParameterError) {
      return try AppManifest(parameterValue: value)
    } catch {
      let place = position(of: error.path).map { ":\($0.line):\($0.column)" } ?? ""
      throw InputFile.Failure(message: "\(path)\(place): \(error.description)")
    }
  }

  /// Where something stands in the file, or would stand.
  public func position(of path: ParameterPath) -> JSONPosition? {
    JSONReader.position(of: path, in: text)
  }
}
