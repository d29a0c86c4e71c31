/// Reads the localized texts of an app from a file such as `InfoPlist.strings`.
///
/// Such a file is a list of keys and texts, or a property list in XML or in the binary format, to
/// which Xcode converts it when it builds an app.
///
/// ```
/// /* The name below the icon. */
/// "CFBundleDisplayName" = "Unicorn Rides";
/// ```
package enum StringsReader {
  /// Reads a file.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Returns: A dictionary of strings, with its positions unless the file is binary.
  /// - Throws: ``PropertyListError`` for the first error. Show it to the author of the file.
  package static func strings(from bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    let isText =
      switch bytes.prefix(2) {
      case [0xFE, 0xFF], [0xFF, 0xFE]: !(try TextScanner(decoding: bytes)).isXML
      default: !PropertyListReader.isPropertyList(bytes)
      }
    guard isText, bytes.count <= PropertyListReader.maximumSize else {
      let list = try PropertyListReader.propertyList(from: bytes)
      guard list.members == nil else { return list }
      throw PropertyListError(
        list.position.map { .text($0) } ?? .byte(0), found: "another value",
        expected: "a dictionary of texts")
    }
    var reader = TextPropertyListReader(text: try TextScanner(decoding: bytes))
    return try reader.strings()
  }
}

extension TextScanner {
  /// Whether the text begins like XML.
  fileprivate var isXML: Bool { bytes.first { !$0.isTextSpace } == UInt8(ascii: "<") }
}
