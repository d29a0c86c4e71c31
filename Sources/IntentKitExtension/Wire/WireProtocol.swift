/// What both sides of the wire agree on.
///
/// Each message is a JSON object on a line of its own. The article <doc:WireProtocol> describes all
/// of them.
enum WireProtocol {
  /// The version; it changes whenever one side could misunderstand the other.
  static let version = 1

  /// The names of the environment’s variables that a guest finds.
  enum Variable {
    /// The descriptor that requests are read from.
    static let requests = "INTENTKIT_REQUESTS"
    /// The descriptor that answers are written to.
    static let answers = "INTENTKIT_ANSWERS"
    /// The mark of this guest, which its children carry as well.
    static let mark = "INTENTKIT_GUEST"
  }
}

/// What the host asks of the guest.
enum WireCall: String {
  /// To make the app in an environment.
  case launch
  /// To give a handler for an intent.
  case handler
  /// To resolve a parameter.
  case resolve
  /// To offer values to choose from for a parameter.
  case options
  /// To give the value of a parameter of which the request says nothing.
  case `default`
  /// To say whether a request could be carried out.
  case confirm
  /// To carry a request out.
  case handle
  /// To begin to tell of changes.
  case startUpdates
  /// To tell of no more changes.
  case stopUpdates
  /// To go on with an activity.
  case `continue`
  /// To give up a call; there is no answer.
  case cancel
  /// To end; there is no answer.
  case shutdown
}
