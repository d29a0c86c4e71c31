/// A person's name in its parts, as `PersonNameComponents` has them.
public struct PersonName: DeclaredRecord {
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

  public static let recordFields = RecordFields<PersonName>(
    siriKitName: "PersonNameComponents",
    textField: "givenName",
    spokenFields: ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"],
    .optional("namePrefix", \.namePrefix, summary: "What stands before the name, such as Dr."),
    .optional("givenName", \.givenName, summary: "The first name."),
    .optional("middleName", \.middleName, summary: "The name between the first and the last."),
    .optional("familyName", \.familyName, summary: "The last name."),
    .optional("nameSuffix", \.nameSuffix, summary: "What stands after the name, such as Jr."),
    .optional("nickname", \.nickname, summary: "What friends say instead."),
    make: PersonName.init)
}
