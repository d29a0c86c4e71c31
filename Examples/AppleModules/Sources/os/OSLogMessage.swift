/// A message with values, each of which can say whether it is private.
///
/// On Apple platforms, private values are hidden from other people's logs. Here the output belongs to
/// the user who runs the program, so all values are written.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The message.
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// The message so far.
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }
}

/// Whether a value is hidden from other people's logs.
public struct OSLogPrivacy: Sendable {
  /// The form of a hidden value.
  public enum Mask: Sendable { case none, hash }

  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
