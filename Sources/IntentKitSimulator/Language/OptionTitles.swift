import IntentKitCore

/// The distinct names of options, even if their titles are equal.
///
/// SiriKit first asks for the person and then for the address (What Siri does, 2.3). The options of
/// the second question have the same title and differ only in their values.
struct OptionTitles: Sendable {
  /// The title of each option.
  let titles: [String]
  /// The detail that distinguishes an option from others with the same title.
  let details: [String?]

  /// Creates the names of options.
  init(_ options: [Prompt.Option]) {
    let titles = options.map(\.title)
    self.titles = titles
    let counts = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
    details = options.map { option in
      guard counts[option.title, default: 0] > 1 else { return nil }
      return option.detail
    }
  }

  /// Returns the distinct name of an option: its title, with the detail in parentheses.
  func name(at index: Int) -> String {
    details[index].map { "\(titles[index]) (\($0))" } ?? titles[index]
  }
}
