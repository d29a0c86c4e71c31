import IntentKitPlatform

/// A text for users, in one or more versions.
///
/// Versions differ by language, and by the cases of enumerations that the text mentions. In a text,
/// `${soup}` stands for a value, `${total.amount}` for a field of a value, and `%#@quantity@` for
/// the version's plural form for a number.
///
/// In files, a bare text is a version for all languages:
///
/// ```json
/// "prompt": ["Which soup?", { "text": "どのスープですか？", "language": "ja" }]
/// ```
public struct LocalizedText: Sendable, Hashable {
  /// The versions, most general first.
  public var versions: [Version]

  /// A version of a text.
  public struct Version: DeclaredRecord {
    /// The text.
    public var text: String
    /// The language; nil if the version is for all other languages.
    public var language: String?
    /// The cases for which the version holds, by parameter.
    public var cases: [String: String]
    /// The texts for `%#@quantity@`, by name and by plural category: `one`, `other`.
    public var plurals: [String: [String: String]]

    /// Creates a version.
    public init(
      _ text: String, language: String? = nil, when cases: [String: String] = [:],
      plurals: [String: [String: String]] = [:]
    ) {
      self.text = text
      self.language = language
      self.cases = cases
      self.plurals = plurals
    }
  }

  /// Creates a text from its versions.
  public init(_ versions: [Version]) {
    self.versions = versions
  }

  /// Creates a text with one version for all languages.
  public init(_ text: String) {
    versions = [Version(text)]
  }
}

extension LocalizedText: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  public init(stringLiteral text: String) { self.init(text) }
  public init(arrayLiteral versions: Version...) { self.init(versions) }
}

extension LocalizedText.Version: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

// MARK: - Choosing a version

extension LocalizedText {
  /// Returns the text in a language, with plural forms and without other values.
  ///
  /// Versions of the language precede those of all languages. Among these, versions for the current
  /// cases precede those without cases.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - value: Returns the value with a name, or nil.
  /// - Returns: The text, with `${soup}` in place of a value; nil without a version for the
  ///   language.
  public func text(in language: String, value: (String) -> ParameterValue? = { _ in nil })
    -> String?
  {
    let candidates = versions.filter { version in
      (version.language ?? language).isVariant(of: language)
        && version.cases.allSatisfy { value($0) == .string($1) }
    }
    let best = candidates.max { one, other in
      (one.language == nil ? 0 : 1, one.cases.count)
        < (other.language == nil ? 0 : 1, other.cases.count)
    }
    return best?.text(in: language, value: value)
  }

  /// The text without regard to the language: that of the first version.
  public var general: String { versions.first?.text ?? "" }
}

extension LocalizedText.Version {
  /// Returns the text with its plural forms.
  fileprivate func text(in language: String, value: (String) -> ParameterValue?) -> String {
    // A text from a file is within the limits, because it was read.
    filled { name in value(name) == .integer(1) && !"ja".isVariant(of: language) } ?? text
  }

  /// Returns the text with its plural forms, or nil if it exceeds the limits of such texts.
  fileprivate func filled(isOne: (String) -> Bool) -> String? {
    PluralFormat.filled(text) { name in
      plurals[name].map { (isOne(name) ? $0["one"] : nil) ?? $0["other"] ?? "" }
    }
  }
}

extension String {
  /// Returns whether this language is another one or a regional variant of it: `en-GB` of `en`.
  fileprivate func isVariant(of language: String) -> Bool {
    self == language
      || prefix { $0 != "-" && $0 != "_" } == language.prefix { $0 != "-" && $0 != "_" }
  }
}

// MARK: - Reading and writing

extension LocalizedText.Version {
  public static let recordFields = RecordFields<LocalizedText.Version>(
    name: "TextVersion", textField: "text",
    .required("text", \.text),
    .optional("language", \.language),
    .optional("when", \.caseValues, absence: [:]),
    .optional("plurals", \.pluralValues, absence: [:])
  ) { text, language, cases, plurals throws(ParameterError) in
    let version = LocalizedText.Version(
      text, language: language, when: try inside("when", try strings(in: cases)),
      plurals: try inside("plurals", try forms(in: plurals)))
    for isOne in [true, false] where version.filled(isOne: { _ in isOne }) == nil {
      throw ParameterError(
        found: "a text with more plural forms", expected: PluralFormat.limits, path: ["plurals"])
    }
    return version
  }

  private var caseValues: [String: ParameterValue] { cases.mapValues { .string($0) } }

  private var pluralValues: [String: ParameterValue] {
    plurals.mapValues { .object($0.mapValues { .string($0) }) }
  }

  private static func forms(
    in values: [String: ParameterValue]
  ) throws(ParameterError) -> [String: [String: String]] {
    var forms: [String: [String: String]] = [:]
    for (name, value) in values {
      forms[name] = try inside(
        .name(name), try strings(in: [String: ParameterValue](parameterValue: value)))
    }
    return forms
  }

  private static func strings(
    in values: [String: ParameterValue]
  ) throws(ParameterError) -> [String: String] {
    var strings: [String: String] = [:]
    for (name, value) in values {
      strings[name] = try inside(.name(name), try String(parameterValue: value))
    }
    return strings
  }
}

extension LocalizedText: ParameterConvertible {
  public static var parameterType: ParameterType { .any }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    if case .array = parameterValue {
      versions = try [Version](parameterValue: parameterValue)
    } else {
      versions = [try Version(parameterValue: parameterValue)]
    }
  }

  public var parameterValue: ParameterValue {
    let values = versions.map { version -> ParameterValue in
      version == Version(version.text) ? .string(version.text) : version.parameterValue
    }
    return values.count == 1 ? values[0] : .array(values)
  }

  public var spokenText: String { general }
}
