/// Whether the user has silenced notifications, as `INFocusStatus` tells it.
public struct FocusStatus: ParameterRecord {
  /// Whether the user is focused; nil when the app may not know.
  public var isFocused: Bool?

  /// Makes a status.
  public init(isFocused: Bool? = nil) {
    self.isFocused = isFocused
  }

  public static let recordSchema = RecordSchema(
    name: "FocusStatus",
    siriKitName: "INFocusStatus",
    availability: Availability(
      introduced: ["iOS": "15.0", "macOS": "12.0", "watchOS": "8.0"], unavailable: ["tvOS"]),
    fields: [ParameterSchema("isFocused", Bool.self)])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    isFocused = try fields.optional("isFocused")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("isFocused", isFocused)
  }
}
