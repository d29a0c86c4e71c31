/// The end of a request.
public struct Outcome: DeclaredRecord {
  /// The result of a request.
  ///
  /// The names are SiriKit's, or those of Apple's evaluations where they have one.
  public enum Result: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The request is done.
    case succeeded
    /// The app received the request and continues on its own.
    case inProgress
    /// The app was opened in the foreground and continues there.
    case continuedInApp
    /// The app was launched in the background and continues there.
    case handledInApp
    /// The request failed.
    case failed
    /// The request failed, and the user must open the app.
    case requiresAppLaunch
    /// The user cancelled the request.
    case cancelled
    /// A question for a value got no answer.
    case needsInput
    /// A question for confirmation got no answer.
    case awaitingConfirmation
    /// The same question was repeated too often.
    case gaveUp
    /// The handler was never called, because something prevented the request.
    case refused
  }

  /// The result.
  public var result: Result
  /// The phase in which the request ended, or nil before the first.
  public var phase: Phase?
  /// The name of the last response's code.
  public var code: String?
  /// The reason for the result, if a code doesn't state it.
  public var reason: Reason?

  /// Creates an outcome.
  public init(_ result: Result, phase: Phase? = nil, code: String? = nil, reason: Reason? = nil) {
    self.result = result
    self.phase = phase
    self.code = code
    self.reason = reason
  }

  /// Whether the request is done or continues.
  public var isGood: Bool {
    switch result {
    case .succeeded, .inProgress, .continuedInApp, .handledInApp: true
    default: false
    }
  }

  public static let recordFields = RecordFields<Outcome>(
    .required("result", \.result),
    .optional("phase", \.phase),
    .optional("code", \.code),
    .optional("reason", \.reason),
    make: { Outcome($0, phase: $1, code: $2, reason: $3) })
}
