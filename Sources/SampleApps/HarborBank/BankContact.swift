import IntentKitCore

/// A person whom a customer can pay or ask for money.
struct BankContact: ParameterRecord {
  var name: String
  /// The contact's email address, or nil if the bank doesn't have one.
  var email: String?
  /// The currency of the contact's account.
  var currency: String
  /// Whether the contact has an account that can receive payments.
  var hasAccount: Bool
  /// Whether the bank has verified the contact's identity.
  var isVerified: Bool
  /// The smallest payment that the contact accepts.
  var smallestPayment: Decimal

  init(
    name: String, email: String?, currency: String = BankRules.homeCurrency,
    hasAccount: Bool = true, isVerified: Bool = true,
    smallestPayment: Decimal = BankRules.smallestPayment
  ) {
    self.name = name
    self.email = email
    self.currency = currency
    self.hasAccount = hasAccount
    self.isVerified = isVerified
    self.smallestPayment = smallestPayment
  }

  /// The stable identifier that a resolved person carries.
  var identifier: String { "harborbank:\(name)" }

  /// The contact as a SiriKit person.
  var person: Person {
    Person(
      personHandle: email.map { PersonHandle(value: $0, type: .emailAddress) },
      displayName: name, customIdentifier: identifier)
  }

  static let recordSchema = RecordSchema(
    name: "BankContact",
    fields: [
      ParameterSchema("name", String.self, isRequired: true),
      ParameterSchema("email", String.self),
      ParameterSchema("currency", String.self),
      ParameterSchema("hasAccount", Bool.self),
      ParameterSchema("isVerified", Bool.self),
      ParameterSchema("smallestPayment", Decimal.self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    name = try fields.required("name")
    email = try fields.optional("email")
    currency = try fields.value("currency", default: BankRules.homeCurrency)
    hasAccount = try fields.value("hasAccount", default: true)
    isVerified = try fields.value("isVerified", default: true)
    smallestPayment = try fields.value("smallestPayment", default: BankRules.smallestPayment)
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("name", name)
    fields.write("email", email)
    fields.write("currency", currency)
    fields.write("hasAccount", hasAccount)
    fields.write("isVerified", isVerified)
    fields.write("smallestPayment", smallestPayment)
  }
}

extension [BankContact] {
  /// The built-in contacts.
  static let everybody = [
    BankContact(name: "Ben Carter", email: "ben.carter@example.com"),
    BankContact(name: "Ben Ito", email: "ben.ito@example.com"),
    BankContact(name: "Grace Kim", email: "grace@example.com"),
    BankContact(
      name: "Lena Vogel", email: "lena@example.com", currency: "EUR", smallestPayment: .cents(10_00)
    ),
    BankContact(name: "Mia Wong", email: "mia@example.com", hasAccount: false),
    BankContact(name: "Rob Stone", email: "rob@example.com", isVerified: false),
    BankContact(name: "Uncle Joe", email: nil),
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
    let exact = filter { $0.name.lowercased() == person.displayName.lowercased() }
    return exact.isEmpty ? filter { $0.name.isNamed(person.displayName) } : exact
  }
}

extension String {
  /// Returns whether this name contains every word of another name, ignoring case.
  func isNamed(_ spoken: String) -> Bool {
    let words = lowercased().split(separator: " ")
    let wanted = spoken.lowercased().split(separator: " ")
    return !wanted.isEmpty && wanted.allSatisfy(words.contains)
  }
}
