public import Foundation

/// An object whose description texts with placeholders contain, as in `NSLog("%@", intent)`.
///
/// On Apple platforms, all objects are such arguments; on Linux, only those of Foundation.
public protocol _FormattedObject: NSObject, CVarArg, _CVarArgObject {}

extension _FormattedObject {
  /// The description, in place of the object.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}

extension CLLocation: _FormattedObject {}
extension CLPlacemark: _FormattedObject {}
extension CLRegion: _FormattedObject {}
extension CNPostalAddress: _FormattedObject {}
