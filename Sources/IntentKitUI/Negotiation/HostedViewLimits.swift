public import IntentKitCore

/// The sizes that the system allows for a view.
///
/// In SiriKit, they are `hostedViewMinimumAllowedSize` and `hostedViewMaximumAllowedSize` of the
/// extension context.
public struct HostedViewLimits: DeclaredRecord {
  /// The smallest size.
  public var minimumAllowedSize: ViewSize
  /// The largest size.
  public var maximumAllowedSize: ViewSize

  /// Creates limits.
  public init(minimumAllowedSize: ViewSize, maximumAllowedSize: ViewSize) {
    self.minimumAllowedSize = minimumAllowedSize
    self.maximumAllowedSize = maximumAllowedSize
  }

  /// The limits on a phone with a width of 390 points.
  ///
  /// Apple doesn't publish its limits; these leave the margins of a snippet.
  public static let phone = HostedViewLimits(
    minimumAllowedSize: ViewSize(width: 358, height: 44),
    maximumAllowedSize: ViewSize(width: 358, height: 600))

  /// Returns the allowed size that is nearest to another one.
  public func clamping(_ size: ViewSize) -> ViewSize {
    func clamp(_ length: Double, _ minimum: Double, _ maximum: Double) -> Double {
      length.isNaN ? minimum : max(minimum, min(length, maximum))
    }
    return ViewSize(
      width: clamp(size.width, minimumAllowedSize.width, maximumAllowedSize.width),
      height: clamp(size.height, minimumAllowedSize.height, maximumAllowedSize.height))
  }

  /// Returns the size of a view at the maximum width, or the allowed size that is nearest to it.
  func fittingSize(of view: ViewDescription) -> ViewSize {
    clamping(ViewLayout.size(of: view, width: maximumAllowedSize.width))
  }

  public static let recordFields = RecordFields<HostedViewLimits>(
    .required("minimumAllowedSize", \.minimumAllowedSize),
    .required("maximumAllowedSize", \.maximumAllowedSize),
    make: HostedViewLimits.init)
}
