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

  // The system has about a thousand keys, and a mark without one once used that of Dispatch.
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
