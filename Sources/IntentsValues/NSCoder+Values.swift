package import Foundation

extension NSCoder {
  /// Returns a text that was encoded as an object, or nil.
  package func decodeText(_ key: String) -> String? {
    decodeObject(of: NSString.self, forKey: key) as String?
  }

  /// Returns a date that was encoded as an object, or nil.
  package func decodeDate(_ key: String) -> Date? {
    decodeObject(of: NSDate.self, forKey: key) as Date?
  }
}
