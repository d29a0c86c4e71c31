public import IntentKitCore

/// The parameters that one view should show, in order.
public struct InterfaceParameterSet: DeclaredRecord {
  /// The parameters; empty for a view of the entire request.
  public var parameters: [InterfaceParameter]
  /// The reaction of the view to a tap.
  public var interactiveBehavior: InteractiveBehavior

  /// Creates a set.
  public init(
    _ parameters: [InterfaceParameter], interactiveBehavior: InteractiveBehavior = .none
  ) {
    self.parameters = parameters
    self.interactiveBehavior = interactiveBehavior
  }

  public static let recordFields = RecordFields<InterfaceParameterSet>(
    .optional("parameters", \.parameters, default: []),
    .optional("interactiveBehavior", \.interactiveBehavior, absence: .none)
  ) { InterfaceParameterSet($0, interactiveBehavior: $1) }
}

extension InterfaceParameterSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral parameters: InterfaceParameter...) { self.init(parameters) }
}
