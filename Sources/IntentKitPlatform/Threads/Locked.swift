package import Synchronization

/// A value that several threads share, protected by a lock.
///
/// It is the only use of `Mutex` in this package, for one reason: the thread sanitizer doesn't
/// recognize `Mutex` and reports false races, and one name is easy to suppress. Run it with
/// `TSAN_OPTIONS=suppressions=.ci/thread-sanitizer.txt`.
///
/// Everything is inlinable because each phase of a lifecycle takes a lock: without contention,
/// `withLock` is one atomic instruction on either side of the closure, also across modules.
@frozen
package struct Locked<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>

  /// Creates a lock that protects a value.
  @inlinable
  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Calls a closure with exclusive access to the value.
  ///
  /// Keep the closure short.
  @inlinable
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock(body)
  }
}
