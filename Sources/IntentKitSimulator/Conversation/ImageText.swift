package import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The images of a response as text: portable bitmaps are drawn, and other images are described.
struct ImageText: Sendable {
  let phrasebook: Phrasebook
  let layout: ConversationLayout
  let usesColor: Bool

  /// Returns the lines of the images in the last response.
  func lines(for situation: Situation) -> [String] {
    situation.images.flatMap { lines(for: $0) }
  }

  private func lines(for image: Image) -> [String] {
    let bitmap: PortableBitmap?
    do throws(PortableBitmap.Problem) {
      bitmap = try image.bitmap()
    } catch {
      return layout.lines("", phrasebook.text(of: image, problem: error.message))
    }
    guard let bitmap else { return layout.lines("", phrasebook.text(of: image)) }
    guard let indent = layout.indent(ofPicture: bitmap.width) else {
      return layout.lines("", phrasebook.text(of: image, columns: bitmap.width))
    }
    return bitmap.blocks.map { indent + paint($0) }
  }

  /// Sets both colors of a row, because the terminal's colors are unknown.
  private func paint(_ row: String) -> String {
    usesColor ? Ink.white.on(row, background: .black) : row
  }
}

extension Phrasebook {
  /// Returns the description of an image that isn't drawn: its name or format and size, and the
  /// problem, if any.
  package func text(of image: Image, columns: Int? = nil, problem: String? = nil) -> String {
    said(report.image) { gap in
      let text: String? =
        switch (gap, image.source) {
        case ("name", .named(let name)), ("name", .systemName(let name)): name
        case ("name", .url(let url)): url.absoluteString
        case ("format", .data(let data)): data.imageFormat
        case ("bytes", .data(let data)): "\(data.count)"
        case ("columns", _): columns.map { "\($0)" }
        case ("problem", _): problem
        default: nil
        }
      return text.map { Utterance($0) }
    }.read
  }
}

extension Image {
  /// Returns the image as a portable bitmap; nil if it has another format or no data.
  package func bitmap() throws(PortableBitmap.Problem) -> PortableBitmap? {
    guard case .data(let data) = source, PortableBitmap.begins(data) else { return nil }
    return try PortableBitmap(data)
  }
}

extension Image {
  /// The media type of the image's data if a browser can show it.
  package var mediaType: String? {
    guard case .data(let data) = source else { return nil }
    return switch data.imageFormat {
    case "PNG": "image/png"
    case "JPEG": "image/jpeg"
    case "GIF": "image/gif"
    default: nil
    }
  }
}

extension Situation {
  /// The images of the last response itself, without images inside its values.
  package var images: [Image] {
    let properties = schema?.responseProperties ?? []
    return properties.filter(\.isImage).compactMap { property in
      response[property.name].flatMap { try? Image(parameterValue: $0) }
    }
  }
}

extension ParameterSchema {
  /// Whether values are images.
  fileprivate var isImage: Bool {
    guard case .record(let reference) = type else { return false }
    return reference.name == Image.recordSchema.name
  }
}

extension Data {
  /// The format of the image according to its first bytes, or nil if it's unknown.
  fileprivate var imageFormat: String? {
    let beginnings: [(String, [UInt8])] = [
      ("PBM", Array("P1".utf8)), ("PBM", Array("P4".utf8)),
      ("PNG", [0x89] + "PNG\r\n\u{1A}\n".utf8), ("JPEG", [0xFF, 0xD8, 0xFF]),
      ("GIF", Array("GIF8".utf8)), ("TIFF", [0x49, 0x49, 0x2A, 0]),
      ("TIFF", [0x4D, 0x4D, 0, 0x2A]),
    ]
    return beginnings.first { starts(with: $0.1) }?.0
  }
}
