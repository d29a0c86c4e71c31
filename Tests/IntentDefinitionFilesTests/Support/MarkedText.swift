import IntentDefinitionFiles
import IntentKitPlatform

/// A text with marks at the places of findings.
struct MarkedText {
  /// The text without its marks.
  private(set) var text = ""
  /// The places of the marks.
  private(set) var positions: [TextPosition] = []

  /// Creates a text by removing the marks.
  init(_ marked: String) {
    var (line, column) = (1, 1)
    for character in marked {
      switch character {
      case DefinitionOutline.mark: positions.append(TextPosition(line: line, column: column))
      case "\n":
        text.append(character)
        (line, column) = (line + 1, 1)
      default:
        text.append(character)
        column += character.unicodeScalars.count
      }
    }
  }
}

extension DefinitionDocument {
  /// Reads a file from its outline, without marks.
  init(outline: String, companions: [TextCompanion] = [], isStrict: Bool = false) {
    self.init(
      Array(DefinitionOutline(outline).xml.utf8), path: "Tea.intentdefinition",
      companions: companions, isStrict: isStrict)
  }
}
