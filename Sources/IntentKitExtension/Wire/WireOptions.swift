import IntentKitCore

/// The options for a parameter in the protocol between a host and a guest.
///
/// `options` contains the values. `sections` contains the title of each section and the number of
/// its values, if the options have titles.
struct WireOptions {
  /// The options.
  let options: IntentOptions<ParameterValue>

  init(_ options: IntentOptions<ParameterValue>) { self.options = options }

  /// Creates the options from the fields of an answer.
  init(_ fields: ParameterValue) throws(ParameterError) {
    guard case .array(let values)? = fields["options"] else {
      throw ParameterError(
        found: fields["options"]?.summary ?? "nothing", expected: "an array of values",
        path: ["options"])
    }
    guard let field = fields["sections"] else {
      options = IntentOptions(values)
      return
    }
    var rest = values[...]
    var sections: [IntentOptions<ParameterValue>.Section] = []
    for section in try inside("sections", try [Section](parameterValue: field)) {
      sections.append(.init(section.title, Array(rest.prefix(max(0, section.count)))))
      rest = rest.dropFirst(max(0, section.count))
    }
    if !rest.isEmpty { sections.append(.init(nil, Array(rest))) }
    options = IntentOptions(
      sections: sections, usesIndexedCollation: fields["usesIndexedCollation"] == true)
  }

  /// The fields of the answer.
  var fields: [String: ParameterValue] {
    var fields: [String: ParameterValue] = ["options": .array(options.allItems)]
    if options.sections.contains(where: { $0.title != nil }) {
      fields["sections"] =
        options.sections.map { Section(title: $0.title, count: $0.items.count) }.parameterValue
    }
    if options.usesIndexedCollation { fields["usesIndexedCollation"] = true }
    return fields
  }

  /// The title of a section and the number of its values.
  struct Section: DeclaredRecord {
    var title: String?
    var count: Int

    static let recordFields = RecordFields<Section>(
      name: "OptionsSection", .optional("title", \.title), .required("count", \.count),
      make: Section.init)
  }
}
