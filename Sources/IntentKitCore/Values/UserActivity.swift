/// The state that an app receives to continue a request, like `NSUserActivity`.
public struct UserActivity: ParameterRecord {
  /// The type of the activity.
  ///
  /// A type that the app defines itself must be declared under `NSUserActivityTypes`.
  public var activityType: String
  /// The title shown to the user.
  public var title: String?
  /// Additional values for the app.
  public var userInfo: [String: ParameterValue]?
  /// The request that led to the activity, set by the assistant.
  public var interaction: Interaction?

  /// Creates an activity.
  public init(activityType: String, title: String? = nil, userInfo: [String: ParameterValue]? = nil)
  {
    self.activityType = activityType
    self.title = title
    self.userInfo = userInfo
  }

  public static let recordSchema = RecordSchema(
    name: "UserActivity",
    siriKitName: "NSUserActivity",
    textField: "activityType",
    fields: [
      ParameterSchema("activityType", String.self, isRequired: true),
      ParameterSchema("title", String.self),
      ParameterSchema("userInfo", [String: ParameterValue].self),
      ParameterSchema("interaction", Interaction.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    activityType = try fields.required("activityType")
    title = try fields.optional("title")
    userInfo = try fields.optional("userInfo")
    interaction = try fields.optional("interaction")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("activityType", activityType)
    fields.write("title", title)
    fields.write("userInfo", userInfo)
    fields.write("interaction", interaction)
  }
}
