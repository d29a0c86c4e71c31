import IntentCatalog
import IntentDefinitionFiles

/// Documentation comments with texts from definition files.
enum Comment {
  /// Returns the lines of a comment; empty without text.
  ///
  /// The first sentence is a separate paragraph, the summary.
  static func lines(_ paragraphs: String?..., indent: Int = 0) -> [String] {
    var paragraphs = paragraphs.compactMap { $0.flatMap(oneLine) }
    if let first = paragraphs.first, let end = first.firstRange(of: ". ") {
      let summary = first[..<end.lowerBound] + "."
      paragraphs.replaceSubrange(..<1, with: [String(summary), String(first[end.upperBound...])])
    }
    return Declaration.comment(paragraphs, indent: indent)
  }

  /// Returns a text of the file's author as a sentence; nil if it has no words.
  static func sentence(_ text: DefinedText?) -> String? {
    guard let text = text?.base.flatMap(oneLine), let last = text.last else { return nil }
    return last.isLetter || last.isNumber || "}”\")".contains(last) ? "\(text)." : text
  }

  /// Returns a text in quotation marks; nil if it has no words.
  static func quoted(_ text: DefinedText?) -> String? {
    text?.base.flatMap(oneLine).map { "“\($0)”" }
  }

  /// Returns a text without line breaks and control characters; nil if nothing remains.
  private static func oneLine(_ text: String) -> String? {
    if text.isPlain { return text.isEmpty ? nil : text }
    let words = text.split { character in
      character.isWhitespace || character.unicodeScalars.contains { $0.properties.isControl }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension String {
  /// Whether the text consists of visible ASCII characters with single spaces between them.
  fileprivate var isPlain: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      guard byte > UInt8(ascii: " ") || last != byte, (0x20..<0x7F).contains(byte) else {
        return false
      }
      last = byte
    }
    return last != UInt8(ascii: " ") || isEmpty
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool {
    generalCategory == .control || isBidiControl
  }
}
