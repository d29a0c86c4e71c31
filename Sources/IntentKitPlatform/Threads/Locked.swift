#if canImport(Darwin)
public import Darwin
#else
public import Glibc
#endif

/// A value that several threads share, protected by a lock.
///
/// The lock is the system's mutex instead of `Synchronization.Mutex` for two reasons. On Linux,
/// `Mutex` is a priority-inheriting futex, which costs several times as much under contention, and
/// the lanes of concurrent requests contend for their pool. The thread sanitizer doesn't recognize
/// `Mutex` and reports false races.
///
/// `@unchecked Sendable` because the mutex protects every access to the value.
///
/// Everything is inlinable because each phase of a lifecycle takes a lock, and the code of other
/// modules must be specialized for the value. It is public although the module isn't a product,
/// because the compiler (6.3) inlines only public functions in other modules of the package: the
/// same code as `package` costs a lifecycle a tenth of its time.
public struct Locked<Value>: @unchecked Sendable {
  // The value and the mutex are in one object, so that the mutex has an address, accesses need no
  // exclusivity checks, and a lock takes one allocation.
  @usableFromInline let buffer: LockedBuffer<Value>

  /// Creates a lock that protects a value.
  @inlinable
  public init(_ value: sending Value) {
    let buffer = LockedBuffer<Value>.create(minimumCapacity: 1) { _ in value }
    buffer.withUnsafeMutablePointerToElements { mutex in
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }
    self.buffer = unsafeDowncast(buffer, to: LockedBuffer<Value>.self)
  }

  /// Calls a closure with exclusive access to the value.
  ///
  /// Keep the closure short.
  @inlinable
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try buffer.withUnsafeMutablePointers { value, mutex throws(Failure) in
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(&value.pointee)
    }
  }
}

/// The storage of a ``Locked`` value.
@usableFromInline
final class LockedBuffer<Value>: ManagedBuffer<Value, pthread_mutex_t> {
  @inlinable
  deinit {
    _ = withUnsafeMutablePointerToElements { pthread_mutex_destroy($0) }
  }
}
