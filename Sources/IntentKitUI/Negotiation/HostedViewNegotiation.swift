public import IntentKitCore

/// The negotiation between the system and an app about the views for one response.
///
/// It is a value without effects: ``nextCall()`` returns the next call of the app, and
/// ``receive(_:)`` takes its answer.
///
/// ```swift
/// var negotiation = HostedViewNegotiation(
///   .replacing, sets: [["SendMessageIntent.recipients"], ["SendMessageIntent.content"]],
///   schema: SendMessageIntent.schema)
/// while let call = negotiation.nextCall() {
///   negotiation.receive(.standard)
///   print(call.parameters)
/// }
/// ```
///
/// The first call has an empty set. Then there is one call for each set of parameters that isn't
/// shown yet. A view may show parameters that weren't asked for; these aren't asked for later, and
/// their standard views disappear (What Siri does, 9.2).
public struct HostedViewNegotiation: Sendable, Hashable {
  /// The ways in which an app's views relate to the standard interface.
  public enum Way: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The app replaces parts of the interface, with a new controller for each call.
    case replacing
    /// The app augments the interface with one view, of one controller.
    case augmenting
  }

  /// A call of the app for a view.
  public struct Call: Sendable, Hashable {
    /// The number of the call, starting with zero.
    public var number: Int
    /// The parameters that the view should show, in order; empty for a view of the entire request.
    public var parameters: [InterfaceParameter]
    /// The reaction of the view to a tap.
    public var interactiveBehavior: InteractiveBehavior
    /// Whether a new controller is created for the call.
    public var needsNewController: Bool
  }

  private enum State: Hashable {
    case ready
    case waiting(Call)
  }

  /// The relation of the app's views to the standard interface.
  public let way: Way
  /// The sets of parameters, in the system's order.
  public let sets: [InterfaceParameterSet]
  /// The place on the screen.
  public let context: HostedViewContext
  /// The sizes that the system allows.
  public let limits: HostedViewLimits
  /// The views on the screen, from top to bottom.
  public private(set) var views: [PlacedView] = []
  /// The parameters that a view shows, or that a view hides.
  public var shown: Set<InterfaceParameter> { Set(claimed) }
  /// The parameters in ``shown``, few enough for a list.
  private var claimed: [InterfaceParameter] = []
  private let schema: KnownParameters
  private var state = State.ready
  /// Whether the call with the empty set is left.
  private var asksForRequest: Bool
  /// The sets of the other calls that are left.
  private var queue: ArraySlice<InterfaceParameterSet>
  private var callCount = 0

  /// Creates a negotiation.
  ///
  /// - Parameters:
  ///   - way: The relation of the app's views to the standard interface.
  ///   - sets: The sets of parameters, without the empty set.
  ///   - schema: The schema of the intent.
  ///   - meaning: The meaning of the response's code. After a failure, the system shows its own
  ///     interface and doesn't ask the app.
  ///   - context: The place on the screen.
  ///   - limits: The sizes that the system allows.
  public init(
    _ way: Way, sets: [InterfaceParameterSet], schema: IntentSchema,
    meaning: CodeMeaning = .success, context: HostedViewContext = .siriSnippet,
    limits: HostedViewLimits = .phone
  ) {
    self.way = way
    self.sets = sets
    self.schema = KnownParameters(schema: schema)
    self.context = context
    self.limits = limits
    asksForRequest = meaning.showsHostedViews
    queue = asksForRequest && way == .replacing ? sets[...] : []
  }

  // MARK: - Calls

  /// Returns the next call of the app, or nil if the screen is complete.
  ///
  /// While the answer to a call is missing, it is the same call.
  public mutating func nextCall() -> Call? {
    if case .waiting(let call) = state { return call }
    if asksForRequest {
      asksForRequest = false
      return call(for: [], .none)
    }
    while let set = queue.popFirst() {
      let missing = set.parameters.filter { !claimed.contains($0) }
      if !missing.isEmpty { return call(for: missing, set.interactiveBehavior) }
    }
    return nil
  }

  private mutating func call(
    for parameters: [InterfaceParameter], _ interactiveBehavior: InteractiveBehavior
  ) -> Call {
    let call = Call(
      number: callCount, parameters: parameters, interactiveBehavior: interactiveBehavior,
      needsNewController: way == .replacing || callCount == 0)
    callCount += 1
    state = .waiting(call)
    return call
  }

  /// Asks the app that augments the interface for another view, because the status has changed.
  ///
  /// Apps that replace the interface aren't asked again.
  public mutating func update() {
    guard way == .augmenting, callCount > 0, case .ready = state else { return }
    asksForRequest = true
    views = []
  }

  // MARK: - Answers

  /// Takes the answer to the call in progress.
  ///
  /// - Parameter answer: The answer, or nil if the app didn't answer within the limit.
  /// - Returns: The mistakes in the answer.
  @discardableResult
  public mutating func receive(_ answer: ViewConfiguration?) -> [ViewFinding] {
    guard case .waiting(let call) = state else { return [.completedTwice] }
    state = .ready
    guard let answer else {
      showStandardView(for: call)
      return [.noAnswer]
    }
    guard answer.success else {
      showStandardView(for: call)
      return []
    }
    var findings: [ViewFinding] = []
    var configured = answer.parameters
    if !configured.allSatisfy(schema.contains) {
      let foreign = configured.filter { !schema.contains($0) }
      findings.append(.foreignParameters(foreign.sorted()))
      configured.subtract(foreign)
    }
    if configured.isEmpty, !call.parameters.isEmpty {
      if findings.isEmpty { findings.append(.nothingConfigured) }
      configured = Set(call.parameters)
    }
    let order = ordered(configured, asked: call.parameters)
    claim(order)
    // What the app leaves out of its view is still worth showing.
    defer { showStandardView(for: call) }
    guard let placed = placed(answer, showing: order, call.interactiveBehavior) else {
      views.append(PlacedView(parameters: order, placement: .hidden))
      return findings
    }
    // A size that the content determines isn't a choice of the app.
    if let size = answer.desiredSize, limits.clamping(size) != size {
      findings.append(.sizeOutOfBounds(size, allowed: limits.clamping(size)))
    }
    if context == .mapsCard, answer.view?.containsMap == true { findings.append(.mapInMaps) }
    views.append(placed)
    return findings
  }

  /// Marks parameters as shown, and removes them from the standard views.
  private mutating func claim(_ parameters: [InterfaceParameter]) {
    claimed += parameters.filter { !claimed.contains($0) }
    for index in views.indices where views[index].placement == .standard {
      views[index].parameters.removeAll { parameters.contains($0) }
    }
    views.removeAll { $0.placement == .standard && $0.parameters.isEmpty }
  }

  /// Shows the standard view of the parameters of a call that no view shows.
  private mutating func showStandardView(for call: Call) {
    let missing = call.parameters.filter { !claimed.contains($0) }
    guard !missing.isEmpty else { return }
    claimed += missing
    views.append(
      PlacedView(
        parameters: missing, placement: .standard,
        interactiveBehavior: call.interactiveBehavior))
  }

  /// Returns the app's view of an answer, or nil if its size is zero.
  private func placed(
    _ answer: ViewConfiguration, showing parameters: [InterfaceParameter],
    _ interactiveBehavior: InteractiveBehavior
  ) -> PlacedView? {
    if let size = answer.desiredSize {
      guard size != .zero else { return nil }
      return PlacedView(
        parameters: parameters, placement: .custom, interactiveBehavior: interactiveBehavior,
        size: limits.clamping(size), view: answer.view)
    }
    // A view with its own size is as wide as the limits allow.
    return answer.view.map { view in
      PlacedView(
        parameters: parameters, interactiveBehavior: interactiveBehavior, fitting: view,
        in: limits)
    }
  }

  /// Returns the parameters of a view in the order in which they were asked for; others follow.
  private func ordered(
    _ configured: Set<InterfaceParameter>, asked: [InterfaceParameter]
  ) -> [InterfaceParameter] {
    let ordered = asked.filter(configured.contains)
    if configured.allSatisfy(asked.contains) { return ordered }
    let others = sets.flatMap(\.parameters).filter {
      configured.contains($0) && !asked.contains($0)
    }
    return ordered + others + configured.subtracting(asked).subtracting(others).sorted()
  }
}

extension CodeMeaning {
  /// Whether a response with this meaning lets the app show views.
  ///
  /// After a failure, the system shows its own interface, and so does an app that continues.
  package var showsHostedViews: Bool {
    switch self {
    case .ready, .userConfirmationRequired, .success, .inProgress, .continueInApp: true
    case .unspecified, .failure, .failureRequiringAppLaunch, .handleInApp: false
    }
  }
}

/// The parameters of an intent, equal for the same intent.
private struct KnownParameters: Sendable, Hashable {
  let schema: IntentSchema

  func contains(_ parameter: InterfaceParameter) -> Bool {
    schema.hasInterfaceParameter(parameter)
  }

  static func == (one: Self, other: Self) -> Bool { one.schema === other.schema }
  func hash(into hasher: inout Hasher) { hasher.combine(schema.name) }
}
