import IntentKitCore

/// A code that the user can hold out to others.
enum UnicornCode: String, Sendable, NamedValue {
  /// Tells who the user is.
  case contact
  /// Leads to a page where the user is paid.
  case requestPayment
  /// Lets whoever scans it take money from the user, once.
  case sendPayment

  /// The code of a type, or nil for what gets people onto buses and trains.
  init?(_ type: VisualCodeType) {
    switch type {
    case .contact: self = .contact
    case .requestPayment: self = .requestPayment
    case .sendPayment: self = .sendPayment
    case .unknown, .transit, .bus, .subway: return nil
    }
  }

  /// The code as a portable bitmap; in this sample the bank gives the same one for every payment.
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
