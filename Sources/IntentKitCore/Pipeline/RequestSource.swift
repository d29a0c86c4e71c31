/// Who brings a request to the app.
public enum RequestSource: Sendable, Hashable {
  /// Siri: resolve, confirm, handle.
  case siri
  /// Maps, for rides: nothing is resolved or confirmed, and a ride that is under way is watched for some time
  /// (behaviour reference, section 8).
  case maps(watching: Duration)
}
