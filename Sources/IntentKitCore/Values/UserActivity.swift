#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
    get { details.interaction }
    set { details.interaction = newValue }
  }
  /// A page with the same content.
  public var webpageURL: URL? {
    get { details.webpageURL }
    set { details.webpageURL = newValue }
  }
  /// The page that led to the activity.
  public var referrerURL: URL? {
    get { details.referrerURL }
    set { details.referrerURL = newValue }
  }
  /// The date after which the activity isn't offered anymore.
  public var expirationDate: Date? {
    get { details.expirationDate }
    set { details.expirationDate = newValue }
  }
  /// The words by which users find the activity.
  public var keywords: [String]? {
    get { details.keywords }
    set { details.keywords = newValue }
  }
  /// The keys of the additional values that the app needs.
  public var requiredUserInfoKeys: [String]? {
    get { details.requiredUserInfoKeys }
    set { details.requiredUserInfoKeys = newValue }
  }
  /// The identifier for deleting the activity.
  public var persistentIdentifier: String? {
    get { details.persistentIdentifier }
    set { details.persistentIdentifier = newValue }
  }
  /// The identifier of the content, by which an app chooses a window.
  public var targetContentIdentifier: String? {
    get { details.targetContentIdentifier }
    set { details.targetContentIdentifier = newValue }
  }
  /// The phrase that the app suggests for a shortcut.
  public var suggestedInvocationPhrase: String? {
    get { details.suggestedInvocationPhrase }
    set { details.suggestedInvocationPhrase = newValue }
  }

  /// The details on the heap: every response has room for an activity, but few have one.
  private var boxed: Box?

  private indirect enum Box: Hashable { case details(Details) }

  /// The details that few activities have.
  private struct Details: Hashable {
    var interaction: Interaction?
    var webpageURL: URL?
    var referrerURL: URL?
    var expirationDate: Date?
    var keywords: [String]?
    var requiredUserInfoKeys: [String]?
    var persistentIdentifier: String?
    var targetContentIdentifier: String?
    var suggestedInvocationPhrase: String?
  }

  private var details: Details {
    get { if case .details(let details)? = boxed { details } else { Details() } }
    set { boxed = newValue == Details() ? nil : .details(newValue) }
  }

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
    .optional("interaction", \.interaction),
    .optional("webpageURL", \.webpageURL),
    .optional("referrerURL", \.referrerURL),
    .optional("expirationDate", \.expirationDate),
    .optional("keywords", \.keywords),
    .optional("requiredUserInfoKeys", \.requiredUserInfoKeys),
    .optional("persistentIdentifier", \.persistentIdentifier),
    .optional("targetContentIdentifier", \.targetContentIdentifier),
    .optional("suggestedInvocationPhrase", \.suggestedInvocationPhrase)
  ) {
    var activity = UserActivity(activityType: $0, title: $1, userInfo: $2)
    activity.details = Details(
      interaction: $3, webpageURL: $4, referrerURL: $5, expirationDate: $6, keywords: $7,
      requiredUserInfoKeys: $8, persistentIdentifier: $9, targetContentIdentifier: $10,
      suggestedInvocationPhrase: $11)
    return activity
  }
}
