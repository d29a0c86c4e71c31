#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension String {
  /// Returns whether this text contains another one, byte by byte, before its first null character.
  ///
  /// Much faster than `contains(_:)`, because that compares characters.
  package func containsBytes(of part: String) -> Bool { strstr(self, part) != nil }
}
