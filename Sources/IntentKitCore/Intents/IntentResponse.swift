/// A handler's response to confirm or handle.
public protocol IntentResponse: FieldWritable, CompletionAnswer {
  /// The codes of the intent that the response belongs to.
  associatedtype Code: ResponseCode

  /// The result of the request.
  var code: Code { get set }

  /// The activity with which the app continues the request, or nil for one that the system creates.
  var userActivity: UserActivity? { get set }

  /// Creates a response that holds nothing but its code and its activity.
  init(code: Code, userActivity: UserActivity?)
}

// MARK: - Default implementations

extension IntentResponse {
  /// The response that stands for a missing answer: its code belongs to no intent.
  public static var missing: Self { Self(code: Code(rawValue: -1), userActivity: nil) }
}

extension IntentResponse where Self: ParameterRecord {
  /// The properties of the response without its code and its activity.
  public static var properties: [ParameterSchema] {
    recordSchema.fields.filter { $0.name != "code" && $0.name != "userActivity" }
  }

  /// The response's code in words.
  public var spokenText: String { code.name.words }
}

extension IntentResponse where Self: DeclaredRecord {
  /// Creates a response without details.
  public init(code: Code, userActivity: UserActivity?) {
    self = .empty
    self.code = code
    self.userActivity = userActivity
  }
}
