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
}
