/// The effect of a response code on the assistant, independent of its name and number in an intent.
///
/// For the rules, see <doc:WhatSiriDoes#4.1-Codes>. The catalog contains the mapping from names.
public enum CodeMeaning: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// No usable answer: the assistant reports a general error.
  case unspecified
  /// The request can be handled; an answer to confirm.
  case ready
  /// The app received the request and continues on its own.
  case inProgress
  /// The request succeeded.
  case success
  /// The request failed.
  case failure
  /// The request failed, and the app must be opened to complete it.
  case failureRequiringAppLaunch
  /// The app opens in the foreground and continues there.
  case continueInApp
  /// The app is launched in the background and handles the request.
  case handleInApp
  /// The user must confirm before the request is handled; an answer to confirm.
  case userConfirmationRequired
}
