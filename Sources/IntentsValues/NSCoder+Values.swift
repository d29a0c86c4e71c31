extension NSCoder {
  /// Returns a text that was encoded as an object, or nil if there is none.
  func decodeText(_ key: String) -> String? {
    decodeObject(of: NSString.self, forKey: key) as String?
  }
}
