/// Whether the user has silenced notifications, like SiriKit's `INFocusStatus`.
public struct FocusStatus: DeclaredRecord {
  /// Whether a Focus is active; nil if the app isn't authorized to know.
  public var isFocused: Bool?

  /// Creates a status.
  public init(isFocused: Bool? = nil) {
    self.isFocused = isFocused
  }

  public static let recordFields = RecordFields<FocusStatus>(
    siriKitName: "INFocusStatus",
    availability: Availability(
      introduced: "iOS 15.0, macOS 12.0, watchOS 8.0", unavailable: "tvOS"),
    .optional("isFocused", \.isFocused),
    make: FocusStatus.init)
}
