/// A call of an app for a view, and the result on the screen.
public struct ViewStep: DeclaredRecord {
  /// The method that was called.
  public var method: HandlerMethod
  /// Whether the app's view is added to the standard interface instead of replacing parts of it.
  public var isAugmenting: Bool
  /// The place on the screen.
  public var context: HostedViewContext
  /// The parameters that the view should show; empty for a view of the entire request.
  public var parameters: [InterfaceParameter]
  /// The reaction to a tap.
  public var interactiveBehavior: InteractiveBehavior
  /// The view that is shown.
  public var placement: ViewPlacement
  /// The parameters that the app's view shows, as far as they belong to the request.
  public var configured: [InterfaceParameter]
  /// The size of the app's view on the screen; nil if it isn't shown.
  public var size: ViewSize?
  /// The content of the app's view, as IntentKitUI describes it.
  public var view: ParameterValue? {
    get { content?.parameterValue }
    set { content = newValue.map(ViewContent.init) }
  }
  /// The parts of the standard interface that the app's view displays instead.
  public var replacedParts: [StandardViewPart]
  /// The time until the answer.
  public var elapsed: Duration

  private var content: ViewContent?

  /// Creates a step.
  public init(
    method: HandlerMethod, isAugmenting: Bool = false, context: HostedViewContext = .siriSnippet,
    parameters: [InterfaceParameter] = [], interactiveBehavior: InteractiveBehavior = .none,
    placement: ViewPlacement, configured: [InterfaceParameter] = [], size: ViewSize? = nil,
    view: ParameterValue? = nil, replacedParts: [StandardViewPart] = [], elapsed: Duration = .zero
  ) {
    self.method = method
    self.isAugmenting = isAugmenting
    self.context = context
    self.parameters = parameters
    self.interactiveBehavior = interactiveBehavior
    self.placement = placement
    self.configured = configured
    self.size = size
    self.replacedParts = replacedParts
    self.elapsed = elapsed
    content = view.map(ViewContent.init)
  }

  /// Sets the content of the app's view to one that is written when it is read.
  package mutating func setContent(_ view: (some ParameterConvertible)?) {
    content = view.map(ViewContent.init)
  }

  public static let recordFields = RecordFields<ViewStep>(
    .required("method", \.method),
    .optional("isAugmenting", \.isAugmenting, absence: false),
    .optional("context", \.context, absence: .siriSnippet),
    .optional("parameters", \.parameters, default: []),
    .optional("interactiveBehavior", \.interactiveBehavior, absence: .none),
    .required("placement", \.placement),
    .optional("configured", \.configured, absence: []),
    .optional("size", \.size),
    .optional("view", \.view),
    .optional("replacedParts", \.replacedParts, absence: []),
    .required("elapsed", \.elapsed),
    make: ViewStep.init)
}

/// The content of a view, which is written when the step is read.
private struct ViewContent: Sendable {
  private let description: any ParameterConvertible

  init(_ description: some ParameterConvertible) { self.description = description }

  var parameterValue: ParameterValue { description.parameterValue }
}

extension ViewContent: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.parameterValue == right.parameterValue }
  func hash(into hasher: inout Hasher) { hasher.combine(parameterValue) }
}
