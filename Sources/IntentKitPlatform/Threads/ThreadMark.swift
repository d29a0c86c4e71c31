#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A value that each thread stores separately.
package struct ThreadMark: Sendable {
  private let key: pthread_key_t

  /// Creates a mark that no thread has set.
  package init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// Returns whether the current thread's mark is set to an object.
  package func isSet(to object: AnyObject) -> Bool {
    pthread_getspecific(key) == UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Sets the current thread's mark to an object.
  package func set(to object: AnyObject) {
    pthread_setspecific(key, Unmanaged.passUnretained(object).toOpaque())
  }
}
