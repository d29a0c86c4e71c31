/// What an app is given when it goes on with a request, as `NSUserActivity` is.
public struct UserActivity: ParameterRecord {
  /// What the activity is about; a type of one's own must be declared under `NSUserActivityTypes`.
  public var activityType: String
  /// What the user could read of it.
  public var title: String?
  /// Plain values for the app.
  public var userInfo: [String: ParameterValue]?
  /// The request that led to it; the assistant fills it in.
  public var interaction: Interaction?

  /// Makes an activity.
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
