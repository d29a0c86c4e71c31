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
  public var size: ViewSize? {
    get { content.shown.size }
    set { content = ViewContent(view: view, size: newValue) }
  }
  /// The content of the app's view, as IntentKitUI describes it.
  public var view: ParameterValue? {
    get { content.shown.content }
    set { content = ViewContent(view: newValue, size: size) }
  }
  /// The parts of the standard interface that the app's view displays instead.
  public var replacedParts: [StandardViewPart]
  /// The time until the answer.
  public var elapsed: Duration

  private var content: ViewContent

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
    self.replacedParts = replacedParts
    self.elapsed = elapsed
    content = ViewContent(view: view, size: size)
  }

  /// Creates a step with a view whose content and size are determined when they are read.
  package init(
    method: HandlerMethod, isAugmenting: Bool, context: HostedViewContext,
    parameters: [InterfaceParameter], interactiveBehavior: InteractiveBehavior,
    placement: ViewPlacement, configured: [InterfaceParameter], shown: (any ShownView)?,
    replacedParts: [StandardViewPart], elapsed: Duration
  ) {
    self.init(
      method: method, isAugmenting: isAugmenting, context: context, parameters: parameters,
      interactiveBehavior: interactiveBehavior, placement: placement, configured: configured,
      replacedParts: replacedParts, elapsed: elapsed)
    if let shown { content = ViewContent(shown: shown) }
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

/// An app's view on the screen.
///
/// Few readers of a trace need the content and the size, and computing these takes longer than the
/// rest of a step.
package protocol ShownView: Sendable, Hashable {
  /// The content, if any.
  var content: ParameterValue? { get }
  /// The size; nil if the view isn't shown.
  var size: ViewSize? { get }
}

extension ShownView {
  /// Returns whether another view has the same type and is equal.
  fileprivate func isEqual(to other: any ShownView) -> Bool { other as? Self == self }
}

/// The content and the size of a view, compared by value.
private struct ViewContent: Sendable, Hashable {
  let shown: any ShownView

  init(shown: any ShownView) { self.shown = shown }

  init(view: ParameterValue?, size: ViewSize?) { shown = WrittenView(content: view, size: size) }

  private var written: WrittenView { WrittenView(content: shown.content, size: shown.size) }

  static func == (left: Self, right: Self) -> Bool {
    left.shown.isEqual(to: right.shown) || left.written == right.written
  }

  func hash(into hasher: inout Hasher) { hasher.combine(written) }
}

/// A view whose content and size are known.
private struct WrittenView: ShownView {
  let content: ParameterValue?
  let size: ViewSize?
}
