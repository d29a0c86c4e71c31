/// The reaction of a view to a tap, like SiriKit's `INUIInteractiveBehavior`.
///
/// The system decides on it; the view itself receives no touches.
public enum InteractiveBehavior: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// The view doesn't react.
  case none
  /// The view has a chevron and leads to the next view.
  case nextView
  /// The view has a button that opens the app.
  case launch
  /// The entire view is one large target.
  case genericAction
}
