package import IntentKitCore
import IntentKitPlatform

/// The views of an app during one request.
///
/// It performs what the ``HostedViewNegotiation`` decides: it creates controllers, calls them within
/// the limit, and records the results.
package struct HostedViewSession: ScreenSession {
  private let source: any HostedViewSource
  private let schema: IntentSchema
  private let context: HostedViewContext
  private let limits: HostedViewLimits
  /// The controller that augments the interface, for the entire request.
  private var augmenting: HostedViewController?
  private var negotiation: HostedViewNegotiation?
  private var phase = Phase.handle
  /// Whether the app can't be called anymore, which is judged once.
  private var isAppLost = false

  init(
    _ source: any HostedViewSource, schema: IntentSchema, context: HostedViewContext,
    limits: HostedViewLimits
  ) {
    self.source = source
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
    var first = augmenting
    if first == nil { first = await firstController(interaction, extensionContext, caller) }
    guard let first else { return }
    negotiation = HostedViewNegotiation(
      first.way, sets: sets, schema: schema, meaning: meaning, context: context, limits: limits)
    if first.way == .augmenting { augmenting = first }
    await negotiate(interaction, first: first, extensionContext, caller)
  }

  package mutating func update(_ interaction: Interaction, through caller: ViewCaller) async {
    guard let augmenting, negotiation != nil else { return }
    negotiation?.update()
    await negotiate(
      interaction, first: augmenting, HostedViewExtensionContext(limits: limits), caller)
  }

  /// Creates the controller that tells the relation of the app's views to the standard interface, or
  /// returns nil if the app shows no views.
  private mutating func firstController(
    _ interaction: Interaction, _ extensionContext: HostedViewExtensionContext,
    _ caller: ViewCaller
  ) async -> HostedViewController? {
    let method = ViewMethod.creating.method(in: phase)
    let source = source
    let controller = Locked<HostedViewController?>(nil)
    let result = await caller.call(method, isRecorded: false) { () async throws(HandlerFailure) in
      let created = try await source.viewController(for: interaction, in: extensionContext)
      controller.withLock { $0 = created }
    }
    switch result {
    case .answered: return controller.withLock { $0 }
    case .overdue(let limit):
      caller.judge(.viewNotConfigured(limit: limit), method, elapsed: limit)
    case .dropped(let elapsed):
      caller.judge(.viewNotConfigured(limit: elapsed, isDropped: true), method, elapsed: elapsed)
    case .failed(let failure, let elapsed): judge(failure, method, elapsed: elapsed, caller)
    case .ended: break
    }
    return nil
  }

  /// Performs all calls of a negotiation.
  private mutating func negotiate(
    _ interaction: Interaction, first: HostedViewController,
    _ extensionContext: HostedViewExtensionContext, _ caller: ViewCaller
  ) async {
    var next: HostedViewController? = first
    while let call = negotiation?.nextCall() {
      let controller = augmenting ?? next
      next = nil
      guard await perform(call, with: controller, interaction, extensionContext, caller) else {
        return
      }
    }
  }

  /// Performs a call, and records its result.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - known: The controller; nil for a new one.
  ///   - interaction: The request and its response.
  ///   - extensionContext: The context of the app's extension.
  ///   - caller: The way to call methods of the app's views.
  /// - Returns: Whether the request continues.
  private mutating func perform(
    _ call: HostedViewNegotiation.Call, with known: HostedViewController?,
    _ interaction: Interaction, _ extensionContext: HostedViewExtensionContext,
    _ caller: ViewCaller
  ) async -> Bool {
    let method = method
    let source = source
    let arguments = HostedViewController.Call(
      parameters: Set(call.parameters), interaction: interaction,
      interactiveBehavior: call.interactiveBehavior, context: context)
    let given = Locked<HostedViewController.Answer?>(nil)
    let result = await caller.call(method) { () async throws(HandlerFailure) in
      // Another controller of the same kind is created for each call of an app that replaces views.
      var controller = known
      if controller == nil {
        controller = try await source.viewController(for: interaction, in: extensionContext)
      }
      let answer = try await controller?.configure(arguments)
      given.withLock { $0 = answer ?? .init(.standard, displayedParts: []) }
    }
    var answer: HostedViewController.Answer?
    var (elapsed, isDropped) = (Duration.zero, false)
    switch result {
    case .answered(let time): (answer, elapsed) = (given.withLock { $0 }, time)
    case .dropped(let time): (elapsed, isDropped) = (time, true)
    case .overdue(let limit): elapsed = limit
    case .failed(let failure, let time):
      judge(failure, method, elapsed: time, caller)
      (answer, elapsed) = (.init(.standard, displayedParts: []), time)
    case .ended: return false
    }
    let before = negotiation?.views.count ?? 0
    let findings = negotiation?.receive(answer?.configuration) ?? []
    let views = negotiation?.views ?? []
    let isShown = answer?.configuration.success == true
    // A view that claims parameters of earlier standard views may leave fewer views than before.
    let placed =
      isShown ? views.last { $0.placement != .standard } : views.dropFirst(before).first
    let isAugmenting = negotiation?.way == .augmenting
    let step = ViewStep(
      method: method, isAugmenting: isAugmenting, context: context, parameters: call.parameters,
      interactiveBehavior: call.interactiveBehavior, placement: placed?.placement ?? .standard,
      configured: isShown ? placed?.parameters ?? [] : [],
      shown: placed,
      replacedParts: isAugmenting && placed?.placement == .custom
        ? answer?.displayedParts ?? [] : [],
      elapsed: elapsed)
    caller.record(step)
    for finding in findings {
      if let kind = finding.verdict(elapsed: elapsed, isDropped: isDropped) {
        caller.judge(kind, method, elapsed: elapsed)
      }
    }
    return true
  }

  /// Judges a failure of an app in another process.
  private mutating func judge(
    _ failure: HandlerFailure, _ method: HandlerMethod, elapsed: Duration, _ caller: ViewCaller
  ) {
    if failure.endsApp {
      guard !isAppLost else { return }
      isAppLost = true
    }
    caller.judge(failure.kind, failure.method ?? method, elapsed: elapsed)
  }

  /// The method that is called, as traces name it.
  private var method: HandlerMethod {
    (negotiation?.way == .augmenting ? ViewMethod.augmenting : .replacing).method(in: phase)
  }
}

/// A method of an app's views, in the phases whose responses have views.
private struct ViewMethod {
  static let creating = ViewMethod("viewController(for:in:)")
  static let augmenting = ViewMethod("configure(with:context:)")
  static let replacing = ViewMethod("configureView(for:of:interactiveBehavior:context:)")

  // Made once, because each screen calls a dozen.
  private let inConfirm: HandlerMethod
  private let inHandle: HandlerMethod

  private init(_ name: String) {
    inConfirm = HandlerMethod(name, phase: .confirm)
    inHandle = HandlerMethod(name, phase: .handle)
  }

  /// Returns the method as traces name it.
  func method(in phase: Phase) -> HandlerMethod { phase == .confirm ? inConfirm : inHandle }
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
