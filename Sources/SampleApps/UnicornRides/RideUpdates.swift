import IntentKitCore
import Synchronization

/// Tells of each phase of a ride as it begins.
final class RideUpdates: Sendable {
  /// What waits for the next phase.
  private let task = Mutex<Task<Void, Never>?>(nil)

  /// Begins to tell of a ride, instead of what was told before.
  func start(
    _ ride: Ride, of service: RideService, on clock: any Clock<Duration>,
    tell: @escaping @Sendable (RideStatus) -> Void
  ) {
    replaceTask(
      with: Task {
        var now = service.now
        for change in RideTimeline(ride).changes(after: now) {
          do {
            try await clock.sleep(for: .seconds(now.distance(to: change)))
          } catch {
            return
          }
          now = change
          // It may have been cancelled or rated by another request meanwhile.
          guard let ride = try? service.log()[ride.identifier] else { return }
          tell(ride.status(at: now))
          if RideTimeline(ride).isCanceled(at: now) { return }
        }
      })
  }

  /// Ends what was begun.
  func stop() {
    replaceTask(with: nil)
  }

  private func replaceTask(with new: Task<Void, Never>?) {
    let old = task.withLock { task in
      defer { task = new }
      return task
    }
    old?.cancel()
  }
}
