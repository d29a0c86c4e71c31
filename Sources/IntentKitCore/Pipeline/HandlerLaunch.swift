/// The launch of a handler for a request.
public struct HandlerLaunch: Sendable, Hashable {
  /// The duration of the launch, which counts toward the limit of the handler's first method.
  ///
  /// An app that is started for `handleInApp` takes the same time.
  ///
  /// See <doc:WhatSiriDoes#5-Time>.
  public var duration: Duration
  /// Whether each phase gets a new handler, to test that handlers keep no state.
  ///
  /// See <doc:WhatSiriDoes#1-The-life-of-a-request>.
  public var isRepeatedPerPhase: Bool

  /// Creates a launch; by default without delay, once per request.
  public init(duration: Duration = .zero, isRepeatedPerPhase: Bool = false) {
    self.duration = duration
    self.isRepeatedPerPhase = isRepeatedPerPhase
  }
}
