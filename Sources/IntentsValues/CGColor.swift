public import Foundation

/// A color with red, green and blue components and an opacity.
///
/// Core Graphics has this class on Apple platforms; only colors in RGB exist here.
public final class CGColor: NSObject, @unchecked Sendable {
  // `@unchecked` because `NSObject` isn't `Sendable`; the properties never change.

  /// The components, each from 0 to 1: red, green, blue and opacity.
  public let components: [CGFloat]?

  /// Creates a color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// The number of components, including the opacity.
  public var numberOfComponents: Int { components?.count ?? 0 }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGColor)?.components == components
  }

  public override var hash: Int { components.hashValue }
}
