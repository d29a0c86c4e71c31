/// The part of a request's life in which a handler is asked something.
public enum Phase: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// Settling one parameter.
  case resolve
  /// Asking whether the request could be carried out.
  case confirm
  /// Carrying it out.
  case handle
}
