import CIntentKitPlatform

extension ArraySlice<UInt8> {
  /// Returns whether these bytes contain others in a row.
  package func contains(bytes part: [UInt8]) -> Bool {
    withUnsafeBytes { bytes in
      part.withUnsafeBytes { part in
        guard let start = bytes.baseAddress, let partStart = part.baseAddress else {
          return part.isEmpty
        }
        return intentkit_contains(start, bytes.count, partStart, part.count) != 0
      }
    }
  }
}
