/// The parts of a person's name, like `PersonNameComponents`.
public struct PersonName: DeclaredRecord {
  /// The title before the name.
  public var namePrefix: String?
  /// The first name.
  public var givenName: String?
  /// The names between the first and the last name.
  public var middleName: String?
  /// The last name.
  public var familyName: String?
  /// The suffix after the name.
  public var nameSuffix: String?
  /// The nickname.
  public var nickname: String?

  /// Creates a name from its parts.
  public init(
    namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil,
    familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil
  ) {
    self.namePrefix = namePrefix
    self.givenName = givenName
    self.middleName = middleName
    self.familyName = familyName
    self.nameSuffix = nameSuffix
    self.nickname = nickname
  }

  public static let recordFields = RecordFields<PersonName>(
    siriKitName: "PersonNameComponents",
    textField: "givenName",
    spokenFields: ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"],
    .optional("namePrefix", \.namePrefix, summary: "The title before the name, such as Dr."),
    .optional("givenName", \.givenName, summary: "The first name."),
    .optional(
      "middleName", \.middleName, summary: "The names between the first and the last name."),
    .optional("familyName", \.familyName, summary: "The last name."),
    .optional("nameSuffix", \.nameSuffix, summary: "The suffix after the name, such as Jr."),
    .optional("nickname", \.nickname, summary: "The nickname."),
    make: PersonName.init)
}
