/// How a request ended.
public struct Outcome: DeclaredRecord {
  /// The ways in which requests end; the words are SiriKit's, and Apple's where its evaluations have one.
  public enum Result: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// Done.
    case succeeded
    /// The app has the request and goes on by itself.
    case inProgress
    /// The app was opened in the foreground and goes on there.
    case continuedInApp
    /// The app was started in the background and goes on there.
    case handledInApp
    /// Not done.
    case failed
    /// Not done, and the app must be opened to do it.
    case requiresAppLaunch
    /// The user called it off.
    case cancelled
    /// A question for a value found nobody to answer it.
    case needsInput
    /// A question for a yes found nobody to answer it.
    case awaitingConfirmation
    /// The same question came too often.
    case gaveUp
    /// The handler was never asked, because the assistant was not allowed to.
    case refused
  }

  /// How the request ended.
  public var result: Result
  /// The phase it ended in; nil before the first.
  public var phase: Phase?
  /// The code of the last response, by name.
  public var code: String?
  /// The reason why it ended, if there is one beside the code.
  public var reason: Reason?

  /// Makes an outcome.
  public init(_ result: Result, phase: Phase? = nil, code: String? = nil, reason: Reason? = nil) {
    self.result = result
    self.phase = phase
    self.code = code
    self.reason = reason
  }

  /// Whether the user got what was asked for, or will.
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
