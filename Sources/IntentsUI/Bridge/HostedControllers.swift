import IntentKitCore
import IntentKitUI

/// A controller of an app.
///
/// `@unchecked` because controllers aren't `Sendable`; a request calls one method at a time.
struct HostedPart<Controller: INUIHostedViewControlling>: @unchecked Sendable {
  let controller: Controller
  /// Returns the content of the view that the controller has configured.
  let describe: (Controller) -> ViewDescription?

  var view: ViewDescription? { describe(controller) }
}

/// A controller that replaces parts of the standard interface.
struct ReplacingController<Controller: INUIHostedViewControlling>: ViewReplacing {
  let part: HostedPart<Controller>
  let customIntents: [INIntent.Type]

  func configureView(
    for parameters: Set<InterfaceParameter>, of interaction: Interaction,
    interactiveBehavior: InteractiveBehavior, context: HostedViewContext
  ) async -> ViewConfiguration {
    guard let interaction = try? INInteraction.read(interaction, customIntents: customIntents)
    else { return .standard }
    let (success, configured, size) = await part.controller.configureView(
      for: Set(parameters.compactMap { INParameter($0, of: interaction) }), of: interaction,
      interactiveBehavior: INUIInteractiveBehavior(interactiveBehavior),
      context: INUIHostedViewContext(context))
    return ViewConfiguration(
      success: success, parameters: Set(configured.map { InterfaceParameter($0, of: interaction) }),
      desiredSize: ViewSize(size), view: success ? part.view : nil)
  }
}

/// A controller that augments the standard interface.
struct AugmentingController<Controller: INUIHostedViewControlling>: ViewAugmenting,
  HostedViewSiriProviding
{
  let part: HostedPart<Controller>
  let customIntents: [INIntent.Type]

  private var provider: (any INUIHostedViewSiriProviding)? {
    part.controller as? any INUIHostedViewSiriProviding
  }

  var displaysMap: Bool { provider?.displaysMap ?? false }
  var displaysMessage: Bool { provider?.displaysMessage ?? false }
  var displaysPaymentTransaction: Bool { provider?.displaysPaymentTransaction ?? false }

  func configure(
    with interaction: Interaction, context: HostedViewContext
  ) async -> ViewConfiguration {
    guard let interaction = try? INInteraction.read(interaction, customIntents: customIntents)
    else { return .standard }
    let size = await part.controller.configure(
      with: interaction, context: INUIHostedViewContext(context))
    return ViewConfiguration(
      success: true, desiredSize: ViewSize(size), view: size == .zero ? nil : part.view)
  }
}

extension ViewSize {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension CGSize {
  init(_ size: ViewSize) { self.init(width: size.width, height: size.height) }
}

// MARK: - Parameters

extension INParameter {
  /// Creates a parameter from the core's, or returns nil if the interaction has no class for it.
  convenience init?(_ parameter: InterfaceParameter, of interaction: INInteraction) {
    let type: AnyClass? = interaction.classes.first { $0.name == parameter.parameterClass }?.type
    guard let type else { return nil }
    self.init(for: type, keyPath: parameter.parameterKeyPath)
    for (path, index) in parameter.indexedPaths { setIndex(index, forSubKeyPath: path) }
  }
}

extension InterfaceParameter {
  /// Creates a parameter of the core.
  ///
  /// One of a class that isn't the interaction's keeps the name of that class.
  init(_ parameter: INParameter, of interaction: INInteraction) {
    let name =
      interaction.classes.first { $0.type == parameter.parameterClass }?.name
      ?? "\(parameter.parameterClass)"
    self.init(name, keyPath: parameter.parameterKeyPath)
    for (path, index) in parameter.indexedPaths { setIndex(index, forSubKeyPath: path) }
  }

  /// The key paths of lists with the index of the element that is meant.
  fileprivate var indexedPaths: [(path: String, index: Int)] {
    var path: [String] = []
    return steps.compactMap { step in
      path.append(step.name)
      return step.index.map { (path.joined(separator: "."), $0) }
    }
  }
}

extension INParameter {
  /// The key paths of lists with the index of the element that is meant.
  fileprivate var indexedPaths: [(path: String, index: Int)] {
    var path: [String] = []
    return parameterKeyPath.split(separator: ".").compactMap { name in
      path.append(String(name))
      let joined = path.joined(separator: ".")
      let index = index(forSubKeyPath: joined)
      return index == NSNotFound ? nil : (joined, index)
    }
  }
}

extension INInteraction {
  /// The classes of the intent and the response, with their names in the core.
  fileprivate var classes: [(name: String, type: AnyClass)] {
    let type = type(of: intent)
    guard let schema = type._schema else { return [] }
    var classes: [(String, AnyClass)] = [(schema.intentTypeName, type)]
    if let response = type._responseType { classes.append((schema.responseTypeName, response)) }
    return classes
  }
}
