/// A response with a code and without details.
///
/// Use it for an intent of your app whose response has no properties and no codes beside those of
/// every custom intent.
public struct PlainResponse: IntentResponse, DeclaredRecord {
  public var code: PlainResponseCode
  public var userActivity: UserActivity?

  /// Creates a response.
  public init(code: PlainResponseCode, userActivity: UserActivity? = nil) {
    self.code = code
    self.userActivity = userActivity
  }

  public static let recordFields = RecordFields<Self>(response: Self(code: .unspecified))
}

/// A code of every custom intent.
public struct PlainResponseCode: ResponseCode {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The handler didn't report a result.
  public static let unspecified = Self(rawValue: 0)
  /// The handler can handle the request.
  public static let ready = Self(rawValue: 1)
  /// The app must open in the foreground to continue.
  public static let continueInApp = Self(rawValue: 2)
  /// The app accepted the request and is still working on it.
  public static let inProgress = Self(rawValue: 3)
  /// The app carried out the request.
  public static let success = Self(rawValue: 4)
  /// The app couldn't carry out the request.
  public static let failure = Self(rawValue: 5)
  /// The app can carry out the request only after the user opens it.
  public static let failureRequiringAppLaunch = Self(rawValue: 6)

  public static let known = ResponseCodeSchema.ofCustomIntents
}

extension HandlerCalls where Request.Response == PlainResponse {
  /// Creates the calls of handlers that confirm every request.
  public init(handle: @escaping Call) {
    self.init(confirm: { _, _ in .byDefault(.ready) }, handle: handle)
  }
}
