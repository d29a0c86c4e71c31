/// Whether the user has silenced notifications, as `INFocusStatus` tells it.
public struct FocusStatus: DeclaredRecord {
  /// Whether the user is focused; nil when the app may not know.
  public var isFocused: Bool?

  /// Makes a status.
  public init(isFocused: Bool? = nil) {
    self.isFocused = isFocused
  }

  public static let recordFields = RecordFields<FocusStatus>(
    siriKitName: "INFocusStatus",
    availability: Availability(
      introduced: ["iOS": "15.0", "macOS": "12.0", "watchOS": "8.0"], unavailable: ["tvOS"]),
    .optional("isFocused", \.isFocused),
    make: FocusStatus.init)
}
