/// An object of an app in a custom intent without its own type, like `INObject`.
public struct IntentObject: DeclaredRecord {
  /// The identifier of the object in the app.
  public var identifier: String?
  /// The text that is shown and spoken.
  public var displayString: String
  /// The way to pronounce the text.
  public var pronunciationHint: String?
  /// Other words that users say for the object.
  public var alternativeSpeakableMatches: [SpeakableString]?
  /// The text that is shown below the object among several options.
  public var subtitleString: String?
  /// The image that is shown beside the object among several options.
  public var displayImage: Image?

  /// Creates an object.
  public init(
    identifier: String? = nil, display displayString: String, pronunciationHint: String? = nil,
    alternativeSpeakableMatches: [SpeakableString]? = nil, subtitleString: String? = nil,
    displayImage: Image? = nil
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    self.alternativeSpeakableMatches = alternativeSpeakableMatches
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }

  public static let recordFields = RecordFields<IntentObject>(
    siriKitName: "INObject",
    textField: "displayString",
    .optional(
      "identifier", \.identifier, summary: "The identifier of the object in the app."),
    .required(
      "displayString", \.displayString, summary: "The text that is shown and spoken."),
    .optional(
      "pronunciationHint", \.pronunciationHint, summary: "The way to pronounce the text."),
    .optional(
      "alternativeSpeakableMatches", \.alternativeSpeakableMatches,
      summary: "Other words that users say for the object."),
    .optional(
      "subtitleString", \.subtitleString,
      summary: "The text that is shown below the object among several options."),
    .optional(
      "displayImage", \.displayImage,
      summary: "The image that is shown beside the object among several options.")
  ) {
    IntentObject(
      identifier: $0, display: $1, pronunciationHint: $2, alternativeSpeakableMatches: $3,
      subtitleString: $4, displayImage: $5)
  }
}

/// A result of resolving an object without its own type, like `INObjectResolutionResult`.
public typealias IntentObjectResolutionResult = ResolutionResult<IntentObject, Never>
