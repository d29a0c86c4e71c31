import IntentKitCore

/// A controller of an app's views.
///
/// A controller implements `configureView(for:of:interactiveBehavior:context:)` to replace parts of
/// the standard interface, or `configure(with:context:)` to augment it, each in the async or the
/// completion spelling. An ``INUIHostedView`` says which, because Swift can't tell here whether a
/// class has a method that others may lack.
@preconcurrency public protocol INUIHostedViewControlling: NSObjectProtocol {
  /// Configures the view for a set of parameters.
  ///
  /// - Parameters:
  ///   - parameters: The parameters that the view should show; empty for a view of the entire
  ///     request.
  ///   - interaction: The request and its response.
  ///   - interactiveBehavior: The reaction of the view to a tap.
  ///   - context: The place on the screen.
  ///   - completion: A closure that takes whether there is a view, the parameters that it shows, and
  ///     its size in points.
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping @Sendable (Bool, Set<INParameter>, CGSize) -> Void)

  /// Configures the view for a set of parameters.
  ///
  /// - Parameters:
  ///   - parameters: The parameters that the view should show; empty for a view of the entire
  ///     request.
  ///   - interaction: The request and its response.
  ///   - interactiveBehavior: The reaction of the view to a tap.
  ///   - context: The place on the screen.
  /// - Returns: Whether there is a view, the parameters that it shows, and its size in points.
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> (Bool, Set<INParameter>, CGSize)

  /// Configures the view that augments the standard interface.
  ///
  /// - Parameters:
  ///   - interaction: The request and its response.
  ///   - context: The place on the screen.
  ///   - completion: A closure that takes the size in points; zero for no view.
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping @Sendable (CGSize) -> Void)

  /// Configures the view that augments the standard interface.
  ///
  /// - Parameters:
  ///   - interaction: The request and its response.
  ///   - context: The place on the screen.
  /// - Returns: The size in points; zero for no view.
  func configure(with interaction: INInteraction, context: INUIHostedViewContext) async -> CGSize
}

/// A controller whose view shows parts of the standard interface itself.
public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
  /// Whether the view shows the map; false by default.
  var displaysMap: Bool { get }
  /// Whether the view shows the message; false by default.
  var displaysMessage: Bool { get }
  /// Whether the view shows the payment; false by default.
  var displaysPaymentTransaction: Bool { get }
}

// MARK: - Default implementations

extension INUIHostedViewControlling {
  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping @Sendable (Bool, Set<INParameter>, CGSize) -> Void
  ) {
    completion(false, [], .zero)
  }

  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> (Bool, Set<INParameter>, CGSize) {
    let answer: ViewAnswer = await withCompletion { completion in
      configureView(
        for: parameters, of: interaction, interactiveBehavior: interactiveBehavior,
        context: context
      ) { success, parameters, size in
        completion(ViewAnswer(success: success, parameters: parameters, size: size))
      }
    }
    return (answer.success, answer.parameters, answer.size)
  }

  public func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping @Sendable (CGSize) -> Void
  ) {
    completion(.zero)
  }

  public func configure(
    with interaction: INInteraction, context: INUIHostedViewContext
  ) async -> CGSize {
    let answer: ViewAnswer = await withCompletion { completion in
      configure(with: interaction, context: context) { size in
        completion(ViewAnswer(success: true, size: size))
      }
    }
    return answer.size
  }
}

extension INUIHostedViewSiriProviding {
  public var displaysMap: Bool { false }
  public var displaysMessage: Bool { false }
  public var displaysPaymentTransaction: Bool { false }
}

/// The arguments of a completion.
private struct ViewAnswer: CompletionAnswer {
  var success: Bool
  var parameters: Set<INParameter> = []
  var size: CGSize

  static var missing: Self { Self(success: false, size: .zero) }
}
