package import IntentKitCore

/// The places of everything in a view, for a given width.
package struct ViewLayout: Sendable {
  /// A rectangle in points.
  package struct Frame: Sendable, Hashable {
    package var x = 0.0
    package var y = 0.0
    package var width: Double
    package var height: Double
  }

  /// A color by its use.
  package enum Ink: Sendable, Hashable {
    /// A color for texts and bars.
    case solid(ViewColor)
    /// A light variant of a color, behind texts.
    case tint(ViewColor)
    /// A color on top of ``solid(_:)``.
    case onSolid
    /// A thin line between rows.
    case separator
    /// The empty part of a bar.
    case track
    /// The land on a map.
    case land
    /// The streets on a map.
    case street
  }

  /// Something to draw.
  package enum Shape: Sendable, Hashable {
    /// One line of text, which begins at the left of its frame.
    case line(String, TextStyle, isCentered: Bool)
    /// A rectangle with round corners, and the text for users who don't see what is drawn on it.
    case rectangle(radius: Double, label: String? = nil)
    /// An image.
    case picture(ViewDescription.Picture)
    /// The way between two corners of the frame.
    case route(isDescending: Bool)
  }

  /// Something to draw at a place.
  package struct Item: Sendable, Hashable {
    package var frame: Frame
    package var shape: Shape
    package var ink: Ink
  }

  /// The size of the view.
  package private(set) var size: ViewSize
  /// Everything in the view, from back to front.
  package private(set) var items: [Item] = []

  init(width: Double, height: Double, _ items: [Item] = []) {
    size = ViewSize(width: width, height: height)
    self.items = items
  }

  /// Creates the layout of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The maximum width.
  package init(_ view: ViewDescription, width: Double) {
    self = view.layout(width: width.asLength)
  }

  /// Returns the size of a view at a width.
  static func size(of view: ViewDescription, width: Double) -> ViewSize {
    ViewSize(width: width, height: ViewLayout(view, width: width).size.height)
  }

  /// Adds another layout at an offset.
  mutating func add(_ other: ViewLayout, x: Double = 0, y: Double = 0) {
    items += other.items.map { item in
      var item = item
      item.frame.x += x
      item.frame.y += y
      return item
    }
  }

  /// Adds something to draw.
  mutating func add(_ shape: Shape, _ ink: Ink, in frame: Frame) {
    items.append(Item(frame: frame, shape: shape, ink: ink))
  }

  /// Changes the height of the view.
  mutating func setHeight(_ height: Double) { size.height = height }
}

extension Double {
  /// This number as a length that can be drawn: neither negative nor endless.
  var asLength: Double { isFinite ? Swift.min(Swift.max(self, 0), 4096) : 0 }
}

extension ViewDescription {
  /// Returns the layout of the view with a maximum width.
  fileprivate func layout(width: Double) -> ViewLayout {
    switch self {
    case .text(let text): text.layout(width: width)
    case .image(let picture): picture.layout(width: width)
    case .list(let list): list.layout(width: width)
    case .map(let map): map.layout(width: width)
    case .badge(let badge): badge.layout(width: width)
    case .progress(let progress): progress.layout(width: width)
    case .button(let button): button.layout(width: width)
    case .stack(let stack): stack.layout(width: width)
    }
  }

  /// The width that the view takes if there is room.
  fileprivate var idealWidth: Double {
    switch self {
    case .text(let text):
      text.text.split(separator: "\n").map(TextMeasure(style: text.style).width).max() ?? 0
    case .image(let picture): picture.size.width.asLength
    case .badge(let badge): badge.idealWidth
    case .list, .map, .progress: .infinity
    case .button(let button): button.idealWidth
    case .stack(let stack): stack.idealWidth
    }
  }
}

// MARK: - The kinds of views

extension ViewDescription.Text {
  fileprivate func layout(width: Double) -> ViewLayout {
    let measure = TextMeasure(style: style)
    let lines = measure.lines(of: text, width: width, maximumCount: maximumLineCount)
    let widest = lines.map(measure.width).max() ?? 0
    var layout = ViewLayout(
      width: min(widest, width), height: Double(lines.count) * style.lineHeight)
    for (number, line) in lines.enumerated() {
      layout.add(
        .line(line, style, isCentered: false), .solid(color),
        in: .init(
          y: Double(number) * style.lineHeight, width: measure.width(of: line),
          height: style.lineHeight))
    }
    return layout
  }
}

extension ViewDescription.Picture {
  fileprivate func layout(width: Double) -> ViewLayout {
    let (ideal, height) = (size.width.asLength, size.height.asLength)
    let scale = ideal > width && ideal > 0 ? width / ideal : 1
    var layout = ViewLayout(width: ideal * scale, height: height * scale)
    layout.add(
      .picture(self), .solid(.accent), in: .init(width: ideal * scale, height: height * scale))
    return layout
  }
}

