// Placeholders in texts, and enumerations.

extension DefinitionRule {
  static let unbalancedPlaceholder = file("unbalanced-placeholder", .warning) { subject, found in
    for intent in subject.customIntents {
      for text in intent.templates.map(\.text) {
        for version in text.versions where version.templates.contains(where: \.isUnbalanced) {
          found.add(
            "The text \(version.text.quoted) has a placeholder that begins with “${” and doesn't "
              + "end. Add “}”.", at: version.place)
        }
      }
    }
  }

  static let unknownPlaceholder = intent("unknown-placeholder", .warning) {
    intent, subject, found in
    var types = intent.parametersByName.mapValues(\.type)
    let parameterNames = Set(types.keys)
    for property in intent.responseProperties { types[property.name.value] = property.type }
    let responseNames = Set(types.keys)
    for (kind, text) in intent.templates {
      let names = (kind == .response ? responseNames : parameterNames)
      for version in text.versions {
        for placeholder in version.templates.flatMap(\.placeholders) {
          let steps = placeholder.split(separator: ".", omittingEmptySubsequences: false)
          let root = String(steps[0])
          if !names.contains(root), !kind.names.contains(root) {
            found.add(
              "The text \(version.text.quoted) mentions \(root.quoted), which isn't "
                + "\(kind.expected) of \(intent.name.value.quoted). Rename or remove it.",
              at: version.place)
          } else if steps.count > 1, let type = types[root],
            let fields = subject.fields(of: type), !fields.contains(String(steps[1]))
          {
            found.add(
              "The text \(version.text.quoted) mentions \(placeholder.quoted), but the type of "
                + "\(root.quoted) has no property \(String(steps[1]).quoted). Rename or remove it.",
              at: version.place)
          }
        }
      }
    }
  }

  static let emptyEnumeration = repair("empty-enumeration") { file, found in
    for index in file.enumerations.indices where file.enumerations[index].cases.isEmpty {
      let name = file.enumerations[index].name
      found.add(
        "The enumeration \(name.value.quoted) has no cases. It is used with the case unknown; add its "
          + "cases, or remove it.", at: name.place)
      file.enumerations[index].cases = [.init(Located("unknown", at: name.place), rawValue: 0)]
    }
  }

  static let noUnknownCase = file("no-unknown-case", .warning) { subject, found in
    for enumeration in subject.file.enumerations {
      guard let zero = enumeration.cases.first(where: { $0.rawValue == 0 }),
        zero.name.value != "unknown"
      else { continue }
      found.add(
        "The case \(zero.name.value.quoted) of \(enumeration.name.value.quoted) has the index 0, "
          + "which a parameter without a value has, too. Add a case unknown with the index 0 before "
          + "it.", at: zero.name.place)
    }
  }
}

/// A kind of text with placeholders.
private enum TextKind {
  case combination, dialog, reason, response

  /// The placeholders that don't stand for a parameter or a property.
  var names: Set<String> {
    switch self {
    case .combination: []
    case .dialog, .reason: ["count", "displayName", "maximumValue", "minimumValue"]
    case .response: ["count", "displayName"]
    }
  }

  /// The values for which placeholders can stand.
  var expected: String {
    self == .response ? "a parameter or a response property" : "a parameter"
  }
}

extension DefinedIntent {
  /// The texts with placeholders.
  fileprivate var templates: [(kind: TextKind, text: DefinedText)] {
    let combinations = (combinations + shortcutSummaries).flatMap { [$0.title, $0.subtitle] }
    let dialogs = parameters.flatMap { parameter in
      DefinedParameter.DialogKind.allCases.map { parameter.dialogs[$0] }
    }
    let reasons = parameters.flatMap { $0.unsupportedReasons.map(\.text) }
    let responses = responseCodes.flatMap { [$0.text, $0.printedText] }
    return [
      (TextKind.combination, combinations), (.dialog, dialogs), (.reason, reasons),
      (.response, responses),
    ].flatMap { kind, texts in texts.compactMap { text in text.map { (kind, $0) } } }
  }
}

extension DefinedText.Version {
  /// The text and its plural forms as templates.
  fileprivate var templates: [TextTemplate] {
    [TextTemplate(text)]
      + plurals.sorted { $0.key < $1.key }.flatMap { _, forms in
        forms.sorted { $0.key < $1.key }.map { TextTemplate($0.value) }
      }
  }
}
