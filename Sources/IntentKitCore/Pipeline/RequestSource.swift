/// The system component that sends a request.
public enum RequestSource: Sendable, Hashable {
  /// Siri, which calls resolve, confirm and handle.
  case siri
  /// Maps, which only handles ride intents and then tracks the ride for a duration.
  ///
  /// See <doc:WhatSiriDoes#8-Rides-in-Maps>.
  case maps(watching: Duration)
}
