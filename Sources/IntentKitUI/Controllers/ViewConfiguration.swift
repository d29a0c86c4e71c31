public import IntentKitCore

/// The answer of a view controller to a request for a view.
///
/// It contains the arguments of SiriKit's completion (success, the parameters that are shown, and
/// the size) and the content of the view.
public struct ViewConfiguration: DeclaredRecord {
  /// Whether the controller shows a view; otherwise, the system shows its own.
  public var success: Bool
  /// The parameters that the view shows, including ones that weren't asked for.
  public var parameters: Set<InterfaceParameter>
  /// The desired size; nil for the size of the content at the maximum width.
  ///
  /// The size `ViewSize.zero` hides the view.
  public var desiredSize: ViewSize?
  /// The content of the view.
  public var view: ViewDescription?

  /// Creates an answer.
  public init(
    success: Bool, parameters: Set<InterfaceParameter> = [], desiredSize: ViewSize? = nil,
    view: ViewDescription? = nil
  ) {
    self.success = success
    self.parameters = parameters
    self.desiredSize = desiredSize
    self.view = view
  }

  /// The parameters in a stable order.
  private var sortedParameters: [InterfaceParameter] { parameters.sorted() }

  /// Returns the answer with a view of some parameters.
  ///
  /// - Parameters:
  ///   - view: The content of the view.
  ///   - parameters: The parameters that the view shows.
  ///   - desiredSize: The size; by default, that of the content.
  /// - Returns: The answer.
  public static func showing(
    _ view: ViewDescription, for parameters: Set<InterfaceParameter>, desiredSize: ViewSize? = nil
  ) -> Self {
    Self(success: true, parameters: parameters, desiredSize: desiredSize, view: view)
  }

  /// Returns the answer of a view that augments the standard interface, or of the view of the
  /// entire request.
  public static func showing(_ view: ViewDescription, desiredSize: ViewSize? = nil) -> Self {
    Self(success: true, desiredSize: desiredSize, view: view)
  }

  /// Returns the answer that shows no view for some parameters.
  public static func hiding(_ parameters: Set<InterfaceParameter> = []) -> Self {
    Self(success: true, parameters: parameters, desiredSize: .zero)
  }

  /// The answer that leaves the parameters to the system's own view.
  public static let standard = Self(success: false)

  public static let recordFields = RecordFields<ViewConfiguration>(
    .required("success", \.success),
    .optional("parameters", \.sortedParameters, absence: []),
    .optional("desiredSize", \.desiredSize),
    .optional("view", \.view)
  ) { success, parameters, size, view in
    ViewConfiguration(
      success: success, parameters: Set(parameters), desiredSize: size, view: view)
  }
}

extension ViewConfiguration: CompletionAnswer {
  /// The system's own view, shown without an answer.
  public static var missing: Self { standard }
}
