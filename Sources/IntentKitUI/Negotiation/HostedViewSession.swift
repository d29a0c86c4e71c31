package import IntentKitCore

/// The views of an app during one request.
///
/// It performs what the ``HostedViewNegotiation`` decides: it creates controllers, calls them within
/// the limit, and records the results.
package struct HostedViewSession: ScreenSession {
  private let provider: any HostedViewProvider
  private let schema: IntentSchema
  private let context: HostedViewContext
  private let limits: HostedViewLimits
  /// The controller that augments the interface, which lasts as long as the request.
  private var augmenting: (any ViewAugmenting)?
  private var negotiation: HostedViewNegotiation?
  private var phase = Phase.handle

  init(
    _ provider: any HostedViewProvider, schema: IntentSchema, context: HostedViewContext,
    limits: HostedViewLimits
  ) {
    self.provider = provider
    self.schema = schema
    self.context = context
    self.limits = limits
  }

  package mutating func show(
    _ interaction: Interaction, _ meaning: CodeMeaning, in phase: Phase, through caller: ViewCaller
  ) async {
    guard meaning.showsHostedViews, meaning != .ready || phase == .confirm else { return }
    self.phase = phase
    let sets = InterfaceParameterSet.sets(for: interaction, schema: schema, phase: phase)
    let extensionContext = HostedViewExtensionContext(limits: limits, parameterSets: sets)
    // Another controller of the same kind is created for each call of an app that replaces views.
    let first: (any HostedViewControlling)? =
      augmenting ?? provider.viewController(for: interaction, in: extensionContext)
    guard let first, let way = first.way else { return }
    negotiation = HostedViewNegotiation(
      way, sets: sets, schema: schema, meaning: meaning, context: context, limits: limits)
    if way == .augmenting { augmenting = augmenting ?? first as? any ViewAugmenting }
    await negotiate(interaction, first: first, extensionContext, caller)
  }

  package mutating func update(_ interaction: Interaction, through caller: ViewCaller) async {
    guard let augmenting, negotiation != nil else { return }
    negotiation?.update()
    await negotiate(
      interaction, first: augmenting, HostedViewExtensionContext(limits: limits), caller)
  }

  /// Performs all calls of a negotiation.
  private mutating func negotiate(
    _ interaction: Interaction, first: any HostedViewControlling,
    _ extensionContext: HostedViewExtensionContext, _ caller: ViewCaller
  ) async {
    var unused: (any HostedViewControlling)? = first
    while let call = negotiation?.nextCall() {
      let controller =
        augmenting ?? unused ?? provider.viewController(for: interaction, in: extensionContext)
      unused = nil
      guard await perform(call, with: controller, interaction, caller) else { return }
    }
  }

  /// Performs a call, and records its result.
  ///
  /// - Returns: Whether the request continues.
  private mutating func perform(
    _ call: HostedViewNegotiation.Call, with controller: (any HostedViewControlling)?,
    _ interaction: Interaction, _ caller: ViewCaller
  ) async -> Bool {
    let method = method
    let context = context
    let result: ViewCaller.Result<ViewConfiguration>
    switch controller {
    case let controller as any ViewReplacing:
      result = await caller.call(method) {
        await controller.configureView(
          for: Set(call.parameters), of: interaction,
          interactiveBehavior: call.interactiveBehavior, context: context)
      }
    case let controller as any ViewAugmenting:
      result = await caller.call(method) {
        await controller.configure(with: interaction, context: context)
      }
    default: result = .answered(.standard, elapsed: .zero)
    }
    var (answer, elapsed, isDropped): (ViewConfiguration?, Duration, Bool) = (nil, .zero, false)
    switch result {
    case .answered(let configuration, let time): (answer, elapsed) = (configuration, time)
    case .dropped(let time): (elapsed, isDropped) = (time, true)
    case .overdue(let limit): elapsed = limit
    case .ended: return false
    }
    let before = negotiation?.views.count ?? 0
    let findings = negotiation?.receive(answer) ?? []
    let views = negotiation?.views ?? []
    // A view that claims parameters of earlier standard views may leave fewer views than before.
    let placed =
      answer?.success == true
      ? views.last { $0.placement != .standard } : views.dropFirst(before).first
    let parts = (controller as? any HostedViewSiriProviding)?.displayedParts ?? []
    caller.record(
      ViewStep(
        method: method, context: context, parameters: call.parameters,
        interactiveBehavior: call.interactiveBehavior, placement: placed?.placement ?? .standard,
        configured: answer?.success == true ? placed?.parameters ?? [] : [], size: placed?.size,
        view: placed?.view?.parameterValue,
        replacedParts: negotiation?.way == .augmenting && placed?.placement == .custom ? parts : [],
        elapsed: elapsed))
    for finding in findings {
      if let kind = finding.verdict(elapsed: elapsed, isDropped: isDropped) {
        caller.judge(kind, method, elapsed: elapsed)
      }
    }
    return true
  }

  /// The method that is called, as traces name it.
  private var method: HandlerMethod {
    HandlerMethod(
      negotiation?.way == .augmenting
        ? "configure(with:context:)" : "configureView(for:of:interactiveBehavior:context:)",
      phase: phase)
  }
}

extension ViewFinding {
  /// The verdict on the finding; nil for one that the pipeline judges.
  fileprivate func verdict(elapsed: Duration, isDropped: Bool) -> Verdict.Kind? {
    switch self {
    case .noAnswer: .viewNotConfigured(limit: elapsed, isDropped: isDropped)
    case .completedTwice: nil
    case .foreignParameters(let parameters): .foreignParameters(parameters)
    case .sizeOutOfBounds(let size, let allowed): .viewSize(size, allowed: allowed)
    case .nothingConfigured: .nothingConfigured
    case .mapInMaps: .mapInMaps
    }
  }
}
