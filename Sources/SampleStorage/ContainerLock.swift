import Dispatch
import IntentKitPlatform
import Synchronization

/// A lock that gives one thread of one process exclusive access to a container.
///
/// For a container in a folder, the lock has two parts. Threads that share this object take turns
/// with a semaphore, because it supports a timeout. The thread that has the semaphore locks a file
/// with `flock`, to exclude other processes and other locks for the same folder. A `flock` lock
/// belongs to the open file instead of the process, unlike a `fcntl` lock. That's why it works
/// between threads too, and why the system releases it however its holder terminates.
///
/// `flock` either fails immediately or waits without a timeout. Polling would require sleeping and
/// wouldn't be fair, and an alarm signal would affect the whole process. That's why another thread
/// waits for the file, and the caller waits for that thread with a timeout. A caller that times out
/// leaves the semaphore to the waiting thread. That thread releases both when it acquires the file.
/// Only one thread waits, regardless of the number of callers that time out.
final class ContainerLock: Sendable {
  private static let fileName = ".container.lock"

  private let turn = DispatchSemaphore(value: 1)
  /// The thread that holds the lock, or zero.
  private let owner = Atomic<UInt>(0)

  /// Runs a closure with exclusive access to the container.
  ///
  /// - Parameters:
  ///   - folder: The container's folder, or nil for a container in memory.
  ///   - patience: The maximum time to wait for the lock.
  ///   - body: The closure to run.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure, or ``ContainerError`` if the lock isn't available in time.
  func withLock<Result>(
    in folder: OpenFolder?, patience: Duration, _ body: () throws -> Result
  ) throws -> Result {
    let thread = CurrentProcess.currentThread
    guard owner.load(ordering: .relaxed) != thread else {
      throw ContainerError(
        kind: .nested, path: folder?.path ?? AppContainer.pathInMemory,
        message: "An update was made inside another one.",
        cure: "Make them one after the other.")
    }
    let file = try take(in: folder, patience: patience)
    owner.store(thread, ordering: .relaxed)
    defer {
      owner.store(0, ordering: .relaxed)
      file?.unlock()
      turn.signal()
    }
    return try body()
  }

  /// Returns the error for a container that another owner keeps locked.
  private static func busy(_ file: LockFile?, after patience: Duration) -> ContainerError {
    // Other processes can't reach a container in memory.
    let owner = file == nil ? CurrentProcess.name : file?.holder
    let holder =
      switch owner {
      case nil: "another process"
      case CurrentProcess.name?: "this process itself"
      case let name?: name
      }
    return ContainerError(
      kind: .busy, path: file?.path ?? AppContainer.pathInMemory,
      message: "The container was not free within \(patience): \(holder) is using it.",
      cure: "Nothing was changed; try again, or stop the process that is using it.")
  }

  /// Acquires the semaphore and, if there is a folder, the file lock.
  private func take(
    in folder: OpenFolder?, patience: Duration
  ) throws(ContainerError) -> LockFile? {
    let deadline = DispatchTime.now() + .nanoseconds(max(0, patience.nanoseconds))
    guard let folder else {
      guard turn.wait(timeout: deadline) == .success else {
        throw Self.busy(nil, after: patience)
      }
      return nil
    }
    while true {
      let file = try ContainerError.converting(try folder.lockFile(Self.fileName))
      guard turn.wait(timeout: deadline) == .success else { throw Self.busy(file, after: patience) }
      switch file.lockAtOnce() {
      case .taken: break
      case .failed(let error):
        turn.signal()
        throw ContainerError(error)
      case .held:
        let waiter = LockWaiter(file)
        waiter.start { [turn] in turn.signal() }
        // From now on, the waiter is responsible for the semaphore, unless it acquired the file in
        // time.
        guard waiter.hasFile(by: deadline) else { throw Self.busy(file, after: patience) }
      }
      // The file may have been removed while waiting, and another process may have locked its
      // successor.
      if !file.isRemoved {
        file.sign()
        return file
      }
      file.unlock()
      turn.signal()
    }
  }
}

/// A thread that waits for a file lock on behalf of a caller that may time out.
private final class LockWaiter: Sendable {
  private enum State: UInt8, AtomicRepresentable {
    case waiting
    case hasFile
    case isAlone
  }

  private let file: LockFile
  private let state = Atomic(State.waiting)
  private let news = DispatchSemaphore(value: 0)

  init(_ file: LockFile) {
    self.file = file
  }

  /// Starts waiting.
  ///
  /// - Parameter giveBack: The closure to call once the file is released, if the caller has timed
  ///   out.
  func start(_ giveBack: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "IntentKit.ContainerLock").async { [self] in
      file.lock()
      if state.exchange(.hasFile, ordering: .acquiringAndReleasing) == .isAlone {
        file.unlock()
        giveBack()
      } else {
        news.signal()
      }
    }
  }

  /// Waits until the file is locked.
  ///
  /// - Returns: Whether the file was locked in time. Otherwise, the waiter continues alone.
  func hasFile(by deadline: DispatchTime) -> Bool {
    if news.wait(timeout: deadline) == .success { return true }
    // The file may have been locked at the last moment.
    return state.exchange(.isAlone, ordering: .acquiringAndReleasing) == .hasFile
  }
}
