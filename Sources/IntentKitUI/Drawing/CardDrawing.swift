public import IntentKitCore
import IntentKitPlatform

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The drawing of a view as it would appear in a snippet of the assistant, as SVG.
///
/// The drawing is a phone's width wide. All text of the view is text in the drawing, and images have
/// labels for screen readers.
public struct CardDrawing: Sendable {
  /// The content of the card.
  public let view: ViewDescription
  /// The width of the card in points.
  public let width: Double

  /// The space between the edge of the card and its content.
  private static let padding = 16.0
  /// The space around the card.
  private static let margin = 16.0

  /// Creates the drawing of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The width of the card; by default, that of a snippet on a phone.
  public init(_ view: ViewDescription, width: Double = 358) {
    self.view = view
    self.width = width.asLength
  }

  /// The size of the card.
  public var size: ViewSize {
    ViewSize(width: width, height: layout.size.height + 2 * Self.padding)
  }

  private var layout: ViewLayout {
    ViewLayout(view, width: max(width - 2 * Self.padding, 0))
  }

  /// Returns the card as an SVG document, with the page around it.
  ///
  /// - Parameter scheme: The color scheme.
  /// - Returns: The document.
  public func svg(_ scheme: ColorScheme) -> String {
    let size = size
    let (outerWidth, outerHeight) = (
      size.width + 2 * Self.margin, size.height + 2 * Self.margin
    )
    let palette = ColorPalette(scheme: scheme)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(outerWidth.text)" \
      height="\(outerHeight.text)" viewBox="0 0 \(outerWidth.text) \(outerHeight.text)" \
      font-family="-apple-system, 'SF Pro Text', 'Noto Sans', 'Noto Sans CJK JP', sans-serif">
      <rect width="\(outerWidth.text)" height="\(outerHeight.text)" fill="\(palette.page)"/>
      <g transform="translate(\(Self.margin.text) \(Self.margin.text))">
      \(card(palette))
      </g>
      </svg>

      """
  }

  /// Returns the card as a figure for a page, whose color scheme it follows with ``style``.
  ///
  /// - Parameter title: The text for users who don't see the drawing.
  /// - Returns: The figure.
  public func figure(title: String) -> String {
    let size = size
    return """
      <figure class="screen" aria-label="\(title.escaped)">
      <svg width="\(size.width.text)" height="\(size.height.text)" \
      viewBox="0 0 \(size.width.text) \(size.height.text)">
      \(card(nil))
      </svg>
      </figure>

      """
  }

  /// The style sheet for ``figure(title:)``.
  public static let style: String = {
    func rules(_ scheme: ColorScheme) -> String {
      let palette = ColorPalette(scheme: scheme)
      let inks = ViewLayout.Ink.all.map { ".screen .\($0.name) { color: \(palette.color($0)); }" }
      return ([".screen .back { color: \(palette.card); }"] + inks).joined(separator: "\n")
    }
    return """
      .screen { margin: 0; max-width: 100%; }
      .screen svg { max-width: 100%; height: auto; display: block; fill: currentColor; \
      font-family: -apple-system, "SF Pro Text", "Noto Sans", "Noto Sans CJK JP", sans-serif; }
      \(rules(.light))
      @media (prefers-color-scheme: dark) {
      \(rules(.dark))
      }

      """
  }()

  /// Returns the card in the colors of a palette, or in those of the page's style sheet.
  private func card(_ palette: ColorPalette?) -> String {
    let size = size
    let fill = palette.map { "fill=\"\($0.card)\"" } ?? "class=\"back\""
    let background = """
      <rect width="\(size.width.text)" height="\(size.height.text)" rx="20" \(fill)/>
      """
    let items = layout.items.map { item in
      var item = item
      item.frame.x += Self.padding
      item.frame.y += Self.padding
      return item.svg(palette)
    }
    return ([background] + items).joined(separator: "\n")
  }
}

extension ViewLayout.Item {
  fileprivate func svg(_ palette: ColorPalette?) -> String {
    let fill = ink.attribute(palette)
    let place = """
      x="\(frame.x.text)" y="\(frame.y.text)" width="\(frame.width.text)" \
      height="\(frame.height.text)"
      """
    switch shape {
    case .line(let line, let style, let isCentered):
      let x = isCentered ? frame.x + frame.width / 2 : frame.x
      let baseline = frame.y + frame.height / 2 + style.fontSize * 0.35
      let anchor = isCentered ? " text-anchor=\"middle\"" : ""
      let weight = style.isBold ? " font-weight=\"600\"" : ""
      // In any font, the text has the width for which the view was laid out. A few letters have room,
      // and would only be distorted.
      let width = TextMeasure(style: style).width(of: line)
      let length =
        line.count > 3 && width > 0
        ? " textLength=\"\(width.text)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
      return """
        <text x="\(x.text)" y="\(baseline.text)" font-size="\(style.fontSize.text)" \
        \(fill)\(anchor)\(weight)\(length)>\(line.escaped)</text>
        """
    case .rectangle(let radius, let label?):
      return """
        <rect role="img" \(place) rx="\(radius.text)" \(fill)><title>\(label.escaped)</title></rect>
        """
    case .rectangle(let radius, nil):
      return "<rect \(place) rx=\"\(radius.text)\" \(fill)/>"
    case .route(let isDescending):
      let (top, bottom) = (frame.y, frame.y + frame.height)
      return """
        <line x1="\(frame.x.text)" y1="\((isDescending ? top : bottom).text)" \
        x2="\((frame.x + frame.width).text)" y2="\((isDescending ? bottom : top).text)" \
        \(ink.attribute(palette, "stroke")) stroke-width="4" stroke-linecap="round"/>
        """
    case .picture(let picture):
      return picture.svg(place, frame, palette)
    }
  }
}

extension ViewDescription.Picture {
  /// Returns the image if its data can be embedded; otherwise a shape with its first letter.
  fileprivate func svg(
    _ place: String, _ frame: ViewLayout.Frame, _ palette: ColorPalette?
  ) -> String {
    // Browsers don't read the title of a group that isn't visible yet, so it has a label.
    let role =
      label.map { "role=\"img\" aria-label=\"\($0.escaped)\"" } ?? "aria-hidden=\"true\""
    let radius = isRound ? min(frame.width, frame.height) / 2 : min(frame.width, frame.height) / 5
    if case .data(let data) = image.source, let type = data.imageType {
      return """
        <image \(place) \(role) href="data:\(type);base64,\(data.base64EncodedString())"/>
        """
    }
    let size = min(frame.width, frame.height) * 0.5
    // The names of symbols and of images in catalogs begin with what the images have in common.
    let name = image.name.split { $0 == "." || $0 == "-" }.last ?? ""
    let letter = (label ?? String(name)).prefix(1).uppercased()
    return """
      <g \(role)><rect \(place) rx="\(radius.text)" \
      \(ViewLayout.Ink.tint(.accent).attribute(palette))/>\
      <text x="\((frame.x + frame.width / 2).text)" \
      y="\((frame.y + frame.height / 2 + size * 0.35).text)" font-size="\(size.text)" \
      text-anchor="middle" aria-hidden="true" \
      \(ViewLayout.Ink.solid(.accent).attribute(palette))>\
      \(letter.escaped)</text></g>
      """
  }
}
