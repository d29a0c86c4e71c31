/// A description of a response code.
public struct ResponseCodeSchema: Sendable, Hashable {
  /// The name in Swift, in files and in messages.
  public var name: String
  /// The raw value, which is specific to the intent.
  public var rawValue: Int
  /// The effect of the code on the assistant.
  public var meaning: CodeMeaning
  /// The platforms and versions that support the code.
  public var availability: Availability
  /// The sentence that the assistant says for a code of a custom intent, if its author wrote one.
  public var text: String?

  /// Creates a schema.
  public init(
    _ name: String, rawValue: Int, meaning: CodeMeaning, availability: Availability = .everywhere,
    text: String? = nil
  ) {
    self.name = name
    self.rawValue = rawValue
    self.meaning = meaning
    self.availability = availability
    self.text = text
  }
}
