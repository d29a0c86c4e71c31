import IntentKitCore
import IntentKitPlatform

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Double {
  /// The number with one decimal place at most, as SVG contains it.
  var text: String {
    let rounded = (self * 10).rounded() / 10
    guard rounded.isFinite, rounded.magnitude < 1e9 else { return "0" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  /// The text with the characters of XML as references; control characters are escaped.
  var escaped: String {
    var text = ""
    for letter in visibleOnOneLine.unicodeScalars {
      switch letter {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      // These aren't characters of XML.
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(letter)
      }
    }
    return text
  }
}

extension Data {
  /// The media type of an image that every browser shows, by its first bytes.
  var imageType: String? {
    let beginnings: [(String, [UInt8])] = [
      ("image/png", [0x89] + "PNG\r\n\u{1A}\n".utf8), ("image/jpeg", [0xFF, 0xD8, 0xFF]),
      ("image/gif", Array("GIF8".utf8)),
    ]
    return beginnings.first { starts(with: $0.1) }?.0
  }
}

extension Image {
  /// The name of the image, or an empty text.
  var name: String {
    switch source {
    case .named(let name), .systemName(let name): name
    case .url(let url): url.lastPathComponent
    case .data: ""
    }
  }
}
