/// The name and the fields of a record type.
public struct RecordSchema: Sendable, Hashable {
  /// The name of the Swift type.
  public var name: String
  /// The name of the type in SiriKit, if any.
  public var siriKitName: String?
  /// The fields, in SiriKit's order.
  public var fields: [ParameterSchema]
  /// The field that a bare text represents, as "Bill" represents a person's display name.
  public var textField: String?
  /// The fields that are spoken for the record, in order.
  public var spokenFields: [String]
  /// The platforms and versions that support the type.
  public var availability: Availability

  /// Creates a schema.
  @inline(never)  // See `ParameterSchema`.
  public init(
    name: String, siriKitName: String? = nil, textField: String? = nil,
    spokenFields: [String]? = nil, availability: Availability = .everywhere,
    fields: [ParameterSchema]
  ) {
    self.name = name
    self.siriKitName = siriKitName
    self.textField = textField
    self.spokenFields = spokenFields ?? [textField].compactMap(\.self)
    self.availability = availability
    self.fields = fields
  }

  /// The field that a bare text is read into; nil if other fields are required as well.
  public var textShortcut: String? {
    fields.contains { $0.isRequired && $0.name != textField } ? nil : textField
  }

  /// A noun phrase for a value of this type, for messages.
  var expectation: String {
    let article = "AEIOU".contains(name.prefix(1)) ? "an" : "a"
    let shortcut = textShortcut.map { " or its \($0) as a string" } ?? ""
    return "\(article) \(name) object\(shortcut)"
  }

  /// Returns the text that the assistant speaks for a record with these fields.
  func spokenText(of values: [String: ParameterValue]) -> String {
    let spoken = spokenFields.compactMap { name in
      values[name].flatMap { value in
        fields.first { $0.name == name }?.type.spokenText(of: value)
      }
    }
    return spoken.isEmpty ? name.words : spoken.joined(separator: " ")
  }
}
