import IntentKitCore

/// Somebody whom a customer may pay, or ask for money.
struct BankContact: DeclaredRecord {
  var name: String
  /// Where the bank reaches them; nil for somebody who left none.
  var email: String?
  /// The currency of their account.
  var currency = BankRules.homeCurrency
  /// Whether they have an account that can be paid into.
  var hasAccount = true
  /// Whether they have shown the bank who they are.
  var isVerified = true
  /// The least they take.
  var smallestPayment = BankRules.smallestPayment

  /// What tells this contact from others.
  var identifier: String { "harborbank:\(name)" }

  /// The contact as the assistant knows people.
  var person: Person {
    Person(
      personHandle: email.map { PersonHandle(value: $0, type: .emailAddress) },
      displayName: name, customIdentifier: identifier)
  }

  static let recordFields = RecordFields<BankContact>(
    .required("name", \.name),
    .optional("email", \.email),
    .optional("currency", \.currency, default: BankRules.homeCurrency),
    .optional("hasAccount", \.hasAccount, default: true),
    .optional("isVerified", \.isVerified, default: true),
    .optional("smallestPayment", \.smallestPayment, default: BankRules.smallestPayment),
    make: BankContact.init)
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
