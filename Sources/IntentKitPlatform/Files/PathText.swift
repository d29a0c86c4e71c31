extension String {
  /// The folder and the name of a path.
  ///
  /// The folder is `.` for a name alone. The name is empty for a path that ends with a slash. A
  /// slash is a byte: with a combining mark behind it, it is still one for the operating system.
  package var splitAtLastSlash: (folder: String, name: String) {
    let slash = UInt8(ascii: "/")
    guard let end = utf8.lastIndex(of: slash) else { return (".", self) }
    let name = String(decoding: utf8[utf8.index(after: end)...], as: UTF8.self)
    guard let last = utf8[..<end].lastIndex(where: { $0 != slash }) else { return ("/", name) }
    return (String(decoding: utf8[...last], as: UTF8.self), name)
  }

  /// Returns this path relative to a folder, as in `../Intents.intentdefinition`.
  ///
  /// Symbolic links aren't followed.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - currentFolder: The absolute path of the folder in which relative paths begin.
  /// - Returns: The relative path.
  package func path(from folder: String, currentFolder: String) -> String {
    let path = absoluteParts(in: currentFolder)
    let start = folder.absoluteParts(in: currentFolder)
    let common = zip(path, start).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: start.count - common) + path[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The names in the absolute form of this path, without `.` and `..`.
  private func absoluteParts(in currentFolder: String) -> [String] {
    let slash = UInt8(ascii: "/")
    var parts: [String] = []
    let absolute = utf8.first == slash ? self : "\(currentFolder)/\(self)"
    for part in absolute.utf8.split(separator: slash).map({ String(decoding: $0, as: UTF8.self) }) {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return parts
  }

  /// Returns the longest beginning of this text that takes at most a number of bytes in UTF-8.
  package func prefix(utf8Count limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var result = String.UnicodeScalarView()
    var count = 0
    for scalar in unicodeScalars {
      count += UTF8.width(scalar)
      guard count <= limit else { break }
      result.append(scalar)
    }
    return String(result)
  }
}
