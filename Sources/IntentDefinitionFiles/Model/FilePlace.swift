package import IntentKitPlatform

/// A place in a definition file, or in a file with its texts in another language.
package struct FilePlace: Sendable, Hashable {
  /// The line and the column; nil in a binary file.
  package var position: TextPosition?
  /// The keys from the root, as in `INIntents[2].INIntentName`.
  package var keyPath: String
  /// The path of the file with localized texts; nil for the definition file itself.
  package var companion: String?

  /// Creates a place.
  package init(
    _ position: TextPosition? = nil, keyPath: String = "", companion: String? = nil
  ) {
    self.position = position
    self.keyPath = keyPath
    self.companion = companion
  }
}

/// A value with its place in the file.
///
/// Located values are equal if the values are equal, regardless of the places.
package struct Located<Value: Sendable & Hashable>: Sendable {
  /// The value.
  package var value: Value
  /// Its place.
  package var place: FilePlace

  /// Creates a located value.
  package init(_ value: Value, at place: FilePlace = FilePlace()) {
    self.value = value
    self.place = place
  }
}

extension Located: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.value == other.value }
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
