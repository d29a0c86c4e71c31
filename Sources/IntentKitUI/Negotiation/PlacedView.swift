public import IntentKitCore

/// A view on the screen.
public struct PlacedView: DeclaredRecord {
  /// The parameters that the view shows; empty for a view of the entire request.
  public var parameters: [InterfaceParameter]
  /// The kind of the view.
  public var placement: ViewPlacement
  /// The reaction of the view to a tap.
  public var interactiveBehavior: InteractiveBehavior
  /// The size of the app's view.
  public var size: ViewSize?
  /// The content of the app's view.
  public var view: ViewDescription?

  /// Creates a view.
  public init(
    parameters: [InterfaceParameter] = [], placement: ViewPlacement,
    interactiveBehavior: InteractiveBehavior = .none, size: ViewSize? = nil,
    view: ViewDescription? = nil
  ) {
    self.parameters = parameters
    self.placement = placement
    self.interactiveBehavior = interactiveBehavior
    self.size = size
    self.view = view
  }

  public static let recordFields = RecordFields<PlacedView>(
    .optional("parameters", \.parameters, default: []),
    .required("placement", \.placement),
    .optional("interactiveBehavior", \.interactiveBehavior, absence: .none),
    .optional("size", \.size),
    .optional("view", \.view),
    make: PlacedView.init)
}
