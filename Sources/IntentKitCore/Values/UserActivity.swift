/// The state that an app receives to continue a request, like `NSUserActivity`.
public struct UserActivity: DeclaredRecord {
  /// The type of the activity.
  ///
  /// A type that the app defines itself must be declared under `NSUserActivityTypes`.
  public var activityType: String
  /// The title shown to the user.
  public var title: String?
  /// Additional values for the app.
  public var userInfo: [String: ParameterValue]?
  /// The request that led to the activity, set by the assistant.
  public var interaction: Interaction? {
    get { if case .request(let interaction)? = boxed { interaction } else { nil } }
    set { boxed = newValue.map { .request($0) } }
  }

  /// The request on the heap: every response has room for an activity, and most have none.
  private var boxed: Box?

  private indirect enum Box: Hashable { case request(Interaction) }

  /// Creates an activity.
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
