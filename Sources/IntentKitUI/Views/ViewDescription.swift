public import IntentKitCore

/// The content of a view as data.
///
/// A view controller describes its view instead of drawing it, so that tests can examine the
/// content, and terminals and pages can draw it. All lengths are in points.
///
/// ```swift
/// let view = ViewDescription.column(
///   .row(.image(systemName: "car", label: "Car"), .text("Einar", style: .headline)),
///   .text("Pegasus Gallop · UN 202", style: .footnote, color: .secondary),
///   .progress(0.4, label: "4 minutes away"))
/// ```
///
/// In JSON, a view is an object with its kind and its fields, and a text can be a bare string:
///
/// ```json
/// { "kind": "stack", "views": [ "Einar", { "kind": "badge", "text": "4.7", "color": "positive" } ] }
/// ```
public indirect enum ViewDescription: Sendable, Hashable {
  /// A text.
  case text(Text)
  /// An image.
  case image(Picture)
  /// Rows with a title each.
  case list(List)
  /// A map with places.
  case map(Map)
  /// A short text on a colored shape.
  case badge(Badge)
  /// A bar that shows the progress of something.
  case progress(Progress)
  /// The picture of a button. Views receive no touches.
  case button(Button)
  /// Views above or beside each other.
  case stack(Stack)

  /// The views inside of this one.
  public var children: [ViewDescription] {
    if case .stack(let stack) = self { stack.views } else { [] }
  }

  /// All texts in reading order, including the labels of images and maps.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  public var texts: [String] {
    switch self {
    case .text(let text): [text.text]
    case .image(let picture): [picture.label].compactMap(\.self)
    case .list(let list):
      list.rows.flatMap { [$0.title, $0.subtitle, $0.detail].compactMap(\.self) }
    case .map(let map): [map.label].compactMap(\.self) + map.places.map(\.name)
    case .badge(let badge): [badge.text]
    case .progress(let progress): [progress.label ?? progress.percentage]
    case .button(let button): [button.title]
    case .stack(let stack): stack.views.flatMap(\.texts)
    }
  }

  /// The maximum number of parts in a view that an extension or a file describes: views, rows and
  /// places.
  ///
  /// A screen shows a few dozen.
  static let maximumPartCount = 1000

  /// The number of parts: views, rows and places.
  private var partCount: Int {
    switch self {
    case .list(let list): 1 + list.rows.count
    case .map(let map): 1 + map.places.count
    default: children.reduce(1) { $0 + $1.partCount }
    }
  }

  /// Checks the number of parts.
  ///
  /// - Throws: `ParameterError` if there are more than the maximum. Show it to the author.
  func checkPartCount() throws(ParameterError) {
    guard partCount > Self.maximumPartCount else { return }
    throw ParameterError(
      found: "a view with \(partCount) parts", expected: "at most \(Self.maximumPartCount)")
  }

  /// Whether a map is among the views.
  public var containsMap: Bool {
    if case .map = self { true } else { children.contains(where: \.containsMap) }
  }
}

extension ViewDescription: ParameterUnion {
  public static let kinds: [ParameterUnionKind<ViewDescription>] = [
    ParameterUnionKind("text", Text.self) { .text($0) },
    ParameterUnionKind("image", Picture.self) { .image($0) },
    ParameterUnionKind("list", List.self) { .list($0) },
    ParameterUnionKind("map", Map.self) { .map($0) },
    ParameterUnionKind("badge", Badge.self) { .badge($0) },
    ParameterUnionKind("progress", Progress.self) { .progress($0) },
    ParameterUnionKind("button", Button.self) { .button($0) },
    ParameterUnionKind("stack", Stack.self) { .stack($0) },
  ]

  public static var textKind: String? { "text" }

  public var content: (kind: String, value: any ParameterRecord) {
    switch self {
    case .text(let text): ("text", text)
    case .image(let picture): ("image", picture)
    case .list(let list): ("list", list)
    case .map(let map): ("map", map)
    case .badge(let badge): ("badge", badge)
    case .progress(let progress): ("progress", progress)
    case .button(let button): ("button", button)
    case .stack(let stack): ("stack", stack)
    }
  }
}

extension ViewDescription: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .text(text) }
}
