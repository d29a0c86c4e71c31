/// What a response code makes the assistant do next, whatever its name and number in its intent.
///
/// The rules stand in the behaviour reference, section 4.1; the mapping from names is checked in
/// with the catalog.
public enum CodeMeaning: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// Nothing usable: the user hears a general error.
  case unspecified
  /// The request can go on; an answer of confirm.
  case ready
  /// The app has the request and goes on by itself.
  case inProgress
  /// Done.
  case success
  /// Not done.
  case failure
  /// Not done, and the app must be opened to do it.
  case failureRequiringAppLaunch
  /// The app opens in the foreground and goes on there.
  case continueInApp
  /// The app is started in the background and handles the request.
  case handleInApp
  /// The user must say yes before the request is handled; an answer of confirm.
  case userConfirmationRequired
}
