import IntentKitCore
import IntentKitPlatform

/// Reports each phase of a ride as it begins.
final class RideUpdates: Sendable {
  /// The task that waits for the next phase.
  private let task = Locked<Task<Void, Never>?>(nil)

  /// Starts reporting the phases of a ride, replacing any previous ride.
  func start(
    _ ride: Ride, of service: RideService, report: @escaping @Sendable (RideStatus) -> Void
  ) {
    replaceTask(
      with: Task {
        for (wait, now) in RideTimeline(ride).changes(after: service.environment.now) {
          do { try await service.environment.clock.sleep(for: wait) } catch { return }
          // Another request may have canceled or rated the ride in the meantime.
          guard let ride = try? service.log()[ride.identifier] else { return }
          report(ride.status(at: now, in: service.language))
          if RideTimeline(ride).isCanceled(at: now) { return }
        }
      })
  }

  /// Stops reporting.
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
