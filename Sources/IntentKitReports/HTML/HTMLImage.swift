import IntentKitCore
import IntentKitSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An image in a report: part of the page, or a box with its description.
///
/// A page loads nothing, so an image at a URL is only described.
struct HTMLImage {
  let image: Image
  /// The description of the image.
  let label: String

  /// The maximum number of bytes of an image that is part of the page.
  private static let maximumByteCount = 256 * 1024

  /// The image, or nil if the page can't contain it.
  var drawing: Markup? {
    if let bitmap = try? image.bitmap() { return bitmap.svg(label: label) }
    guard case .data(let data) = image.source, let type = image.mediaType,
      data.count <= Self.maximumByteCount
    else { return nil }
    return """
      <img alt="\(label)" src="data:\(attribute: type);base64,\(attribute: data.base64EncodedString())">
      """
  }

  /// The image, or a box with its description.
  var figure: Markup {
    drawing ?? "<span class=\"placeholder\">\(label)</span>"
  }
}

extension PortableBitmap {
  /// Returns the picture as a scalable drawing.
  func svg(label: String) -> Markup {
    var path = ""
    for row in 0..<height {
      var column = 0
      while column < width {
        let start = column
        while isDark(column, row) { column += 1 }
        if column > start { path += "M\(start) \(row)h\(column - start)v1h-\(column - start)z" }
        column += 1
      }
    }
    return """
      <svg role="img" aria-label="\(label)" viewBox="0 0 \(width) \(height)" \
      shape-rendering="crispEdges"><path d="\(attribute: path)"/></svg>
      """
  }
}
