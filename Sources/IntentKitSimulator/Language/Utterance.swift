/// A statement of the assistant in spoken and displayed form.
///
/// SiriKit distinguishes the two forms: the options of a choice are spoken as a sentence and
/// displayed as a list.
public struct Utterance: Sendable, Hashable {
  /// The spoken form.
  public var heard: String
  /// The displayed form, possibly with several lines.
  public var read: String

  /// Creates an utterance.
  public init(heard: String, read: String) {
    self.heard = heard
    self.read = read
  }

  /// Creates an utterance with identical spoken and displayed forms.
  public init(_ text: String) {
    self.init(heard: text, read: text)
  }
}

extension Utterance: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension Sequence where Element == Utterance {
  /// Returns the concatenation of the utterances.
  func joined(by gap: String) -> Utterance {
    Utterance(heard: map(\.heard).joined(separator: gap), read: map(\.read).joined(separator: gap))
  }
}
