/// The constants that host and guest share.
///
/// Each message is a JSON object on its own line. See <doc:WireProtocol> for a description of all
/// messages.
enum WireProtocol {
  /// The version of the protocol, which changes with every incompatible change.
  static let version = 1

  /// The environment variables of a guest.
  enum Variable {
    /// The descriptor to read calls from.
    static let requests = "INTENTKIT_REQUESTS"
    /// The descriptor to write answers to.
    static let answers = "INTENTKIT_ANSWERS"
    /// The mark of the guest, inherited by its child processes.
    static let mark = "INTENTKIT_GUEST"
  }
}

/// A call from the host to the guest.
enum WireCall: String {
  /// Creates the app in an environment.
  case launch
  /// Returns a handler for an intent.
  case handler
  /// Resolves a parameter.
  case resolve
  /// Returns the options for a parameter.
  case options
  /// Returns the default value of a parameter that the request omits.
  case `default`
  /// Returns whether a request can be handled.
  case confirm
  /// Handles a request.
  case handle
  /// Starts sending updates.
  case startUpdates
  /// Stops sending updates.
  case stopUpdates
  /// Continues an activity.
  case `continue`
  /// Cancels a call; there is no answer.
  case cancel
  /// Shuts the guest down; there is no answer.
  case shutdown
}
