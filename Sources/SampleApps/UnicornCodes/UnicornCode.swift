import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A code that the user shows to other people.
enum UnicornCode: String, Sendable, NamedValue {
  /// Identifies the user.
  case contact
  /// Links to a page for paying the user.
  case requestPayment
  /// Authorizes the person who scans it to take money from the user once.
  case sendPayment

  /// Creates the code for a visual code type, or nil for transit codes.
  init?(_ type: VisualCodeType) {
    switch type {
    case .contact: self = .contact
    case .requestPayment: self = .requestPayment
    case .sendPayment: self = .sendPayment
    case .unknown, .transit, .bus, .subway: return nil
    }
  }

  /// The visual code type.
  var type: VisualCodeType {
    switch self {
    case .contact: .contact
    case .requestPayment: .requestPayment
    case .sendPayment: .sendPayment
    }
  }

  /// The code as a portable bitmap.
  ///
  /// In this sample, the bank issues the same code for every payment.
  var image: Image {
    let picture =
      switch self {
      case .contact: CodePictures.contact
      case .requestPayment: CodePictures.requestPayment
      case .sendPayment: CodePictures.sendPayment
      }
    return Image(imageData: Data(picture.utf8))
  }
}
