package import IntentKitCore

/// A view controller that augments the standard interface and displays some of its parts itself,
/// like SiriKit's `INUIHostedViewSiriProviding`.
public protocol HostedViewSiriProviding: HostedViewControlling {
  /// Whether the view displays the map; false by default.
  var displaysMap: Bool { get }

  /// Whether the view displays the message; false by default.
  var displaysMessage: Bool { get }

  /// Whether the view displays the payment; false by default.
  var displaysPaymentTransaction: Bool { get }
}

// MARK: - Default implementations

extension HostedViewSiriProviding {
  public var displaysMap: Bool { false }
  public var displaysMessage: Bool { false }
  public var displaysPaymentTransaction: Bool { false }
}

extension HostedViewSiriProviding {
  /// The parts of the standard interface that the view displays instead.
  package var displayedParts: [StandardViewPart] {
    [
      displaysMap ? StandardViewPart.map : nil, displaysMessage ? .message : nil,
      displaysPaymentTransaction ? .paymentTransaction : nil,
    ].compactMap(\.self)
  }
}
