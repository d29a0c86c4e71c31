import IntentKitPlatform
import Testing

@Suite struct `The queue of the alarm` {
  @Test(arguments: UInt64(0)..<20)
  func `entries leave in the order of their moments, and then in that of their addition`(
    _ seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let start = ContinuousClock.now
    let left = Locked<[Int]>([])
    var (queue, seconds, expected) = (AlarmQueue(), [Int](), [Int]())
    func takeFirst() {
      queue.first?.body()
      queue.removeFirst()
      let next = expected.enumerated().min { (seconds[$0.1], $0.1) < (seconds[$1.1], $1.1) }
      let index = expected.remove(at: next!.offset)
      #expect(left.withLock { $0.last } == index)
    }
    for index in 0..<100 {
      seconds.append(Int.random(in: 0..<30, using: &generator))
      let isFirst = expected.allSatisfy { seconds[$0] > seconds[index] }
      expected.append(index)
      let wasFirst = queue.add(
        { left.withLock { $0.append(index) } }, at: start + .seconds(seconds[index]))
      #expect(wasFirst == isFirst)
      if Bool.random(using: &generator) { takeFirst() }
    }
    while !expected.isEmpty { takeFirst() }
    #expect(queue.first == nil)
  }
}
