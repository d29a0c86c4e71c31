import IntentKitPlatform
import Testing

@Suite struct `The alarm` {
  @Test func `no closure is called early, and an early one doesn't wait for a late one`() async {
    let alarm = Alarm.shared
    alarm.schedule(after: .seconds(3600)) {}
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      alarm.schedule(after: .milliseconds(5)) { continuation.resume() }
    }
    #expect(start.duration(to: .now) >= .milliseconds(5))
  }

  @Test func `a closure can schedule another one, and a delay below zero is none`() async {
    let alarm = Alarm.shared
    let start = ContinuousClock.now
    let later = await withCheckedContinuation { continuation in
      alarm.schedule(after: .seconds(-1)) {
        let first = ContinuousClock.now
        alarm.schedule(after: .zero) { continuation.resume(returning: [first, .now]) }
      }
    }
    #expect(([start] + later).sorted() == [start] + later)
  }
}
