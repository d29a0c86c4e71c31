import IntentKitCore

/// The constants that host and guest share.
///
/// Each message is a JSON object on its own line. See <doc:WireProtocol> for a description of all
/// messages.
enum WireProtocol {
  /// The version of the protocol, raised with every incompatible change.
  static let version = 1

  /// The environment variables of a guest.
  enum Variable {
    /// The descriptor to read calls from.
    static let requests = "INTENTKIT_REQUESTS"
    /// The descriptor to write answers to.
    static let answers = "INTENTKIT_ANSWERS"
    /// The mark of the guest, inherited by its child processes.
    static let mark = "INTENTKIT_GUEST"
    /// The mark of a tool that the host starts.
    static let tool = "INTENTKIT_TOOL"
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
  /// Creates a view controller.
  case viewController
  /// Configures a view.
  case configureView
  /// Returns the frames of the threads one of which executes a call.
  case threads
  /// Cancels a call; there is no answer.
  case cancel
  /// Shuts the guest down; there is no answer.
  case shutdown
}

extension WireCall {
  /// Whether the call concerns a view, without which the request continues.
  var isForView: Bool { self == .viewController || self == .configureView }

  /// Returns the line that sends this call.
  ///
  /// - Parameters:
  ///   - id: The number of the call; nil if the call has no answer.
  ///   - fields: The fields of the call.
  /// - Returns: The line, with its line break.
  func message(id: Int? = nil, _ fields: [String: ParameterValue] = [:]) -> [UInt8] {
    var message = fields
    message["id"] = id.map { .integer($0) }
    message["call"] = .string(rawValue)
    var bytes = JSONWriter.bytes(.object(message), style: .compact)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// Returns the failure for a guest that refused this call.
  ///
  /// - Parameters:
  ///   - reason: The guest's reason.
  ///   - path: The path of the guest.
  /// - Returns: The failure.
  func refusal(_ reason: String, by path: String) -> HandlerFailure {
    if self == .launch { return HandlerFailure(.launchFailed(path: path, .refused(reason))) }
    return .unusableAnswer(
      ParameterError(found: "the error “\(reason)”", expected: "the answer to \(rawValue)"))
  }
}
