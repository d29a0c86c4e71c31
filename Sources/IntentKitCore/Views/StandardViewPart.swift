/// A part of the standard interface that an app's view can display instead.
///
/// The names are those of the properties of SiriKit's `INUIHostedViewSiriProviding`.
public enum StandardViewPart: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// The map.
  case map
  /// The message.
  case message
  /// The payment.
  case paymentTransaction
}
