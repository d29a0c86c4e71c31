/// The system component that sends a request.
public enum RequestSource: Sendable, Hashable {
  /// Siri, which calls resolve, confirm and handle.
  case siri
  /// Maps, which only handles ride intents and then tracks the ride for a duration (What Siri does,
  /// 8).
  case maps(watching: Duration)
}
