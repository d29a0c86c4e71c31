#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The system component that sends a request.
public enum RequestSource: Sendable, Hashable {
  /// A request by Siri, with resolve, confirm and handle.
  case siri
  /// A request by Maps, which only handles ride intents and then tracks the ride for a duration.
  ///
  /// Without a pick, Maps only lists the ride options. See <doc:WhatSiriDoes#8-Rides-in-Maps>.
  case maps(watching: Duration, picking: RidePick? = nil)
  /// A shortcut or a suggestion that repeats a donated or configured request.
  ///
  /// SiriKit's intents aren't resolved, because a donated request is complete; custom intents are. A
  /// request whose combination of parameters doesn't run in the background opens the app instead of
  /// calling the handler.
  ///
  /// See <doc:WhatSiriDoes#7-Options-and-donations>.
  case shortcut

  /// The user's choice among the ride options that Maps lists.
  public struct RidePick: Sendable, Hashable {
    /// The time for which the user looks at the options.
    public var after: Duration
    /// The date and time of the request, relative to which the options expire.
    public var now: Date

    /// Creates a choice.
    public init(after: Duration, now: Date) {
      self.after = after
      self.now = now
    }
  }
}
