import IntentKitCore
import IntentKitPlatform

/// A frame of a thread, as a message.
struct WireFrame: DeclaredRecord {
  var image: String?
  var address: Int

  static let recordFields = RecordFields<WireFrame>(
    name: "Frame",
    .optional("image", \.image),
    .required("address", \.address),
    make: WireFrame.init)
}

extension WireFrame {
  /// Creates a message from a frame.
  init(_ frame: StackFrame) { self.init(image: frame.image, address: frame.address) }

  /// The frame that this message contains.
  var frame: StackFrame { StackFrame(image: image, address: address) }
}
