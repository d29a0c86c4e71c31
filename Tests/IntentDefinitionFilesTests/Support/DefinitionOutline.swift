/// A definition file as an outline, shorter than its XML.
///
/// ```
/// Intents:
///   - Name: OrderTea
///     Parameters:
///       - Name: quantity
///         Type: Integer
/// ```
///
/// Two spaces are a level, and a hyphen begins an element. Keys have the prefix of their dictionary
/// unless they begin with `IN`. A value is a text, a number, `true`, `false`, `data` without content,
/// `[]` or `{}`; in quotation marks, it is a text. A ``mark`` before a key or a value, or directly
/// behind a hyphen, stays before the tag.
struct DefinitionOutline {
  /// The character that marks a place.
  static let mark: Character = "⚑"

  /// The XML with its marks.
  private(set) var xml = ""
  private var lines: ArraySlice<(level: Int, text: Substring)>

  /// Creates the XML of an outline.
  init(_ outline: String) {
    lines =
      outline.split(separator: "\n").map { line in
        let text = line.drop { $0 == " " }
        return (level: line.count - text.count, text: text)
      }[...]
    xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"
    if lines.first?.text.contains(": ") != false || lines.first?.text.hasSuffix(":") != false {
      dictionary(level: 0, prefix: "IN")
    } else {
      scalar(lines.removeFirst().text)
    }
    xml += "</plist>\n"
  }

  /// The prefixes of the keys in dictionaries, by the key of the dictionary or of its array.
  private static let prefixes = [
    "INIntents": "INIntent", "INEnums": "INEnum", "INTypes": "INType",
    "INIntentParameters": "INIntentParameter", "INIntentResponse": "INIntentResponse",
    "INIntentParameterCombinations": "", "INIntentManagedParameterCombinations": "",
    "INIntentResponseCodes": "INIntentResponseCode",
    "INIntentResponseParameters": "INIntentResponseParameter",
    "INIntentParameterPromptDialogs": "INIntentParameterPromptDialog",
    "INIntentParameterUnsupportedReasons": "INIntentParameterUnsupportedReason",
    "INIntentParameterArraySizes": "INIntentParameterArraySize",
    "INEnumValues": "INEnumValue", "INEnumValueSynonyms": "INEnumValueSynonym",
    "INTypeProperties": "INTypeProperty",
  ]

  private mutating func dictionary(level: Int, prefix: String) {
    xml += "<dict>\n"
    while let line = lines.first, line.level == level, !line.text.hasPrefix("-") {
      lines.removeFirst()
      let parts = line.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      var name = parts[0]
      if name.first == Self.mark { xml.append(name.removeFirst()) }
      let key = name.hasPrefix("IN") ? String(name) : prefix + (name == "\"\"" ? "" : name)
      xml += "<key>\(key)</key>\n"
      // The keys in dictionaries of combinations are free.
      value(
        parts[1].drop { $0 == " " }, level: level + 2,
        prefix: prefix.isEmpty ? "INIntentParameterCombination" : Self.prefixes[key] ?? key)
    }
    xml += "</dict>\n"
  }

  /// Adds a value, in its own lines if the text is empty.
  private mutating func value(_ text: Substring, level: Int, prefix: String) {
    var text = text
    if text.first == Self.mark { xml.append(text.removeFirst()) }
    switch text {
    case "":
      if lines.first?.text.hasPrefix("-") == true {
        array(level: level, prefix: prefix)
      } else {
        dictionary(level: level, prefix: prefix)
      }
    case "[]": xml += "<array/>\n"
    case "{}": xml += "<dict/>\n"
    default: scalar(text)
    }
  }

  private mutating func array(level: Int, prefix: String) {
    xml += "<array>\n"
    while var line = lines.first, line.level == level, line.text.hasPrefix("-") {
      line.text.removeFirst()
      if line.text.first == Self.mark { xml.append(line.text.removeFirst()) }
      line.text = line.text.drop { $0 == " " }
      line.level += 2
      if line.text.contains(":"), line.text.first != "\"" {
        lines[lines.startIndex] = line
        dictionary(level: line.level, prefix: prefix)
      } else {
        lines.removeFirst()
        value(line.text, level: line.level, prefix: prefix)
      }
    }
    xml += "</array>\n"
  }

  private mutating func scalar(_ text: Substring) {
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    if isQuoted {
      xml += "<string>\(text.dropFirst().dropLast())</string>\n"
    } else if text == "true" || text == "false" {
      xml += "<\(text)/>\n"
    } else if text == "data" {
      xml += "<data></data>\n"
    } else if Int(text) != nil {
      xml += "<integer>\(text)</integer>\n"
    } else if Double(text) != nil {
      xml += "<real>\(text)</real>\n"
    } else {
      xml += "<string>\(text)</string>\n"
    }
  }
}
