import IntentKitCore

/// A contact with a unicorn name.
struct UnicornContact: ParameterRecord {
  var name: String
  var unicornName: String

  init(name: String, unicornName: String) {
    self.name = name
    self.unicornName = unicornName
  }

  /// The stable identifier that a resolved person carries.
  var identifier: String { "unicorn:\(name)" }

  /// Every name that the contact goes by.
  var names: [String] { [name, unicornName] }

  /// The contact as a SiriKit person.
  var person: Person {
    Person(
      personHandle: PersonHandle(value: unicornName, type: .unknown), displayName: name,
      customIdentifier: identifier)
  }

  static let recordSchema = RecordSchema(
    name: "UnicornContact",
    fields: [
      ParameterSchema("name", String.self, isRequired: true),
      ParameterSchema("unicornName", String.self, isRequired: true),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    name = try fields.required("name")
    unicornName = try fields.required("unicornName")
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("name", name)
    fields.write("unicornName", unicornName)
  }
}
