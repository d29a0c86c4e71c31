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
package final class ThreadMark: Sendable {
  /// The key of the value, or nil if the system has no more keys; it has about a thousand.
  private let key: pthread_key_t?

  /// Creates a mark that no thread has set.
  package init() {
    var key = pthread_key_t()
    self.key = pthread_key_create(&key, nil) == 0 ? key : nil
  }

  deinit { if let key { pthread_key_delete(key) } }

  /// Returns whether the current thread's mark is set to an object.
  ///
  /// It never is if the system had no key for the mark.
  package func isSet(to object: AnyObject) -> Bool {
    guard let key else { return false }
    return pthread_getspecific(key)
      == UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Sets the current thread's mark to an object.
  package func set(to object: AnyObject) {
    guard let key else { return }
    pthread_setspecific(key, Unmanaged.passUnretained(object).toOpaque())
  }
}
