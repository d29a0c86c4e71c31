/// The view that is shown for the parameters of a call.
public enum ViewPlacement: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// The app's view.
  case custom
  /// No view, because the app's has the size zero.
  case hidden
  /// The standard view.
  case standard
}
