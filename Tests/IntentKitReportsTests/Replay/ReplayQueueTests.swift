import Foundation
import IntentKitPlatform
import Testing

@testable import IntentKitReports

@Suite
struct ReplayQueueTests {
  @Test func `a large item waits until the window has room for it`() async throws {
    let large = ReplayItem(path: "large", content: .file, size: 1 << 20)
    let queue = ReplayQueue(window: large.weight + 1)
    let log = Locked<[String]>([])
    let reader = Thread {
      for ordinal in 0..<3 {
        var item = large
        item.ordinal = ordinal
        queue.put([item])
        log.withLock { $0.append("read \(ordinal)") }
      }
      queue.finish()
    }
    reader.start()
    for ordinal in 0..<3 {
      let items = try #require(await queue.take())
      #expect(items.map(\.ordinal) == [ordinal])
      // Time for a reader that doesn't wait.
      for _ in 0..<1000 { await Task.yield() }
      log.withLock { $0.append("report \(ordinal)") }
      queue.deliver([.init(ordinal: ordinal, weight: large.weight, result: nil)])
      _ = await queue.next()
    }
    #expect(await queue.next() == nil)
    let order = log.withLock { $0 }
    for ordinal in 0..<2 {
      let report = try #require(order.firstIndex(of: "report \(ordinal)"))
      #expect(order[..<report].contains("read \(ordinal + 1)") == false, "\(order)")
    }
  }

  @Test func `a worker takes items at once only if some wait`() {
    let queue = ReplayQueue(window: 8)
    #expect(queue.takeWaiting() == nil)
    queue.put([ReplayItem(path: "a", content: .file), ReplayItem(path: "b", content: .file)])
    queue.put([ReplayItem(path: "c", content: .file)])
    #expect(queue.takeWaiting()?.map(\.path) == ["a", "b"])
    #expect(queue.takeWaiting()?.map(\.path) == ["c"])
    queue.finish()
    #expect(queue.takeWaiting() == nil)
  }

  @Test(arguments: 1...9)
  func `items of half the window can be added in any order`(_ reportedCount: Int) async throws {
    let (half, total) = (6, 60)
    let queue = ReplayQueue(window: half * 2)
    let reader = Thread {
      for start in stride(from: 0, to: total, by: half) {
        for ordinal in (start..<start + half).reversed() {
          var item = ReplayItem(path: "a", content: .file)
          item.ordinal = ordinal
          queue.put([item])
        }
      }
      queue.finish()
    }
    reader.start()
    var taken: Set<Int> = []
    var next = 0
    while next < total {
      // The reader continues at half of the window, and then fills it.
      let takenCount = taken.count <= half ? min(half * 2, total - next) : taken.count
      while taken.count < takenCount, let items = await queue.take() {
        taken.formUnion(items.map(\.ordinal))
      }
      let reported = (next..<next + reportedCount).prefix { taken.contains($0) }
      try #require(!reported.isEmpty, "Item \(next) hasn't been added.")
      queue.deliver(reported.map { .init(ordinal: $0, weight: 1, result: nil) })
      _ = await queue.next()
      taken.subtract(reported)
      next += reported.count
    }
  }
}
