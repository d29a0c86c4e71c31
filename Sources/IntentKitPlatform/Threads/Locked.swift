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
public final class Locked<Value>: @unchecked Sendable {
  @usableFromInline
  @frozen
  struct Storage {
    @usableFromInline var mutex: pthread_mutex_t
    @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) {
      mutex = pthread_mutex_t()
      self.value = value
    }
  }

  // Behind a pointer, so that the mutex has an address and accesses need no exclusivity checks.
  @usableFromInline let storage: UnsafeMutablePointer<Storage>

  /// Creates a lock that protects a value.
  @inlinable
  public init(_ value: sending Value) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(value))
    pthread_mutex_init(&storage.pointee.mutex, nil)
  }

  @inlinable
  deinit {
    pthread_mutex_destroy(&storage.pointee.mutex)
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Calls a closure with exclusive access to the value.
  ///
  /// Keep the closure short.
  @inlinable
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(&storage.pointee.mutex)
    defer { pthread_mutex_unlock(&storage.pointee.mutex) }
    return try body(&storage.pointee.value)
  }
}
