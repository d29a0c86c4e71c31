public import IntentKitCore

// In tests, people, phrases and places are written as texts, like in scenarios. Only modules that
// import the test kit can do so: in an app, a text that becomes a person deserves a name.

/// A person with only a display name.
///
/// ```swift
/// SendMessageIntent(recipients: ["Bill"], content: "hello")
/// ```
extension Person: ExpressibleByStringInterpolation {
  /// Creates a person from the name to show and to speak.
  public init(stringLiteral name: String) { self.init(displayName: name) }
}

/// A phrase without hints.
extension SpeakableString: ExpressibleByStringInterpolation {
  /// Creates a speakable string from the phrase to speak.
  public init(stringLiteral phrase: String) { self.init(spokenPhrase: phrase) }
}

/// A place with only a name.
extension Placemark: ExpressibleByStringInterpolation {
  /// Creates a placemark from the name of the place.
  public init(stringLiteral name: String) { self.init(name: name) }
}
