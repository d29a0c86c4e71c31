/// What an app is given when it goes on with a request, as `NSUserActivity` is.
public struct UserActivity: DeclaredRecord {
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

  public static let recordFields = RecordFields<UserActivity>(
    siriKitName: "NSUserActivity",
    textField: "activityType",
    .required("activityType", \.activityType),
    .optional("title", \.title),
    .optional("userInfo", \.userInfo),
    .optional("interaction", \.interaction)
  ) {
    var activity = UserActivity(activityType: $0, title: $1, userInfo: $2)
    activity.interaction = $3
    return activity
  }
}
