import IntentKitCore

/// The names of options, told apart where titles are the same.
///
/// SiriKit asks for the person first and for the address afterwards (behaviour reference, 2.3): the second question's
/// options bear one name and differ in what lies below.
struct OptionTitles: Sendable {
  /// The title of each option.
  let titles: [String]
  /// What tells an option from others of the same title.
  let details: [String?]

  /// Makes the names of options.
  init(_ options: [Prompt.Option]) {
    let titles = options.map(\.title)
    self.titles = titles
    details = options.map { option in
      guard titles.count(where: { $0 == option.title }) > 1 else { return nil }
      return Self.detail(of: option.value)
    }
  }

  /// An option as it is named: its title, with what tells it apart in parentheses.
  func name(at index: Int) -> String {
    details[index].map { "\(titles[index]) (\($0))" } ?? titles[index]
  }

  /// Fields that tell records of one name apart, the most telling first.
  private static let tellingFields = [
    "personHandle", "subtitle", "address", "vocabularyIdentifier", "identifier",
    "contactIdentifier", "customIdentifier",
  ]

  private static func detail(of value: ParameterValue) -> String? {
    for field in tellingFields {
      switch value[field] {
      case .string(let text)?: return text
      case .object(let fields)?:
        if case .string(let text)? = fields["value"] { return text }
      default: continue
      }
    }
    return nil
  }
}
