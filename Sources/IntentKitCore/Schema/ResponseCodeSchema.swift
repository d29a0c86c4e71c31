/// One response code of an intent, as data.
public struct ResponseCodeSchema: Sendable, Hashable {
  /// The code's name in Swift, in files and on the wire.
  public var name: String
  /// The code's number, which means something else in every intent.
  public var rawValue: Int
  /// What the code makes the assistant do.
  public var meaning: CodeMeaning
  /// Where the code exists, since when, and what replaced it.
  public var availability: Availability

  /// Makes a schema.
  public init(
    _ name: String, rawValue: Int, meaning: CodeMeaning, availability: Availability = .everywhere
  ) {
    self.name = name
    self.rawValue = rawValue
    self.meaning = meaning
    self.availability = availability
  }
}
