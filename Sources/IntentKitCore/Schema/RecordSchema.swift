/// The name and the fields of a record type.
public struct RecordSchema: Sendable, Hashable {
  /// The name of the type in Swift.
  public var name: String
  /// The name of the type in SiriKit, when it has one there.
  public var siriKitName: String?
  /// The fields, in SiriKit's order.
  public var fields: [ParameterSchema]
  /// The field that a bare text stands for, as "Bill" stands for a person's display name.
  public var textField: String?
  /// Where the type exists, and since when.
  public var availability: Availability

  /// Makes a schema.
  public init(
    name: String,
    siriKitName: String? = nil,
    textField: String? = nil,
    availability: Availability = .everywhere,
    fields: [ParameterSchema]
  ) {
    self.name = name
    self.siriKitName = siriKitName
    self.textField = textField
    self.availability = availability
    self.fields = fields
  }

  /// The field that a bare text can be read into; nil when other fields are required as well.
  var textShortcut: String? {
    fields.contains { $0.isRequired && $0.name != textField } ? nil : textField
  }

  /// What fits where such a record is wanted, in words.
  var expectation: String {
    let article = "AEIOU".contains(name.prefix(1)) ? "an" : "a"
    let shortcut = textShortcut.map { " or its \($0) as a string" } ?? ""
    return "\(article) \(name) object\(shortcut)"
  }

  /// What the assistant says for a record with these fields.
  func spokenText(of values: [String: ParameterValue]) -> String {
    guard let textField, let value = values[textField],
      let field = fields.first(where: { $0.name == textField })
    else { return name.words }
    return field.type.spokenText(of: value)
  }
}
