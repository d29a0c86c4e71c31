import ContainerWriter
import Foundation
import IntentKitPlatform
import SampleStorage
import TestSupport
import Testing

@Suite struct `Shared containers` {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func tally() throws -> Tally {
    try scratch.container.read(Tally.fileName, default: Tally())
  }

  @Test(arguments: [true, false])
  func `concurrent updates of two threads are all kept`(isShared: Bool) async throws {
    let shared = scratch.container
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        // With separate containers, the threads meet only at the file.
        let container = isShared ? shared : scratch.container
        group.addTask {
          for _ in 0..<500 {
            _ = try container.update(Tally.fileName, default: Tally()) { $0.add() }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try tally().numbers == Array(1...1000))
  }

  @Test func `concurrent updates in memory are all kept`() async throws {
    let container = AppContainer(folder: nil)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          for _ in 0..<500 {
            _ = try container.update(Tally.fileName, default: Tally()) { $0.add() }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try container.read(Tally.fileName, default: Tally()).numbers == Array(1...1000))
  }

  @Test func `concurrent updates of two processes are all kept`() throws {
    let writers = try (0..<2).map { _ in try WriterProcess("add", scratch.path, "500") }
    for writer in writers { #expect(writer.finish() == 0, "\(writer.lines())") }
    #expect(try tally().numbers == Array(1...1000))
    // Each process received its own numbers, and together they received all.
    let told = writers.flatMap { $0.lines() }.compactMap { Int($0) }
    #expect(told.sorted() == Array(1...1000))
  }

  @Test func `acknowledged updates survive a killed writer and the lock is free`() throws {
    var random = SeededGenerator(seed: 20_260_214)
    var drafts = 0
    var kills = 0
    var stored = 0
    // On a busy machine it may take some more until one strikes in the middle of a write.
    while kills < 24 || (drafts == 0 && kills < 500) {
      kills += 1
      let writer = try WriterProcess("add", scratch.path, "1000")
      _ = writer.lines(Int.random(in: 0...20, using: &random))
      // The kill must hit any point of an update, not only the moment after an acknowledgment.
      let moment = ContinuousClock.now + .microseconds(Int.random(in: 0...3000, using: &random))
      while ContinuousClock.now < moment {}
      writer.kill()
      let acknowledged = writer.lines().last.flatMap { Int($0) } ?? stored

      drafts += try scratch.names.contains(".container.draft") ? 1 : 0
      // The file is valid, and contains at most the one additional update that was in flight.
      let found = try tally()
      #expect(found.isComplete)
      #expect(acknowledged...(acknowledged + 1) ~= found.numbers.count)
      // The lock is free, so no wait is necessary, and the draft is removed.
      let container = AppContainer(folder: scratch.url, patience: .zero)
      stored = try container.update(Tally.fileName, default: Tally()) { $0.add() }
      #expect(stored == found.numbers.count + 1)
      #expect(try scratch.names == [Tally.fileName])
    }
    #expect(drafts > 0, "No kill struck in the middle of a write.")
  }

  @Test func `the draft of a killed writer is removed`() throws {
    try scratch.write("{\"numbers\": [1, 2", to: ".container.draft")
    try scratch.container.update("other.json", default: Tally()) { _ in }
    #expect(try scratch.names == ["other.json"])
  }

  @Test func `waiting for the lock ends at its limit and names the holder`() throws {
    let holder = try WriterProcess("hold", scratch.path)
    #expect(holder.lines(1) == ["holding"])
    let container = AppContainer(folder: scratch.url, patience: .milliseconds(20))
    // The first abandons a thread that waits for the file; the second waits for that thread.
    for _ in 0..<2 {
      let error = #expect(throws: ContainerError.self) {
        try container.update(Tally.fileName, default: Tally()) { _ in }
      }
      #expect(
        error?.description == """
          \(scratch.path(of: ".container.lock")): The container was not free within 0.02 seconds: \
          process \(holder.identifier) (ContainerWriter) is using it. Nothing was changed; try again, \
          or stop the process that is using it.
          """)
      #expect(error?.kind == .busy)
    }
    // Readers aren't affected.
    #expect(try container.read(Tally.fileName, default: Tally()).numbers.isEmpty)
    #expect(holder.finish() == 0)
    let next = try scratch.container.update(Tally.fileName, default: Tally()) { $0.add() }
    #expect(next == 1)
  }

  @Test func `an abandoned wait doesn't affect later updates`() throws {
    let holder = try WriterProcess("hold", scratch.path)
    #expect(holder.lines(1) == ["holding"])
    let container = AppContainer(folder: scratch.url, patience: .milliseconds(200))
    #expect(throws: ContainerError.self) {
      try container.update(Tally.fileName, default: Tally()) { _ in }
    }
    #expect(holder.finish() == 0)
    // The abandoned thread acquires the file for a moment and passes on both the file and the turn.
    for number in 1...2 {
      #expect(try container.update(Tally.fileName, default: Tally()) { $0.add() } == number)
    }
  }

  @Test func `a nested update is rejected immediately`() throws {
    let container = scratch.container
    let error = try container.update(Tally.fileName, default: Tally()) { _ in
      #expect(throws: ContainerError.self) {
        try container.update("other.json", default: Tally()) { _ in }
      }
    }
    #expect(error?.kind == .nested)
    #expect(try container.update(Tally.fileName, default: Tally()) { $0.add() } == 1)
  }
}
