import IntentKitCore

/// A person whom a customer can pay or ask for money.
struct BankContact: DeclaredRecord {
  var name: String
  /// The name in Japanese.
  var japaneseName: String?
  /// The contact's email address, or nil if the bank doesn't have one.
  var email: String?
  /// The currency of the contact's account.
  var currency = BankRules.homeCurrency
  /// Whether the contact has an account that can receive payments.
  var hasAccount = true
  /// Whether the bank has verified the contact's identity.
  var isVerified = true
  /// The smallest payment that the contact accepts.
  var smallestPayment = BankRules.minimumPayment

  /// The stable identifier that a resolved person carries.
  var identifier: String { "harborbank:\(name)" }

  /// The contact as a SiriKit person.
  var person: Person {
    Person(
      personHandle: email.map { PersonHandle(value: $0, type: .emailAddress) },
      displayName: name, customIdentifier: identifier)
  }

  static let recordFields = RecordFields<BankContact>(
    .required("name", \.name),
    .optional("japaneseName", \.japaneseName),
    .optional("email", \.email),
    .optional("currency", \.currency, default: BankRules.homeCurrency),
    .optional("hasAccount", \.hasAccount, default: true),
    .optional("isVerified", \.isVerified, default: true),
    .optional("smallestPayment", \.smallestPayment, default: BankRules.minimumPayment),
    make: BankContact.init)
}

extension [BankContact] {
  /// The built-in contacts.
  static let builtIn = [
    BankContact(name: "Ben Carter", japaneseName: "ベン・カーター", email: "ben.carter@example.com"),
    BankContact(name: "Ben Ito", japaneseName: "ベン・伊藤", email: "ben.ito@example.com"),
    BankContact(name: "Grace Kim", japaneseName: "グレース・キム", email: "grace@example.com"),
    BankContact(
      name: "Lena Vogel", japaneseName: "レナ・フォーゲル", email: "lena@example.com", currency: "EUR",
      smallestPayment: .cents(10_00)
    ),
    BankContact(
      name: "Mia Wong", japaneseName: "ミア・ウォン", email: "mia@example.com", hasAccount: false),
    BankContact(
      name: "Rob Stone", japaneseName: "ロブ・ストーン", email: "rob@example.com", isVerified: false),
    BankContact(name: "Uncle Joe", japaneseName: "ジョーおじさん", email: nil),
    BankContact(name: "花子", email: "hanako@example.com"),
  ]

  /// Returns the contacts that match a person in a request.
  func matching(_ person: Person) -> [BankContact] {
    // A person the app has offered before carries the app's identifier. Matching by name again
    // would ask the same question forever.
    if let known = first(where: { $0.identifier == person.customIdentifier }) { return [known] }
    if let handle = person.personHandle?.value, let known = first(where: { $0.email == handle }) {
      return [known]
    }
    return named(person.displayName.withoutHonorific) { [$0.name, $0.japaneseName ?? $0.name] }
  }
}
