/// The sentences that explain a verdict to the author of an app.
public struct Explanation: Sendable, Hashable {
  /// The sentence that says what happened.
  public let message: String
  /// The sentence that says what to do about it.
  public let cure: String
}

extension Explanation {
  /// Both sentences with their gaps, as a phrasebook keeps them.
  struct Wordings: Sendable, Hashable {
    let message: Wording
    let cure: Wording

    /// Creates an entry of a table.
    init(_ message: Wording, cure: Wording) {
      self.message = message
      self.cure = cure
    }

    /// The sentences, or nil if a gap can't be filled.
    func filled(_ fill: (String) -> Utterance?) -> Explanation? {
      guard let message = message.filled(fill), let cure = cure.filled(fill) else { return nil }
      return Explanation(message: message.read, cure: cure.read)
    }
  }
}
