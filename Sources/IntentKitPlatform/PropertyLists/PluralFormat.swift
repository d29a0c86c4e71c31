/// The format of texts with plural forms, of which `%#@name@` in a text stands for one.
package enum PluralFormat {
  /// The maximum number of forms in a text; forms can contain others, so a few of them would
  /// otherwise make a text without end.
  package static let maximumFormCount = 1000
  /// The maximum length of a text with its forms, in bytes of UTF-8.
  package static let maximumLength = 1 << 20
  /// The maximum length of a name, which replaces each number in its forms, in bytes of UTF-8.
  package static let maximumNameLength = 200
  /// A phrase for texts that exceed a limit.
  package static let limits = "at most \(maximumFormCount) of them and \(maximumLength >> 20) MiB"

  /// Returns a text with its forms.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - form: Returns the form with a name; nil if the text keeps the name.
  /// - Returns: The text, or nil if it exceeds the limits.
  /// - Complexity: O(*n*), where *n* is the length of the result.
  package static func filled(_ text: String, _ form: (String) -> String?) -> String? {
    guard text.containsBytes(of: "%#@") else { return text }
    var result = ""
    var count = 0
    // The rest of the text, and those of the forms in it, innermost last.
    var rests = [text[...]]
    while let rest = rests.popLast() {
      guard let start = rest.utf8.firstRange(of: "%#@".utf8),
        let end = rest.utf8[start.upperBound...].firstIndex(of: UInt8(ascii: "@"))
      else {
        result += rest
        guard result.utf8.count <= maximumLength else { return nil }
        continue
      }
      result += rest[..<start.lowerBound]
      rests.append(rest[rest.utf8.index(after: end)...])
      if let form = form(String(rest[start.upperBound..<end])) {
        count += 1
        guard count <= maximumFormCount, result.utf8.count <= maximumLength else { return nil }
        rests.append(form[...])
      } else {
        result += rest[start.lowerBound...end]
      }
    }
    return result
  }
}
