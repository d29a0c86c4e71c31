/// A question of the assistant, without its wording.
public struct Prompt: DeclaredRecord {
  /// The kind of answer that the question expects.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// Any value of a type.
    case value
    /// One of the options.
    case choice
    /// Confirmation of a value.
    case confirmation
    /// Confirmation of the whole request, or a change to it.
    case request
    /// The parameter that the user wants to change; the options are the names.
    case change
    /// Unlocking the device.
    case unlock
    /// Permission for the assistant to use the app, not requested before.
    case authorization
  }

  /// An option that the user can choose.
  public struct Option: DeclaredRecord {
    /// The value.
    public var value: ParameterValue
    /// The text that is spoken and shown.
    public var title: String
    /// The text that is shown below the title.
    public var subtitle: String?
    /// The image that is shown beside the title.
    public var image: Image?
    /// The title of the section that contains the option.
    public var section: String?

    /// Creates an option.
    public init(
      value: ParameterValue, title: String, subtitle: String? = nil, image: Image? = nil,
      section: String? = nil
    ) {
      self.value = value
      self.title = title
      self.subtitle = subtitle
      self.image = image
      self.section = section
    }
  }

  /// The options that are spoken at once to a user without a screen (What Siri does, 2.5).
  public struct Page: DeclaredRecord {
    /// The index of the first option.
    public var start: Int
    /// The number of options; zero after the last ones.
    public var count: Int

    /// Creates a page.
    public init(start: Int, count: Int) {
      self.start = start
      self.count = count
    }
  }

  /// The kind of answer that the question expects.
  public var kind: Kind
  /// The parameter in question; nil for the whole request.
  public var parameter: String?
  /// The index of the element in question; nil for the whole parameter.
  public var element: Int?
  /// The result that led to the question.
  ///
  /// It is nil for a new value that the user wants instead of the current one, and for the
  /// confirmation of the option that the user probably meant.
  public var cause: ResultKind?
  /// The name of the reason in the result.
  public var reason: String?
  /// The value in question.
  public var value: ParameterValue?
  /// The spoken text of the value in question.
  public var valueText: String?
  /// The options that the user can choose from.
  public var options: [Option]
  /// The options that this question speaks; nil if it speaks all of them.
  ///
  /// The user can pick any option, also one that wasn't spoken yet.
  public var page: Page?
  /// Whether the question is repeated because the last answer wasn't understood.
  public var isRepeated: Bool
  /// Whether the options replace others that have expired.
  public var isRenewed: Bool
  /// Whether the user should know that the app has no access to the contacts.
  public var lacksContacts: Bool

  /// Creates a question.
  public init(
    _ kind: Kind, parameter: String? = nil, element: Int? = nil, cause: ResultKind? = nil,
    reason: String? = nil, value: ParameterValue? = nil, valueText: String? = nil,
    options: [Option] = [], page: Page? = nil, isRepeated: Bool = false,
    isRenewed: Bool = false, lacksContacts: Bool = false
  ) {
    self.kind = kind
    self.parameter = parameter
    self.element = element
    self.cause = cause
    self.reason = reason
    self.value = value
    self.valueText = valueText
    self.options = options
    self.page = page
    self.isRepeated = isRepeated
    self.isRenewed = isRenewed
    self.lacksContacts = lacksContacts
  }

  public static let recordFields = RecordFields<Prompt>(
    .required("kind", \.kind),
    .optional("parameter", \.parameter),
    .optional("element", \.element),
    .optional("cause", \.cause),
    .optional("reason", \.reason),
    .optional("value", \.value),
    .optional("valueText", \.valueText),
    .optional("options", \.options, absence: []),
    .optional("page", \.page),
    .optional("isRepeated", \.isRepeated, absence: false),
    .optional("isRenewed", \.isRenewed, absence: false),
    .optional("lacksContacts", \.lacksContacts, absence: false),
    make: Prompt.init)
}

extension Prompt.Option {
  public static let recordFields = RecordFields<Prompt.Option>(
    .required("value", \.value),
    .required("title", \.title),
    .optional("subtitle", \.subtitle),
    .optional("image", \.image),
    .optional("section", \.section),
    make: Prompt.Option.init)
}

extension Prompt.Option {
  /// The fields that distinguish records with the same name, most significant first.
  ///
  /// Identifiers aren't among them, because users neither see nor say them.
  private static let tellingFields = ["personHandle", "subtitle", "subtitleString", "address"]

  /// The detail that distinguishes the option from others with the same title; nil if it has none.
  package var detail: String? {
    for field in Self.tellingFields {
      switch value[field] {
      case .string(let text)?: return text
      case .object(let fields)?:
        if case .string(let text)? = fields["value"] { return text }
      default: continue
      }
    }
    return nil
  }

  /// The words by which a spoken answer can choose the option.
  fileprivate var words: [String?] {
    [title, detail, subtitle, section].map { $0?.lowercased() }
  }
}

extension [Prompt.Option] {
  /// The verdict on the first options that read alike; nil if each differs from the others.
  var equality: Verdict.Kind? {
    guard count > 1 else { return nil }
    let groups = Dictionary(grouping: self, by: \.words)
    guard groups.count < count else { return nil }
    return first { groups[$0.words, default: []].count > 1 }.map {
      .equalOptions(text: $0.title, count: groups[$0.words, default: []].count)
    }
  }
}

extension Prompt.Page {
  public static let recordFields = RecordFields<Prompt.Page>(
    .required("start", \.start), .required("count", \.count), make: Prompt.Page.init)
}

extension Prompt {
  /// The indices of the options that the question speaks.
  public var spokenIndices: Range<Int> {
    guard let page else { return options.indices }
    let start = min(max(page.start, 0), options.count)
    return start..<start + min(max(page.count, 0), options.count - start)
  }

  /// Whether there are options after those that the question speaks.
  public var hasMoreOptions: Bool { spokenIndices.upperBound < options.count }
}
