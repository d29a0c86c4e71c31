/// Something the assistant says, as the user would hear it and as the user would read it.
///
/// SiriKit tells the two apart: a choice is read out as a sentence and shown as a list.
public struct Utterance: Sendable, Hashable {
  /// What is read out.
  public var heard: String
  /// What is shown; it may have several lines.
  public var read: String

  /// Makes an utterance.
  public init(heard: String, read: String) {
    self.heard = heard
    self.read = read
  }

  /// Makes an utterance that is heard as it is read.
  public init(_ text: String) {
    self.init(heard: text, read: text)
  }
}

extension Utterance: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension Sequence where Element == Utterance {
  /// These utterances one after the other.
  func joined(by gap: String) -> Utterance {
    Utterance(
      heard: map(\.heard).joined(separator: gap), read: map(\.read).joined(separator: gap))
  }
}
