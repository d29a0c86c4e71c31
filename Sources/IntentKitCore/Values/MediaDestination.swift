/// A destination for adding media, like SiriKit's `INMediaDestination`.
///
/// A bare text is the name of a playlist, except for `library`.
public enum MediaDestination: DeclaredRecord {
  /// The user's library.
  case library
  /// A playlist, by name.
  case playlist(String)

  /// The name of the playlist; nil for the library.
  public var playlistName: String? {
    if case .playlist(let name) = self { name } else { nil }
  }

  /// The kind of destination.
  public var mediaDestinationType: MediaDestinationType {
    playlistName == nil ? .library : .playlist
  }

  public static let recordFields = RecordFields<MediaDestination>(
    siriKitName: "INMediaDestination",
    textField: "playlistName",
    availability: Availability(
      introduced: "iOS 13.0, macOS 11.0, watchOS 6.0", unavailable: "tvOS"),
    .optional("mediaDestinationType", \.mediaDestinationType),
    .optional("playlistName", \.playlistName)
  ) { type, name throws(ParameterError) in
    switch (type ?? (name == nil ? .unknown : .playlist), name) {
    case (.library, nil): return .library
    case (.playlist, let name?): return .playlist(name)
    case (.library, _):
      throw ParameterError(
        found: "a playlistName", expected: "none, because the destination is the library")
    case (.playlist, nil), (.unknown, _):
      throw ParameterError(
        found: "no destination", expected: "the mediaDestinationType library, or a playlistName")
    }
  }

  public static func fields(fromText text: String) -> [String: ParameterValue]? {
    text == "library"
      ? ["mediaDestinationType": "library"]
      : ["mediaDestinationType": "playlist", "playlistName": .string(text)]
  }

  public var spokenText: String { playlistName ?? "library" }
}
