import CIntentKitPlatform

// The C library declares its streams as variables, and Swift takes these for unprotected shared
// state.
#if canImport(Darwin)
@preconcurrency import Darwin
#else
@preconcurrency import Glibc
#endif

/// The process that runs this code.
package enum CurrentProcess {
  /// The number of processors on which this process may run.
  package static let processorCount = Int(intentkit_processor_count())

  /// The identifier of this process.
  package static var identifier: Int32 { getpid() }

  /// The identifier and the program of this process: “process 12 (intentsim)”.
  package static let name: String = {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "unknown"
    return "process \(getpid()) (\(program.prefix(60)))"
  }()

  /// A number that identifies the current thread among the running ones; never zero.
  package static var currentThread: UInt {
    #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
    #else
    UInt(pthread_self())
    #endif
  }

  /// The system's identifier of the current thread, for ``isRunning(thread:)``.
  package static var currentThreadIdentifier: Int { intentkit_thread() }

  /// Returns whether a thread of this process runs, or is ready to run; nil if the system doesn't
  /// tell.
  package static func isRunning(thread: Int) -> Bool? {
    // Otherwise, the file contains the system call in which the thread waits.
    (try? InputFile.bytes(of: "/proc/self/task/\(thread)/syscall"))?.starts(with: "running".utf8)
  }

  /// The time until the next of the process's timers fires; nil without a timer, or if the system
  /// doesn't report them.
  package static var nextTimer: Duration? {
    guard let names = try? Folders.names(in: "/proc/self/fdinfo") else { return nil }
    return names.compactMap { timer(of: $0) }.min()
  }

  /// Returns the time until the timer with a descriptor fires; nil unless it is a running timer.
  private static func timer(of descriptor: String) -> Duration? {
    // The line is `it_value: (0, 49406829)`, in seconds and nanoseconds.
    guard let bytes = try? InputFile.bytes(of: "/proc/self/fdinfo/\(descriptor)"),
      let line = bytes.split(separator: UInt8(ascii: "\n")).first(where: {
        $0.starts(with: "it_value:".utf8)
      })
    else { return nil }
    let numbers = String(decoding: line, as: UTF8.self).split { !$0.isNumber }.compactMap {
      Int($0)
    }
    guard numbers.count == 2, numbers != [0, 0] else { return nil }
    return .seconds(numbers[0]) + .nanoseconds(numbers[1])
  }

  /// Returns whether all other threads of this process wait.
  ///
  /// A thread that is ready to run isn't idle, even if it has to wait for a processor. The check takes
  /// some ten microseconds for each thread.
  ///
  /// - Parameter ignored: The identifiers of threads whose state doesn't matter.
  /// - Returns: Whether they wait for each other, for a timer, or for a child process; nil if the
  ///   system doesn't tell.
  package static func areOtherThreadsIdle(besides ignored: [Int] = []) -> Bool? {
    switch intentkit_are_other_threads_idle(ignored, CInt(ignored.count)) {
    case 0: false
    case 1: true
    default: nil
    }
  }

  /// The executable file or library that contains this code; nil if the system doesn't tell.
  package static var imagePath: String? {
    #if canImport(Darwin)
    var info = Dl_info()
    guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else { return nil }
    return String(cString: name)
    #else
    guard let buffer = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
    #endif
  }

  /// Calls a closure, on a separate thread, for each signal that asks this process to end: an
  /// interrupt or a termination.
  ///
  /// Until this function has been called, such a signal ends the process; afterward, no signal is
  /// lost. A shell starts background jobs with the terminal's signals ignored; they stay ignored.
  /// Call this function once.
  ///
  /// - Parameter receive: Receives the number of the signal.
  package static func observeSignals(_ receive: @escaping @Sendable (Int32) -> Void) {
    guard case .success(let pipe) = Descriptor.pipe() else { return }
    // A signal handler must not wait.
    Descriptor.setNonblocking(pipe.writing)
    let isStarted = SystemThread.start(stackSize: 1 << 19) {
      withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
        while true {
          _ = Descriptor.wait(for: [Descriptor.Polled(pipe.reading)], timeout: nil)
          guard case .bytes = Descriptor.read(pipe.reading, into: byte) else { continue }
          receive(Int32(byte[0]))
        }
      }
    }
    guard isStarted else { return }
    for signal in [SIGINT, SIGTERM] { _ = intentkit_observe_signal(signal, pipe.writing) }
  }

  /// Exits this process without waiting for its threads and without flushing its streams.
  package static func exit(_ status: Int32) -> Never {
    intentkit_end_editing()
    _exit(status)
  }

  /// Exits this process immediately.
  package static func flushAndExit(_ status: Int32) -> Never {
    intentkit_end_editing()
    fflush(nil)
    _exit(status)
  }

  /// Sets standard output to line buffering, so that a crash loses no complete line.
  package static func enableLineBuffering() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Returns a system function that Swift's module doesn't import.
  package static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let handle = dlopen(nil, RTLD_NOW), let symbol = dlsym(handle, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }

  /// Returns the place of a variable that Swift's module doesn't import.
  package static func variable<Value>(
    _ name: String, as type: Value.Type
  ) -> UnsafeMutablePointer<Value>? {
    guard let handle = dlopen(nil, RTLD_NOW) else { return nil }
    return dlsym(handle, name)?.assumingMemoryBound(to: type)
  }
}
