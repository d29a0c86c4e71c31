import Fleet
import IntentKitCore
import IntentQueue
import Synchronization
import Testing

@Suite struct `Running a worker` {
  @Test func `each of a thousand lines is answered once`() async throws {
    let fleet = Fleet.twoVans()
    var lines: [String] = []
    for number in 0..<1000 {
      switch number % 5 {
      case 0: lines.append(#"{"id":"\#(number)","user":"ada","intent":"ListCars"}"#)
      case 1: lines.append(#"{"id":"\#(number)","user":"ada","intent":"GetCarLockStatus"}"#)
      case 2: lines.append(QueuedRequest.lock(id: "\(number)").text)
      case 3: lines.append(#"{"id":"\#(number)","user":"eve","intent":"INSetCarLockStatusIntent"}"#)
      default: lines.append(#"{"id":"\#(number)"}"#)
      }
    }
    // The chunks don't end at line breaks, and the last line lacks one.
    let text = Array(lines.joined(separator: "\n").utf8)
    let pieces = stride(from: 0, to: text.count, by: 777).map { start in
      Array(text[start..<min(start + 777, text.count)])
    }
    let worker = IntentWorker(fleet: fleet)
    let answers = try await worker.answers(to: Lines(of: Feed(pieces: pieces)))

    var results: [String: Set<String>] = [:]
    for answer in answers {
      guard case .string(let id)? = answer.id, let number = Int(id) else { continue }
      let result = answer.ending?.outcome.result.rawValue ?? "rejected"
      results["\(number % 5) \(result)", default: []].insert(id)
    }
    #expect(answers.count == 1000)
    #expect(
      results.mapValues(\.count) == [
        "0 succeeded": 200, "1 needsInput": 200, "2 succeeded": 200, "3 awaitingConfirmation": 200,
        "4 rejected": 200,
      ])
    #expect(await fleet.vehicles(of: "ada").map(\.isLocked) == [true, true])
  }

  @Test func `a line is read only when a request has finished`()
    async throws
  {
    let clock = ManualClock()
    let worker = IntentWorker(
      fleet: .twoVans(callTime: .seconds(1), clock: clock), maximumConcurrentRequests: 3)
    let lines = Feed((1...10).map { QueuedRequest.lock(id: "\($0)").text })
    async let answers = worker.answers(to: lines)
    for (sleepers, taken) in [(3, 3), (3, 6), (3, 9), (1, 10)] {
      await clock.waitForSleepers(sleepers)
      #expect(lines.takenCount == taken)
      clock.advance(by: .seconds(1))
    }
    #expect(try await answers.count == 10)
  }

  @Test func `a request is in flight until its answer is sent`() async throws {
    let clock = ManualClock()
    let lines = Feed((1...6).map { QueuedRequest.lock(id: "\($0)").text })
    async let run: Void = IntentWorker(fleet: .twoVans(), maximumConcurrentRequests: 2)
      .run(lines) { _ in try await clock.sleep(for: .seconds(1)) }
    for taken in [2, 4, 6] {
      await clock.waitForSleepers(2)
      #expect(lines.takenCount == taken)
      clock.advance(by: .seconds(1))
    }
    try await run
  }

  @Test func `a fast request waits neither for a slow one nor for the next line`() async throws {
    let clock = ManualClock()
    let worker = IntentWorker(
      fleet: .twoVans(callTime: .seconds(1), clock: clock))
    let (lines, linesIn) = AsyncStream<[UInt8]>.makeStream()
    let (answers, answersIn) = AsyncStream<QueuedAnswer>.makeStream()
    async let run: Void = worker.run(lines) { answersIn.yield($0) }
    linesIn.yield(Array(QueuedRequest.lock(id: "slow").text.utf8))
    linesIn.yield(Array(#"{"id":"quick","user":"ada","intent":"ListCars"}"#.utf8))

    // The queue is still open when the answers arrive.
    var iterator = answers.makeAsyncIterator()
    #expect(await iterator.next()?.id == "quick")
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    #expect(await iterator.next()?.id == "slow")
    linesIn.finish()
    try await run
  }

  @Test func `empty lines are skipped but counted`() async throws {
    let answers = try await IntentWorker(fleet: .twoVans()).answers(to: Feed(["", " \t\r", "?"]))
    #expect(
      answers.map(\.text) == [
        #"{"error":{"line":3,"column":1,"message":"found “?”, expected a value."}}"#
      ])
  }

  @Test func `every line is answered when the queue fails`() async throws {
    let sent = Sent()
    let lines = Feed([QueuedRequest.lock.text, QueuedRequest.lock.text], ending: Broken())
    await #expect(throws: Broken.self) {
      try await IntentWorker(fleet: .twoVans()).run(lines) { sent.append($0) }
    }
    #expect(sent.answers.count == 2)
  }

  @Test func `a failure to send stops reading and is thrown`() async throws {
    let lines = Feed((1...10).map { QueuedRequest.lock(id: "\($0)").text })
    await #expect(throws: Broken.self) {
      try await IntentWorker(fleet: .twoVans(), maximumConcurrentRequests: 1).run(lines) { _ in
        throw Broken()
      }
    }
    #expect(lines.takenCount == 1)
  }

  @Test func `canceling the task cancels its requests`() async throws {
    let clock = ManualClock()
    let sent = Sent()
    let worker = IntentWorker(
      fleet: .twoVans(callTime: .seconds(1), clock: clock))
    let task = Task { try await worker.run(Feed([QueuedRequest.lock.text])) { sent.append($0) } }
    await clock.waitForSleepers()
    task.cancel()
    try await task.value

    let ending = try #require(sent.answers.first?.ending)
    #expect(ending.outcome.result == .cancelled)
  }
}

private struct Broken: Error {}
