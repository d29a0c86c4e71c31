/// The user's answer to a question.
public enum Answer: Sendable, Hashable {
  /// A value.
  case value(ParameterValue)
  /// One of the options, by its index.
  case option(Int)
  /// Yes.
  case yes
  /// No.
  case no
  /// A change to the request before its confirmation.
  ///
  /// The parameter is nil if the user doesn't name one, and the value is nil if the user doesn't
  /// state it.
  case change(parameter: String?, to: ParameterValue? = nil)
  /// Several changes to the request before its confirmation: the new values by parameter.
  case changes([String: ParameterValue])
  /// The user leaves the value out.
  case skip
  /// The next options, not spoken yet.
  case more
  /// The options that were spoken before.
  case back
  /// The question again: the user missed it, or needs a moment.
  case again
  /// The index of the option that the user probably means, with the recognized text.
  ///
  /// The assistant asks whether it is right.
  case similar(option: Int, text: String)
  /// The indices of the options that the answer can mean, with the recognized text.
  ///
  /// The assistant offers only these then.
  case narrowed(options: [Int], text: String)
  /// The words of an answer that the user is still typing.
  ///
  /// The options that match them replace those of the question, and it is asked again. Empty words
  /// bring back the first options. The answer suits only a question whose options are searched
  /// (``DialogueContext/searchesOptions``).
  case draft(String)
  /// The user cancels the request.
  case cancel
  /// An answer that wasn't understood, with the recognized text.
  case notUnderstood(String)
  /// The user doesn't answer.
  case unavailable
}

extension Answer {
  /// The words to search for, if the answer doesn't fit any of the options.
  package var searchTerm: String? {
    switch self {
    case .draft(let text): text
    case .notUnderstood(let text), .similar(_, let text), .narrowed(_, let text):
      text.isEmpty ? nil : text
    default: nil
    }
  }

  /// Whether the user is still typing the answer.
  package var isDraft: Bool { if case .draft = self { true } else { false } }

  /// True for yes, false for no, and nil for other answers.
  var isYes: Bool? {
    switch self {
    case .yes: true
    case .no: false
    default: nil
    }
  }
}

extension Answer: ParameterConvertible, Codable {
  public static var parameterType: ParameterType { .any }

  /// Reads an answer: a string for an answer without a value; otherwise an object with one member.
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    switch parameterValue {
    case .string("yes"): self = .yes
    case .string("no"): self = .no
    case .string("cancel"): self = .cancel
    case .string("unavailable"): self = .unavailable
    case .string("skip"): self = .skip
    case .string("more"): self = .more
    case .string("back"): self = .back
    case .string("again"): self = .again
    case .string("change"): self = .change(parameter: nil)
    case .object(let members) where members.count == 2:
      if case .string(let parameter)? = members["change"], let value = members["to"] {
        self = .change(parameter: parameter, to: value)
      } else if case .integer(let index)? = members["similar"], (0..<1 << 31).contains(index),
        case .string(let text)? = members["text"]
      {
        self = .similar(option: index, text: text)
      } else if case .array(let indices)? = members["narrowed"],
        case .string(let text)? = members["text"]
      {
        self = .narrowed(options: try indices.map(Self.index), text: text)
      } else {
        throw .mismatch(parameterValue, expected: "an answer")
      }
    case .object(let members) where members.count == 1:
      if let value = members["value"] {
        self = .value(value)
      } else if case .integer(let index)? = members["option"], (0..<1 << 31).contains(index) {
        self = .option(index)
      } else if case .string(let parameter)? = members["change"] {
        self = .change(parameter: parameter)
      } else if case .object(let values)? = members["changes"] {
        self = .changes(values)
      } else if case .string(let text)? = members["notUnderstood"] {
        self = .notUnderstood(text)
      } else if case .string(let text)? = members["draft"] {
        self = .draft(text)
      } else {
        fallthrough
      }
    default: throw .mismatch(parameterValue, expected: "an answer")
    }
  }

  private static func index(_ value: ParameterValue) throws(ParameterError) -> Int {
    guard case .integer(let index) = value, (0..<1 << 31).contains(index) else {
      throw .mismatch(value, expected: "the index of an option")
    }
    return index
  }

  public var parameterValue: ParameterValue {
    switch self {
    case .value(let value): ["value": value]
    case .option(let index): ["option": .integer(index)]
    case .yes: "yes"
    case .no: "no"
    case .change(let parameter?, let value?): ["change": .string(parameter), "to": value]
    case .change(let parameter?, nil): ["change": .string(parameter)]
    case .change(nil, _): "change"
    case .changes(let values): ["changes": .object(values)]
    case .skip: "skip"
    case .more: "more"
    case .back: "back"
    case .again: "again"
    case .similar(let index, let text): ["similar": .integer(index), "text": .string(text)]
    case .narrowed(let indices, let text):
      ["narrowed": .array(indices.map { .integer($0) }), "text": .string(text)]
    case .draft(let text): ["draft": .string(text)]
    case .cancel: "cancel"
    case .notUnderstood(let text): ["notUnderstood": .string(text)]
    case .unavailable: "unavailable"
    }
  }

  public var spokenText: String {
    switch self {
    case .value(let value): value.spokenText
    case .option(let index): "\(index &+ 1)"
    case .yes: "yes"
    case .no: "no"
    case .change(let parameter?, let value?):
      "change \(parameter.words) to \(value.spokenText)"
    case .change(let parameter, _): "change \(parameter?.words ?? "it")"
    case .changes(let values):
      values.sorted { $0.key < $1.key }
        .map { "change \($0.key.words) to \($0.value.spokenText)" }.joined(separator: ", ")
    case .skip: "none"
    case .more: "more"
    case .back: "back"
    case .again: "again"
    case .similar(_, let text), .narrowed(_, let text), .draft(let text): text
    case .cancel: "cancel"
    case .notUnderstood(let text): text
    case .unavailable: ""
    }
  }

  public init(from decoder: any Decoder) throws {
    self = try Self(decodingParameterFrom: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try parameterValue.encode(to: encoder)
  }
}
