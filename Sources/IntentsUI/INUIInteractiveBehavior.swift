import IntentKitCore

/// The reaction of a view to a tap.
public enum INUIInteractiveBehavior: UInt, Sendable {
  /// The view doesn't react.
  case none = 0
  /// The view leads to the next one.
  case nextView = 1
  /// The view has a button that opens the app.
  case launch = 2
  /// The entire view is one large target.
  case genericAction = 3

  init(_ behavior: InteractiveBehavior) {
    self =
      switch behavior {
      case .none: .none
      case .nextView: .nextView
      case .launch: .launch
      case .genericAction: .genericAction
      }
  }
}
