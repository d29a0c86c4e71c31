import IntentKitPlatform

/// A semaphore for tasks.
package final class Gate: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Locked<State>

  package init(width: Int) {
    state = Locked(State(free: width))
  }

  package func enter() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  package func leave() {
    let next = state.withLock { state in
      guard state.waiting.isEmpty else {
        return state.waiting.removeFirst() as CheckedContinuation?
      }
      state.free += 1
      return nil
    }
    next?.resume()
  }
}
