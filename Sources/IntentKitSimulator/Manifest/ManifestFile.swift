public import IntentKitCore
import IntentKitPlatform

/// A manifest in JSON and the file that contains it.
///
/// ``ManifestProject`` reads property lists.
public struct ManifestFile: Sendable {
  /// The path of the file.
  public let path: String
  /// The content of the file, possibly not a valid manifest.
  public let value: ParameterValue
  private let text: [UInt8]

  /// Reads a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: ``ManifestError`` if the file can't be read or isn't valid JSON. Show it to the
  ///   user.
  public init(path: String) throws(ManifestError) {
    let text: [UInt8]
    do throws(SystemError) {
      text = try InputFile.bytes(of: path)
    } catch {
      throw ManifestError(message: "\(error)")
    }
    try self.init(path: path, text: text)
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, for error messages.
  ///   - text: The content of the file.
  /// - Throws: ``ManifestError`` if the text isn't valid JSON. Show it to the author of the
  ///   file.
  public init(path: String, text: [UInt8]) throws(ManifestError) {
    self.path = path
    self.text = text
    do throws(JSONError) {
      value = try JSONReader.value(from: text)
    } catch {
      let isList = PropertyListReader.isPropertyList(text)
      let hint = isList ? " It is a property list, which ManifestProject reads." : ""
      throw ManifestError(path: path, position: error.position, message: "\(error.message)\(hint)")
    }
  }

  /// Returns the manifest.
  ///
  /// - Returns: The manifest in the file.
  /// - Throws: ``ManifestError`` if the content isn't a valid manifest. Show it to the author
  ///   of the file.
  public func manifest() throws(ManifestError) -> AppManifest {
    do throws(ParameterError) {
      return try AppManifest(parameterValue: value)
    } catch {
      throw ManifestError(
        path: path, position: position(of: error.path), message: error.description)
    }
  }

  /// Returns the position of a path in the file, or the position where a missing value belongs.
  public func position(of path: ParameterPath) -> JSONPosition? {
    JSONReader.position(of: path, in: text)
  }
}
