import Dispatch
import IntentKitPlatform
import Testing

@Suite struct `Marks of threads` {
  @Test func `a thread's mark is set only to its object`() {
    let (mark, own, other) = (ThreadMark(), Marker(), Marker())
    #expect(!mark.isSet(to: own))
    mark.set(to: own)
    #expect(mark.isSet(to: own))
    #expect(!mark.isSet(to: other))
    #expect(!ThreadMark().isSet(to: own))
  }

  // The system has about a thousand keys. A mark without a key once used the first one, which
  // belongs to Dispatch.
  @Test func `any number of marks leave the values of other libraries unchanged`() {
    let ends = DispatchSemaphore(value: 0)
    let object = Marker()
    let marks = (0..<2000).map { _ in ThreadMark() }
    let isStarted = SystemThread.start(stackSize: 1 << 20) {
      // Dispatch reads its value when the thread exits.
      for mark in marks { mark.set(to: object) }
      ends.signal()
    }
    #expect(isStarted)
    ends.wait()
    let usable = marks.count { mark in
      mark.set(to: object)
      return mark.isSet(to: object)
    }
    #expect(usable < marks.count)
  }

  @Test func `the keys of marks are used again`() {
    let object = Marker()
    for _ in 0..<5000 {
      let mark = ThreadMark()
      mark.set(to: object)
      #expect(mark.isSet(to: object))
    }
  }
}

/// An object to mark threads with.
private final class Marker: Sendable {}
