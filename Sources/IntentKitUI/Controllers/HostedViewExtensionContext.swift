public import IntentKitCore

/// The context of an app's Intents UI extension, like SiriKit's `NSExtensionContext`.
public struct HostedViewExtensionContext: DeclaredRecord {
  /// The sizes that the system allows.
  public var limits: HostedViewLimits
  /// The sets of parameters, in the order in which they are passed.
  public var parameterSets: [InterfaceParameterSet]

  /// Creates a context.
  public init(limits: HostedViewLimits = .phone, parameterSets: [InterfaceParameterSet] = []) {
    self.limits = limits
    self.parameterSets = parameterSets
  }

  public static let recordFields = RecordFields<HostedViewExtensionContext>(
    .required("limits", \.limits),
    .optional("parameterSets", \.parameterSets, default: [])
  ) { HostedViewExtensionContext(limits: $0, parameterSets: $1) }

  /// The smallest size of a view.
  public var hostedViewMinimumAllowedSize: ViewSize { limits.minimumAllowedSize }

  /// The largest size of a view.
  public var hostedViewMaximumAllowedSize: ViewSize { limits.maximumAllowedSize }

  /// Returns the sets of parameters and their order as text, for debugging.
  ///
  /// ```
  /// 1  {}
  /// 2  {SendMessageIntent.recipients}
  /// 3  {SendMessageIntent.content}
  /// ```
  public func interfaceParametersDescription() -> String {
    ([InterfaceParameterSet([])] + parameterSets).enumerated().map { number, set in
      let names = set.parameters.map(\.description).joined(separator: ", ")
      let behavior =
        set.interactiveBehavior == .none ? "" : "  \(set.interactiveBehavior.rawValue)"
      return "\(number + 1)  {\(names)}\(behavior)"
    }.joined(separator: "\n")
  }
}
