#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A system thread for work that must not block the threads of Swift's pool.
package enum SystemThread {
  /// Starts a thread that runs a closure and then exits.
  ///
  /// - Parameters:
  ///   - stackSize: The size of the stack in bytes.
  ///   - body: The closure to run.
  /// - Returns: Whether the system could start the thread.
  package static func start(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let start = Body.allocate(capacity: 1)
    start.initialize(to: body)
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, &attributes, { SystemThread.enter($0) }, start)
    if status != 0 { start.deinitialize(count: 1).deallocate() }
    return status == 0
  }

  /// Runs the closure that a thread was started with.
  private static func enter(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    let start = argument.assumingMemoryBound(to: Body.Pointee.self)
    let run = start.move()
    start.deallocate()
    run()
    return nil
  }

  /// A closure that can be passed through C.
  private typealias Body = UnsafeMutablePointer<@Sendable () -> Void>
}
