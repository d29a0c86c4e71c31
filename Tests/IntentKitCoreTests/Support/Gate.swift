/// A gate that tasks wait at until it opens.
actor Gate {
  private(set) var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until the gate is open, regardless of cancellation.
  func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Opens the gate permanently.
  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// A list that several threads add to, and that a test waits for.
actor Inbox<Element: Sendable> {
  private(set) var all: [Element] = []
  private var readers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Adds an element from any thread.
  ///
  /// The order of elements isn't preserved.
  nonisolated func add(_ element: Element) {
    Task { await keep(element) }
  }

  /// Waits for a number of elements.
  func waitFor(_ count: Int) async -> [Element] {
    if all.count < count {
      await withCheckedContinuation { readers.append((count, $0)) }
    }
    return all
  }

  private func keep(_ element: Element) {
    all.append(element)
    for reader in readers where reader.count <= all.count { reader.continuation.resume() }
    readers.removeAll { $0.count <= all.count }
  }
}
