/// How a handler is brought up for a request.
public struct HandlerLaunch: Sendable, Hashable {
  /// How long the launch takes; it counts into the limit of the first call (behaviour reference, section 5).
  public var duration: Duration
  /// Whether each phase gets a handler of its own, which shows a handler that keeps what it must not keep (1.6).
  public var isRepeatedPerPhase: Bool

  /// Makes a launch; it takes no time and happens once unless said otherwise.
  public init(duration: Duration = .zero, isRepeatedPerPhase: Bool = false) {
    self.duration = duration
    self.isRepeatedPerPhase = isRepeatedPerPhase
  }
}
