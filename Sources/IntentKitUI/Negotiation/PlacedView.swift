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
  public var size: ViewSize? {
    get { placedSize?.size }
    set { placedSize = newValue.map(PlacedSize.exact) }
  }
  /// The content of the app's view.
  public var view: ViewDescription?

  private var placedSize: PlacedSize?

  /// Creates a view.
  public init(
    parameters: [InterfaceParameter] = [], placement: ViewPlacement,
    interactiveBehavior: InteractiveBehavior = .none, size: ViewSize? = nil,
    view: ViewDescription? = nil
  ) {
    self.parameters = parameters
    self.placement = placement
    self.interactiveBehavior = interactiveBehavior
    self.view = view
    placedSize = size.map(PlacedSize.exact)
  }

  /// Creates an app's view with the size of its content at the maximum width.
  init(
    parameters: [InterfaceParameter], interactiveBehavior: InteractiveBehavior,
    fitting view: ViewDescription, in limits: HostedViewLimits
  ) {
    self.init(
      parameters: parameters, placement: .custom, interactiveBehavior: interactiveBehavior,
      view: view)
    placedSize = .fitting(view, limits)
  }

  public static let recordFields = RecordFields<PlacedView>(
    .optional("parameters", \.parameters, default: []),
    .required("placement", \.placement),
    .optional("interactiveBehavior", \.interactiveBehavior, absence: .none),
    .optional("size", \.size),
    .optional("view", \.view),
    make: PlacedView.init)
}

extension PlacedView: ShownView {
  package var content: ParameterValue? { view?.parameterValue }
}

/// The size of a view, compared by value.
private enum PlacedSize: Sendable, Hashable {
  case exact(ViewSize)
  /// The size of the content, within limits. It is determined when it is read, because that takes
  /// longer than the rest of a call for a view.
  case fitting(ViewDescription, HostedViewLimits)

  var size: ViewSize {
    switch self {
    case .exact(let size): size
    case .fitting(let view, let limits): limits.fittingSize(of: view)
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    // The same content has the same size.
    if case .fitting(let view, let limits) = left, right.isFitting(view, limits) { return true }
    return left.size == right.size
  }

  private func isFitting(_ view: ViewDescription, _ limits: HostedViewLimits) -> Bool {
    if case .fitting(view, limits) = self { true } else { false }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(size) }
}
