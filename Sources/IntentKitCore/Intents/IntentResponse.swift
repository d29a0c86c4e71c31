/// What a handler answers to confirm and to handle.
public protocol IntentResponse: ParameterRecord, CompletionAnswer {
  /// The codes of the intent that this answers.
  associatedtype Code: ResponseCode

  /// What came of the request.
  var code: Code { get set }

  /// What the app is given when it goes on with the request; nil lets the assistant make one.
  var userActivity: UserActivity? { get set }

  /// Makes a response that says no more than its code.
  init(code: Code, userActivity: UserActivity?)
}

// MARK: - Default implementations

extension IntentResponse {
  /// What a response can say beside its code and its activity.
  public static var properties: [ParameterSchema] {
    recordSchema.fields.filter { $0.name != "code" && $0.name != "userActivity" }
  }

  /// A response is spoken of by its code.
  public var spokenText: String { code.name.words }

  /// A code that no intent declares, so that a missing answer passes for none of the real ones.
  public static var missing: Self { Self(code: Code(rawValue: -1), userActivity: nil) }
}
