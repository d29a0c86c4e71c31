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

  /// Starts a thread that runs a body and ends with it.
  ///
  /// - Returns: Whether the system had a thread to give.
  static func startThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let start = Unmanaged.passRetained(ThreadBody(run: body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, &attributes, { Platform.enter($0) }, start.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(&thread, &attributes, { Platform.enter($0) }, start.toOpaque())
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

/// A value that several threads share under one lock, on which they can also wait for one another.
///
/// Unchecked, because the compiler cannot see that the lock guards the state; every access goes through `withLock` or
/// `withWait`, and the thread sanitizer runs over all of it. It is built on the system's mutex rather than on
/// `Synchronization.Mutex` because that one has no condition to wait on, and because the sanitizer understands this one.
final class Monitor<State>: @unchecked Sendable {
  private var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  /// Makes a monitor around a value.
  init(_ state: sending State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    condition = .allocate(capacity: 1)
    condition.initialize(to: pthread_cond_t())
    #if canImport(Darwin)
      pthread_cond_init(condition, nil)
    #else
      // Waiting must not end early or late because somebody sets the wall clock.
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      pthread_cond_init(condition, &attributes)
      pthread_condattr_destroy(&attributes)
    #endif
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Lends the value to one thread at a time; the body must be short and must not lock another monitor's owner.
  func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&state)
  }

  /// Wakes one thread that waits.
  func signal() {
    pthread_cond_signal(condition)
  }

  /// Waits until the body has something to return.
  ///
  /// The body is asked at once and after every signal; it says what to return or how long to wait at most.
  func withWait<Result>(_ body: (inout State) -> WaitStep<Result>) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      switch body(&state) {
      case .done(let result): return result
      case .wait(atMost: nil): pthread_cond_wait(condition, mutex)
      case .wait(atMost: let limit?): wait(atMost: limit)
      }
    }
  }

  private func wait(atMost limit: Duration) {
    let nanoseconds = max(0, limit.nanoseconds)
    var time = timespec()
    #if canImport(Darwin)
      time.tv_sec = nanoseconds / 1_000_000_000
      time.tv_nsec = nanoseconds % 1_000_000_000
      pthread_cond_timedwait_relative_np(condition, mutex, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC, &time)
      let (seconds, rest) = (time.tv_nsec + nanoseconds).quotientAndRemainder(
        dividingBy: 1_000_000_000)
      time.tv_sec += seconds
      time.tv_nsec = rest
      pthread_cond_timedwait(condition, mutex, &time)
    #endif
  }
}

/// What to do next in ``Monitor/withWait(_:)``.
enum WaitStep<Result> {
  case done(Result)
  case wait(atMost: Duration?)
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
