// What differs between systems: threads, locks and the count of processors. Nothing else in the core may ask which
// system it runs on.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

enum Platform {
  /// The number of processors this process may use.
  static let processorCount: Int = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// A thread of the system, for what must not hold those of Swift's pool.
package enum SystemThread {
  /// Starts a thread that runs a body and ends with it.
  ///
  /// - Returns: Whether the system had a thread to give.
  package static func start(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let start = Unmanaged.passRetained(ThreadBody(run: body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(
        &thread, &attributes, { SystemThread.enter($0) }, start.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes, { SystemThread.enter($0) }, start.toOpaque())
    #endif
    if status != 0 { start.release() }
    return status == 0
  }

  /// Runs the body that a thread was started with.
  private static func enter(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    let body = Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue()
    body.run()
    return nil
  }

  /// What a thread is to run, in a shape that passes through C.
  private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}

/// A word that each thread has for itself.
struct ThreadMark: Sendable {
  private let key: pthread_key_t

  /// Makes a mark that no thread carries yet.
  init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// Whether the current thread carries the mark of an object.
  func isSet(to object: AnyObject) -> Bool {
    pthread_getspecific(key) == UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Marks the current thread as an object's.
  func set(to object: AnyObject) {
    pthread_setspecific(key, Unmanaged.passUnretained(object).toOpaque())
  }
}

/// A value that several threads share under one lock.
///
/// Unchecked, because the compiler cannot see that the lock guards the value; every access goes through `withLock`, and
/// the thread sanitizer runs over all of it. It is built on the system's mutex rather than on `Synchronization.Mutex`
/// because the sanitizer does not see the latter's and reports races that are none.
package final class Locked<Value>: @unchecked Sendable {
  private struct Storage {
    var mutex: pthread_mutex_t
    var value: Value
  }

  // Behind a pointer, so that the mutex has an address and accesses need no bookkeeping beside the lock's.
  private let storage: UnsafeMutablePointer<Storage>

  /// Puts a value under a lock.
  package init(_ value: sending Value) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(mutex: pthread_mutex_t(), value: value))
    pthread_mutex_init(&storage.pointee.mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(&storage.pointee.mutex)
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Lends the value to one thread at a time; the body must be short.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(&storage.pointee.mutex)
    defer { pthread_mutex_unlock(&storage.pointee.mutex) }
    return try body(&storage.pointee.value)
  }
}

extension Duration {
  /// This duration in whole nanoseconds, capped at about 292 years.
  package var nanoseconds: Int {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = Int(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    return scaled &+ Int(attoseconds / 1_000_000_000)
  }

  /// This duration in seconds.
  package var inSeconds: Double { Double(nanoseconds) / 1_000_000_000 }
}
