public import IntentKitCore

/// A line that the assistant can say about an app, with the occasion on which it says it.
public struct AppLine: DeclaredRecord {
  /// The language of the line.
  public var language: Language
  /// The name of the intent; nil for a line that can concern any of the app's intents.
  public var intent: String?
  /// The phase of the handler's answer that leads to the line; nil unless there is exactly one.
  public var phase: Phase?
  /// The parameter in question; nil for the whole request.
  public var parameter: String?
  /// The cause of the line: a result of a resolve method, a response code, or a question or an end
  /// without an answer of the handler.
  public var cause: String
  /// The name of the reason in the result, if it has one.
  public var reason: String?
  /// Whether the line is spoken only to a user without a screen.
  public var isVoiceOnly: Bool
  /// The spoken form of the line.
  public var spoken: String
  /// The displayed form of the line; nil if it's equal to the spoken form.
  public var shown: String?

  /// Creates a line.
  public init(
    language: Language, intent: String? = nil, phase: Phase? = nil, parameter: String? = nil,
    cause: String, reason: String? = nil, isVoiceOnly: Bool = false, spoken: String,
    shown: String? = nil
  ) {
    self.language = language
    self.intent = intent
    self.phase = phase
    self.parameter = parameter
    self.cause = cause
    self.reason = reason
    self.isVoiceOnly = isVoiceOnly
    self.spoken = spoken
    self.shown = shown
  }

  public static let recordFields = RecordFields<AppLine>(
    .required("language", \.language),
    .optional("intent", \.intent),
    .optional("phase", \.phase),
    .optional("parameter", \.parameter),
    .required("cause", \.cause),
    .optional("reason", \.reason),
    .optional("isVoiceOnly", \.isVoiceOnly, absence: false),
    .required("spoken", \.spoken),
    .optional("shown", \.shown),
    make: AppLine.init)
}
