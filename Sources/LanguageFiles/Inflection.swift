/// The endings of verbs.
struct Inflection: Sendable {
  /// A rule such as `*e: ing=*ing ed=*ed`, or the forms of an irregular verb.
  private struct Rule: Sendable {
    let ending: String
    /// Whether the ending is a whole verb.
    let isWhole: Bool
    let forms: [(name: String, ending: String)]
  }

  private var rules: [Rule] = []

  /// Reads the lines of a block `inflection`.
  init(_ blocks: [LanguageDefinition.Block]) throws(LanguageError) {
    for line in blocks.flatMap(\.lines) {
      var forms: [(name: String, ending: String)] = []
      for part in line.source.text.split(separator: " ") {
        guard let equals = part.firstIndex(of: "="), equals > part.startIndex else {
          throw line.source.error("write “form=ending”.", at: part.startIndex)
        }
        forms.append(
          (String(part[..<equals]), String(part[part.index(after: equals)...])))
      }
      for ending in line.name.split(separator: " ") {
        rules.append(
          Rule(
            ending: String(ending.drop { $0 == "*" }), isWhole: !ending.hasPrefix("*"),
            forms: forms))
      }
    }
    rules.sort { ($0.isWhole ? 1 : 0, $0.ending.count) > ($1.isWhole ? 1 : 0, $1.ending.count) }
  }

  /// Creates an inflection from the lines of a compiled one.
  init(lines: [String]) {
    var block = LanguageDefinition.Block(
      name: "", domain: "", source: PlacedText(text: "", path: "", line: 0, column: 0))
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let text = line[line.index(after: colon)...].drop { $0 == " " }
      block.lines.append(
        .init(
          name: String(line[..<colon]),
          source: PlacedText(text: text, path: "", line: 0, column: 0)))
    }
    // The lines have been read when the table was compiled.
    self = (try? Inflection([block])) ?? Inflection()
  }

  private init() {}

  /// Returns the forms of a verb by the rule for its longest known ending.
  func forms(of verb: String) -> [(name: String, word: String)] {
    let rule = rules.first { $0.isWhole ? verb == $0.ending : verb.hasSuffix($0.ending) }
    guard let rule else { return [("base", verb)] }
    let stem = rule.isWhole ? "" : String(verb.dropLast(rule.ending.count))
    let forms = rule.forms.map { form in
      (form.name, form.ending.hasPrefix("*") ? stem + form.ending.dropFirst() : form.ending)
    }
    return forms.contains { $0.0 == "base" } ? forms : [("base", verb)] + forms
  }
}
