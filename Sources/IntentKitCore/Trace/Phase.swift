/// A phase of a request, in which the handler's methods of one kind are called.
public enum Phase: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// Resolving one parameter.
  case resolve
  /// Confirming the request.
  case confirm
  /// Handling the request.
  case handle
}
