/// The parts of a person's name, like `PersonNameComponents`.
public struct PersonName: ParameterRecord {
  /// The title before the name, such as `Dr.`, if any.
  public var namePrefix: String?
  /// The first name.
  public var givenName: String?
  /// The names between the first and the last name.
  public var middleName: String?
  /// The last name.
  public var familyName: String?
  /// The suffix after the name, such as `Jr.`, if any.
  public var nameSuffix: String?
  /// The nickname.
  public var nickname: String?

  /// Creates a name from its parts.
  public init(
    namePrefix: String? = nil,
    givenName: String? = nil,
    middleName: String? = nil,
    familyName: String? = nil,
    nameSuffix: String? = nil,
    nickname: String? = nil
  ) {
    self.namePrefix = namePrefix
    self.givenName = givenName
    self.middleName = middleName
    self.familyName = familyName
    self.nameSuffix = nameSuffix
    self.nickname = nickname
  }

  public static let recordSchema = RecordSchema(
    name: "PersonName",
    siriKitName: "PersonNameComponents",
    textField: "givenName",
    spokenFields: ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"],
    fields: [
      ParameterSchema(
        "namePrefix", String.self, summary: "What stands before the name, such as Dr."),
      ParameterSchema("givenName", String.self, summary: "The first name."),
      ParameterSchema(
        "middleName", String.self, summary: "The name between the first and the last."),
      ParameterSchema("familyName", String.self, summary: "The last name."),
      ParameterSchema(
        "nameSuffix", String.self, summary: "What stands after the name, such as Jr."),
      ParameterSchema("nickname", String.self, summary: "What friends say instead."),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    namePrefix = try fields.optional("namePrefix")
    givenName = try fields.optional("givenName")
    middleName = try fields.optional("middleName")
    familyName = try fields.optional("familyName")
    nameSuffix = try fields.optional("nameSuffix")
    nickname = try fields.optional("nickname")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("namePrefix", namePrefix)
    fields.write("givenName", givenName)
    fields.write("middleName", middleName)
    fields.write("familyName", familyName)
    fields.write("nameSuffix", nameSuffix)
    fields.write("nickname", nickname)
  }
}
