import Dispatch
import IntentKitCore
import Synchronization

/// What lets one thread of one process at a time change a container.
///
/// For a container on the disk it has two parts. Threads that share this object take turns on a semaphore, whose wait has a limit. The thread whose
/// turn it is then locks a file with `flock`, against other processes and against other locks of the same folder. That
/// lock belongs to the open file and not to the process, as those of `fcntl` do; so it holds between threads too, and
/// it ends with its holder however that dies.
///
/// `flock` either fails at once or waits without a limit. To ask again and again would take sleep and be unfair, and a
/// signal as an alarm would belong to the whole process. So a thread of its own waits, and the caller waits for that
/// thread, with a limit. A caller who gives up leaves the turn to the waiting thread, which hands on both as soon as it
/// gets the file: however many callers come and go, one thread waits.
final class ContainerLock: Sendable {
  private static let fileName = ".container.lock"

  private let turn = DispatchSemaphore(value: 1)
  /// The thread that has the lock, or zero.
  private let owner = Atomic<UInt>(0)

  /// Runs a body while nobody else changes the container.
  ///
  /// - Parameter folder: The container's folder; nil for a container in memory, which no other process can reach.
  /// - Throws: What the body throws, or ``ContainerError`` when others keep the lock for longer than the patience.
  func withLock<Result>(
    in folder: OpenFolder?, patience: Duration, _ body: () throws -> Result
  ) throws -> Result {
    let thread = Platform.currentThread
    guard owner.load(ordering: .relaxed) != thread else {
      throw ContainerError(
        .nested, path: folder?.path ?? AppContainer.pathInMemory,
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

  /// Takes the turn and, where there is a folder, the file.
  private func take(
    in folder: OpenFolder?, patience: Duration
  ) throws(ContainerError) -> LockFile? {
    let deadline = DispatchTime.now() + .nanoseconds(max(0, patience.nanoseconds))
    guard let folder else {
      guard turn.wait(timeout: deadline) == .success else {
        throw .busy(
          path: AppContainer.pathInMemory, after: patience, holder: "this process itself")
      }
      return nil
    }
    while true {
      let file = try folder.lockFile(Self.fileName)
      guard turn.wait(timeout: deadline) == .success else { throw file.busy(after: patience) }
      switch file.lockAtOnce() {
      case .taken: break
      case .failed(let error):
        turn.signal()
        throw error
      case .held:
        let waiter = LockWaiter(file)
        waiter.start { [turn] in turn.signal() }
        // From here on the waiter sees to the turn, unless it got the file in time.
        guard waiter.hasFile(by: deadline) else { throw file.busy(after: patience) }
      }
      // Somebody may have removed the file while we waited, and others may hold the lock of its successor.
      if !file.isRemoved {
        file.sign()
        return file
      }
      file.unlock()
      turn.signal()
    }
  }
}

/// A thread that waits for a file lock on behalf of a caller who may give up.
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

  /// Starts to wait.
  ///
  /// - Parameter giveBack: What to do once the file is free again, if the caller has given up.
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

  /// Waits until the file is ours.
  ///
  /// - Returns: False when it was not in time; the waiter goes on alone then.
  func hasFile(by deadline: DispatchTime) -> Bool {
    if news.wait(timeout: deadline) == .success { return true }
    // The file may have come at the very last moment.
    return state.exchange(.isAlone, ordering: .acquiringAndReleasing) == .hasFile
  }
}
