/// A person's name in its parts, as `PersonNameComponents` has them.
public struct PersonName: ParameterRecord {
  /// A title before the name.
  public var namePrefix: String?
  /// The first name.
  public var givenName: String?
  /// The name between the two.
  public var middleName: String?
  /// The last name.
  public var familyName: String?
  /// What follows the name, such as "Jr.".
  public var nameSuffix: String?
  /// What friends say.
  public var nickname: String?

  /// Makes a name of the parts that are known.
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