extension ViewDescription.Badge {
  private static let inset = 10.0

  fileprivate var idealWidth: Double {
    TextMeasure(style: .footnote).width(of: text) + 2 * Self.inset
  }

  fileprivate func layout(width: Double) -> ViewLayout {
    let line =
      TextMeasure(style: .footnote).lines(
        of: text, width: max(width - 2 * Self.inset, 1), maximumCount: 1
      ).first ?? ""
    let frame = ViewLayout.Frame(width: min(idealWidth, width), height: 24)
    var layout = ViewLayout(width: frame.width, height: frame.height)
    layout.add(.rectangle(radius: 12), .tint(color), in: frame)
    layout.add(.line(line, .footnote, isCentered: true), .solid(color), in: frame)
    return layout
  }
}

extension ViewDescription.Button {
  fileprivate var idealWidth: Double { TextMeasure(style: .headline).width(of: title) + 32 }

  fileprivate func layout(width: Double) -> ViewLayout {
    let line =
      TextMeasure(style: .headline).lines(of: title, width: max(width - 32, 1), maximumCount: 1)
      .first ?? ""
    let frame = ViewLayout.Frame(width: min(idealWidth, width), height: 44)
    var layout = ViewLayout(width: frame.width, height: frame.height)
    layout.add(.rectangle(radius: 12), .solid(.accent), in: frame)
    layout.add(.line(line, .headline, isCentered: true), .onSolid, in: frame)
    return layout
  }
}

extension ViewDescription.Progress {
  fileprivate func layout(width: Double) -> ViewLayout {
    var layout = ViewLayout(width: width, height: 6)
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    layout.add(.rectangle(radius: 3), .track, in: .init(width: width, height: 6))
    if fraction > 0 {
      layout.add(
        .rectangle(radius: 3), .solid(.accent),
        in: .init(width: max(width * fraction, 6), height: 6))
    }
    guard let label else { return layout }
    let text = ViewDescription.Text(label, style: .footnote, color: .secondary).layout(width: width)
    layout.add(text, y: 12)
    layout.setHeight(12 + text.size.height)
    return layout
  }
}

// MARK: - Stacks

extension ViewDescription.Stack {
  /// The padding around the views; a colored shape needs some.
  private var inset: Double { padding.asLength }

  fileprivate var idealWidth: Double {
    let widths = views.map(\.idealWidth)
    let gaps = spacing.asLength * Double(max(views.count - 1, 0))
    let content = axis == .horizontal ? widths.reduce(gaps, +) : widths.max() ?? 0
    return content + 2 * inset
  }

  fileprivate func layout(width: Double) -> ViewLayout {
    let room = max(width - 2 * inset, 0)
    let content = axis == .vertical ? column(width: room) : row(width: room)
    // A colored shape fills the width, like a map.
    let outer = background == nil ? content.size.width + 2 * inset : width
    var layout = ViewLayout(width: outer, height: content.size.height + 2 * inset)
    if let background {
      layout.add(
        .rectangle(radius: 14), .tint(background),
        in: .init(width: outer, height: layout.size.height))
    }
    layout.add(content, x: inset, y: inset)
    return layout
  }

  private func column(width: Double) -> ViewLayout {
    var items = ViewLayout(width: 0, height: 0)
    var (y, widest) = (0.0, 0.0)
    for (number, view) in views.enumerated() {
      if number > 0 { y += spacing.asLength }
      let part = view.layout(width: width)
      items.add(part, y: y)
      y += part.size.height
      widest = max(widest, part.size.width)
    }
    return ViewLayout(width: widest, height: y, items.items)
  }

  private func row(width: Double) -> ViewLayout {
    let gap = spacing.asLength
    let room = max(width - gap * Double(max(views.count - 1, 0)), 0)
    let widths = views.map(\.idealWidth).shared(room)
    let parts = zip(views, widths).map { $0.layout(width: $1) }
    let height = parts.map(\.size.height).max() ?? 0
    var items = ViewLayout(width: 0, height: 0)
    var x = 0.0
    for (part, width) in zip(parts, widths) {
      items.add(part, x: x, y: (height - part.size.height) / 2)
      x += width + gap
    }
    return ViewLayout(width: max(x - gap, 0), height: height, items.items)
  }
}

extension [Double] {
  /// Returns these widths, of which the largest are limited so that their sum fits into a room.
  fileprivate func shared(_ room: Double) -> [Double] {
    var rest = room
    var limits = self
    for (place, index) in indices.sorted(by: { self[$0] < self[$1] }).enumerated() {
      let share = rest / Double(count - place)
      limits[index] = Swift.min(self[index], share)
      rest -= limits[index]
    }
    return limits
  }
}
