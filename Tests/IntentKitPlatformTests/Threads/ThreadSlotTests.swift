import IntentKitPlatform
import Testing

@Suite struct `Slots of threads` {
  @Test func `a thread's slot holds only its own object`() {
    let (slot, own) = (ThreadSlot<Object>(), Object())
    #expect(slot.object == nil)
    slot.object = own
    #expect(slot.object === own)
    #expect(ThreadSlot<Object>().object == nil)
  }

  // The system has about a thousand keys, and a slot without one once used that of Dispatch.
  @Test func `the keys of slots are used again`() {
    let object = Object()
    for _ in 0..<5000 {
      let slot = ThreadSlot<Object>()
      slot.object = object
      #expect(slot.object === object)
    }
  }
}

/// An object for slots.
private final class Object: Sendable {}
