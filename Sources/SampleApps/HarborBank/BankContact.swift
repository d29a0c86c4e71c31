import IntentKitCore

/// Somebody whom a customer may pay, or ask for money.
struct BankContact: ParameterRecord {
  var name: String
  /// Where the bank reaches them; nil for somebody who left none.
  var email: String?
  /// The currency of their account.
  var currency: String
  /// Whether they have an account that can be paid into.
  var hasAccount: Bool
  /// Whether they have shown the bank who they are.
  var isVerified: Bool
  /// The least they take.
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

  /// What tells this contact from others.
  var identifier: String { "harborbank:\(name)" }

  /// The contact as the assistant knows people.
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
  /// The people who are always there.
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

  /// The contacts that a person of a request may be.
  func matching(_ person: Person) -> [BankContact] {
    // A person we have offered comes back with our identifier: asking again would never end.
    if let known = first(where: { $0.identifier == person.customIdentifier }) { return [known] }
    if let handle = person.personHandle?.value, let known = first(where: { $0.email == handle }) {
      return [known]
    }
    let exact = filter { $0.name.lowercased() == person.displayName.lowercased() }
    return exact.isEmpty ? filter { $0.name.isNamed(person.displayName) } : exact
  }
}

extension String {
  /// Whether this name has the words of another, whatever their case.
  func isNamed(_ spoken: String) -> Bool {
    let words = lowercased().split(separator: " ")
    let wanted = spoken.lowercased().split(separator: " ")
    return !wanted.isEmpty && wanted.allSatisfy(words.contains)
  }
}
