public import IntentKitCore

/// The style of a text, which determines its size and its weight.
public enum TextStyle: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// A text of 28 points.
  case largeTitle
  /// A text of 22 points.
  case title
  /// A bold text of 17 points.
  case headline
  /// A text of 17 points.
  case body
  /// A text of 15 points.
  case subheadline
  /// A text of 13 points.
  case footnote
  /// A text of 12 points.
  case caption

  /// The size of the font in points.
  public var fontSize: Double {
    switch self {
    case .largeTitle: 28
    case .title: 22
    case .headline, .body: 17
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    }
  }

  /// The height of a line in points.
  public var lineHeight: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .headline, .body: 22
    case .subheadline: 20
    case .footnote: 18
    case .caption: 16
    }
  }

  /// Whether the text is bold.
  public var isBold: Bool { self == .headline || self == .largeTitle || self == .title }
}
