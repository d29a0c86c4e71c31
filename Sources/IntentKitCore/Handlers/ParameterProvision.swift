// The values that handlers of custom intents provide for a parameter. SiriKit's intents have no such
// methods, and don't pay for them.

/// Provides the options that a handler offers when a parameter needs a value.
final class OptionsProvider<Request: Intent>: Sendable {
  let method: HandlerMethod
  /// Calls the handler, with the words to search for if the user typed some.
  let ask: @Sendable (Request.Handling, Request, String?) async -> OfferedOptions

  init(
    _ method: HandlerMethod,
    ask: @escaping @Sendable (Request.Handling, Request, String?) async -> OfferedOptions
  ) {
    self.method = method
    self.ask = ask
  }
}

/// The options that a handler offers.
enum OfferedOptions: Sendable {
  /// Values, with the text to show for each.
  case values([Prompt.Option])
  /// No options, with the handler's explanation.
  case unavailable(String)
}

extension OfferedOptions {
  /// Creates options from those of a handler.
  init<Value>(_ options: IntentOptions<Value>) {
    let listed = options.sections.flatMap { section in
      section.items.map { Prompt.Option($0, section: section.title) }
    }
    self.init(listed, usesIndexedCollation: options.usesIndexedCollation)
  }

  /// Creates options, on request sorted under their first letters, unless they already have
  /// sections.
  init(_ options: [Prompt.Option], usesIndexedCollation: Bool) {
    let isIndexed = usesIndexedCollation && options.allSatisfy { $0.section == nil }
    self = .values(isIndexed ? options.indexed : options)
  }
}

extension [Prompt.Option] {
  /// The options in alphabetical order, in a section for each first letter.
  fileprivate var indexed: [Prompt.Option] {
    let keys = map { ($0.title.indexLetter, $0.title.indexKey) }
    // Options without a letter are last, and equal ones keep their order.
    let order = indices.sorted { left, right in
      let (one, other) = (keys[left], keys[right])
      if (one.0 == "#") != (other.0 == "#") { return other.0 == "#" }
      return (one.0, one.1, left) < (other.0, other.1, right)
    }
    return order.map { index in
      var option = self[index]
      option.section = keys[index].0
      return option
    }
  }
}

extension String {
  /// The text by which an index sorts this text: without case and accents of Latin letters, and with
  /// hiragana for katakana.
  fileprivate var indexKey: String {
    String(
      String.UnicodeScalarView(
        lowercased().unicodeScalars.map { scalar in
          if let letter = scalar.latinLetter { return letter.unicodeScalars.first ?? scalar }
          return scalar.hiragana
        })
    ).lowercased()
  }

  /// The letter under which an index lists this text: the capital of its first letter, the first
  /// kana of its row, or `#`.
  fileprivate var indexLetter: String {
    guard let first = unicodeScalars.first else { return "#" }
    if let letter = first.latinLetter { return letter }
    let code = first.hiragana.value
    let rows: [(ClosedRange<UInt32>, String)] = [
      (0x3041...0x304A, "あ"), (0x304B...0x3054, "か"), (0x3055...0x305E, "さ"),
      (0x305F...0x3069, "た"), (0x306A...0x306E, "な"), (0x306F...0x307D, "は"),
      (0x307E...0x3082, "ま"), (0x3083...0x3088, "や"), (0x3089...0x308D, "ら"),
      (0x308E...0x3096, "わ"),
    ]
    return rows.first { $0.0.contains(code) }?.1 ?? "#"
  }
}

extension Prompt.Option {
  /// Creates an option for a value.
  init(_ value: some ParameterConvertible, section: String? = nil) {
    let parameterValue = value.parameterValue
    var image: Image?
    if let field = parameterValue["displayImage"] { image = try? Image(parameterValue: field) }
    var subtitle: String?
    if case .string(let text)? = parameterValue["subtitleString"] { subtitle = text }
    self.init(
      value: parameterValue, title: value.spokenText, subtitle: subtitle, image: image,
      section: section)
  }
}

/// Provides the value that a handler chooses for a parameter that the request omits.
final class DefaultProvider<Request: Intent>: Sendable {
  let method: HandlerMethod
  /// Returns whether the request leaves the parameter to the handler.
  let isWanted: @Sendable (Request) -> Bool
  /// Calls the handler.
  let ask: @Sendable (Request.Handling, Request) async -> ParameterValue?
  /// Stores the value in the request.
  let put: @Sendable (inout Request, ParameterValue) -> Void

  init(
    _ method: HandlerMethod, isWanted: @escaping @Sendable (Request) -> Bool,
    ask: @escaping @Sendable (Request.Handling, Request) async -> ParameterValue?,
    put: @escaping @Sendable (inout Request, ParameterValue) -> Void
  ) {
    self.method = method
    self.isWanted = isWanted
    self.ask = ask
    self.put = put
  }
}

extension Unicode.Scalar {
  /// The capital of a Latin letter without its accent: E for é.
  fileprivate var latinLetter: String? {
    // LATIN SMALL LETTER E WITH ACUTE
    let name = (properties.name ?? "").split(separator: " ")
    guard name.first == "LATIN", name.count >= 4, name[2] == "LETTER", name[3].count == 1 else {
      return nil
    }
    return String(name[3])
  }

  /// The hiragana for a katakana; otherwise this character.
  fileprivate var hiragana: Unicode.Scalar {
    (0x30A1...0x30F6).contains(value) ? Unicode.Scalar(value - 0x60) ?? self : self
  }
}
