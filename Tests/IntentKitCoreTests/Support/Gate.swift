/// A door that tasks wait at until somebody opens it.
actor Gate {
  private(set) var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until the door is open; cancellation makes no difference.
  func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Opens the door for good.
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

  /// Adds an element from wherever it comes; the order of elements added by one thread is not kept.
  nonisolated func add(_ element: Element) {
    Task { await keep(element) }
  }

  /// Waits until there are so many elements.
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
