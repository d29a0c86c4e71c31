#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A reference to an object that each thread stores separately.
package final class ThreadSlot<Object: AnyObject & Sendable>: Sendable {
  /// The key of the reference, or nil if the system has no more keys; it has about a thousand.
  private let key: pthread_key_t?

  /// Creates a slot that is empty on every thread.
  package init() {
    var key = pthread_key_t()
    self.key = pthread_key_create(&key, nil) == 0 ? key : nil
  }

  deinit { if let key { pthread_key_delete(key) } }

  /// The object of the current thread, which the slot doesn't keep alive.
  package var object: Object? {
    get {
      guard let key, let pointer = pthread_getspecific(key) else { return nil }
      return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
    }
    set {
      guard let key else { return }
      pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() })
    }
  }
}
