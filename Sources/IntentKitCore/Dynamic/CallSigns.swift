/// The signs of what a call that gives no answer is waiting for, as far as the app's process shows
/// them.
public struct CallSigns: Sendable, Hashable {
  /// The state of the call; nil if it is unknown.
  public var state: Verdict.CallState?
  /// The line in the log of the process that explains the silence, if any.
  public var message: String?
  /// The file and line of the app's code that is being executed, in the form `Handler.swift:12`;
  /// nil if it is unknown.
  public var place: String?

  /// Creates signs.
  public init(
    state: Verdict.CallState? = nil, message: String? = nil, place: String? = nil
  ) {
    self.state = state
    self.message = message
    self.place = place
  }
}
