/// The format of texts with plural forms.
enum FormatText {
  /// Returns a text in the form of a definition file.
  ///
  /// References to plural forms lose their position: `%1$#@quantity@` becomes `%#@quantity@`.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - number: The parameter for which numeric placeholders stand; nil if they remain.
  /// - Returns: The text.
  static func plain(_ format: String, number: String? = nil) -> String {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
    var result = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      let start = rest[percent...]
      rest = start.dropFirst()
      if rest.first == "%" {
        rest.removeFirst()
        result += "%"
        continue
      }
      let afterPosition = rest.droppingPosition
      if afterPosition.hasPrefix("#@") {
        result += "%"
        rest = afterPosition
      } else if let number, let end = afterPosition.droppingConversion {
        result += "${\(number)}"
        rest = end
      } else {
        result += "%"
      }
    }
    return result + rest
  }
}

extension Substring {
  /// The text without digits and a dollar sign at its beginning.
  fileprivate var droppingPosition: Substring {
    let digits = prefix { $0.isASCII && $0.isNumber }
    let rest = self[digits.endIndex...]
    return !digits.isEmpty && rest.first == "$" ? rest.dropFirst() : self
  }

  /// The text without the conversion of a number at its beginning, or nil without one.
  fileprivate var droppingConversion: Substring? {
    var rest = drop { "-+ 0123456789.'".contains($0) }
    rest = rest.drop { "hlqzjt".contains($0) }
    guard let last = rest.first, "diufg@".contains(last) else { return nil }
    return rest.dropFirst()
  }
}
