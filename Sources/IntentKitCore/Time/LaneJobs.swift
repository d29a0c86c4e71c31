import IntentKitPlatform
import Synchronization

/// The jobs of Swift's global executor that belong to lanes of requests in simulated time.
///
/// The tasks of a lane and their children prefer its executor. Unstructured tasks and the actors that
/// they use don't, so that the lane wouldn't know whether they wait for a thread. Swift's runtime shows
/// such a job to a hook before it is queued. The hook gives a new task to the lane of the code that
/// starts it, where it stays wherever it is resumed. Code of a lane may resume older tasks, too; these
/// belong to the lane's caller.
///
/// Jobs of the main actor, of actors with their own executor, and of tasks that are started outside
/// Swift's tasks (in a callback of Dispatch, for example) have no lane.
enum LaneJobs {
  /// Gives a job to the executor that would run it without a hook.
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  private struct State {
    /// The lanes of tasks, by the identifiers of the tasks.
    var owners: [UInt64: LaneExecutor] = [:]
    /// The tasks of each lane.
    var tasks: [ObjectIdentifier: [UInt64]] = [:]

    mutating func add(_ task: UInt64, to lane: LaneExecutor) {
      owners[task] = lane
      tasks[ObjectIdentifier(lane)]?.append(task)
    }
  }

  private static let state = Locked(State())
  /// The number of lanes, because other programs pay for each job.
  private static let laneCount = Atomic(0)
  /// The lane whose job the current thread runs.
  private static let currentLane = ThreadSlot<LaneExecutor>()

  /// Returns the number of a job's task, which increases with each task of the process; zero for a job
  /// without a task.
  static let taskIdentifier = CurrentProcess.function(
    "swift_task_getJobTaskId", as: (@convention(thin) (UnownedJob) -> UInt64).self)
  /// The hook of another library.
  private static let otherHook: Hook? = install { job, original in
    if let lane = LaneJobs.owner(of: job) { return lane.enqueue(globalJob: job) }
    if let otherHook = LaneJobs.otherHook { otherHook(job, original) } else { original(job) }
  }

  /// Installs a hook, and returns the previous one.
  private static func install(_ hook: Hook) -> Hook? {
    guard taskIdentifier != nil,
      let place = CurrentProcess.variable("swift_task_enqueueGlobal_hook", as: Hook?.self)
    else { return nil }
    defer { place.pointee = hook }
    return place.pointee
  }

  /// Begins to give jobs to a lane.
  static func begin(_ lane: LaneExecutor) {
    _ = otherHook
    state.withLock { $0.tasks[ObjectIdentifier(lane)] = [] }
    laneCount.add(1, ordering: .relaxed)
  }

  /// Stops giving jobs to a lane.
  static func end(_ lane: LaneExecutor) {
    laneCount.subtract(1, ordering: .relaxed)
    state.withLock { state in
      for task in state.tasks.removeValue(forKey: ObjectIdentifier(lane)) ?? [] {
        state.owners[task] = nil
      }
    }
  }

  /// Runs a job of a lane on the current thread.
  static func run(in lane: LaneExecutor, _ body: () -> Void) {
    let outer = currentLane.object
    currentLane.object = lane
    body()
    currentLane.object = outer
  }

  /// Whether the current thread runs a job of a lane.
  static var isInLane: Bool { currentLane.object != nil }

  /// Returns the lane that runs a job, or nil if the job belongs to no lane.
  private static func owner(of job: UnownedJob) -> LaneExecutor? {
    guard laneCount.load(ordering: .relaxed) > 0, let taskIdentifier else { return nil }
    // The jobs of an actor itself have no task.
    let task = taskIdentifier(job)
    let currentLane = currentLane.object
    return state.withLock { state in
      if let owner = state.owners[task] { return owner }
      guard let currentLane, state.tasks[ObjectIdentifier(currentLane)] != nil else { return nil }
      guard task != 0 else { return currentLane }
      guard task > currentLane.firstTask else { return nil }
      state.add(task, to: currentLane)
      return currentLane
    }
  }
}
