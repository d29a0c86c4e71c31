import IntentKitCore
import IntentKitPlatform

/// The thread that listens to a process until it has been reaped.
struct ExtensionListener: Sendable {
  private let process: ExtensionProcess
  private let child: Child
  private let channel: ExtensionChannel
  private let wakeup: Wakeup

  /// The limits for reading what was written before the process exited.
  ///
  /// The number of bytes is more than the buffers of a socket and two pipes contain, and the number
  /// of messages is more than a request needs. A descendant that wasn't found may write forever.
  private static let maximumRemainingCount = 1 << 20
  private static let maximumRemainingMessageCount = 1000
  private static let remainingGrace = Duration.milliseconds(500)

  init(_ process: ExtensionProcess, _ connection: ExtensionProcess.Connection) {
    self.process = process
    child = connection.child
    channel = connection.channel
    wakeup = connection.wakeup
  }

  /// Starts listening.
  func start() {
    guard SystemThread.start(stackSize: 1 << 20, listen) else { return endWithoutThread() }
  }

  /// Kills and reaps a process for which the system has no threads.
  private func endWithoutThread() {
    var descendants = Descendants()
    child.kill(finding: &descendants)
    child.awaitExit()
    child.reap(descendants)
    process.close(.notStarted("there are no more threads"))
  }

  private func listen() {
    let awaitsExit = SystemThread.start(stackSize: 1 << 17) { [self] in
      child.awaitExit()
      for case .reapAbandoned in process.handle(.exited) { child.reap(Descendants()) }
    }
    guard awaitsExit else { return endWithoutThread() }
    var log = ExtensionLog([child.output, child.errors])
    var descendants = Descendants()
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { chunk.deallocate() }
    while true {
      let schedule = process.schedule
      if schedule.hasExited { break }
      // The messages of a process that must be killed don't matter anymore.
      let ready = Descriptor.wait(
        for: [Descriptor.Polled(wakeup.descriptor)]
          + (schedule.isDoomed ? [] : [channel.polled] + log.polled),
        timeout: schedule.nextDue.map { ContinuousClock.now.duration(to: $0) })
      if ready[0].isReadable { wakeup.reset() }
      if !schedule.isDoomed {
        if ready[1].isWritable, channel.flush() == .closed { process.handle(.channelClosed) }
        if ready[1].isReadable { receive(into: chunk) }
        for index in log.indices where ready[2 + index].isReadable {
          read(&log, index, into: chunk)
        }
      }
      guard process.schedule.isDue else { continue }
      for action in process.handle(.timePassed) {
        switch action {
        case .crash: child.crash()
        case .kill: child.kill(finding: &descendants)
        case .abandon:
          log.finish()
          // It may have exited just now.
          for case .reapAbandoned in process.close(.abandoned(log: log.lines)) {
            child.reap(descendants)
          }
          return
        default: break
        }
      }
    }
    // Descendants first, so that what they write has an end.
    child.kill(finding: &descendants)
    let isComplete = receiveRemaining(&log, into: chunk)
    log.finish()
    process.handle(.logged(log.signs))
    let (ending, peakMemory, leftovers) = child.reap(descendants)
    process.close(
      .reaped(
        .init(
          ending: ending, peakMemory: peakMemory, leftovers: leftovers,
          hasIncompleteMessage: isComplete && channel.incompleteCount > 0, log: log.lines)))
  }

  /// Reads what was written before the process exited, within limits.
  ///
  /// - Returns: Whether all messages were read.
  private func receiveRemaining(
    _ log: inout ExtensionLog, into chunk: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let end = ContinuousClock.now + Self.remainingGrace
    let maximumLogCount = log.count + Self.maximumRemainingCount
    var (count, messageCount) = (0, 0)
    var readsMessages = !process.schedule.isDoomed
    while ContinuousClock.now < end, log.count <= maximumLogCount {
      while readsMessages, process.handleNextInput(of: channel) {
        messageCount += 1
        if messageCount >= Self.maximumRemainingMessageCount { readsMessages = false }
      }
      let ready = Descriptor.wait(
        for: [readsMessages ? channel.polled : Descriptor.Polled(nil)] + log.polled, timeout: .zero
      ).map(\.isReadable)
      guard ready.contains(true) else { return readsMessages }
      if ready[0], case .bytes(let more) = channel.read(into: chunk) {
        count += more
        if count > Self.maximumRemainingCount { readsMessages = false }
      }
      for index in log.indices where ready[1 + index] { read(&log, index, into: chunk) }
    }
    return false
  }

  /// Reads messages until the process exits or an action is due.
  private func receive(into chunk: UnsafeMutableRawBufferPointer) {
    if channel.read(into: chunk) == .end { process.handle(.channelClosed) }
    // A process may send more messages than its request has time for.
    while !process.schedule.isUrgent, process.handleNextInput(of: channel) {}
  }

  private func read(
    _ log: inout ExtensionLog, _ index: Int, into chunk: UnsafeMutableRawBufferPointer
  ) {
    guard log.count <= process.limits.output else { return }
    let signs = log.signs
    log.read(index, into: chunk)
    if log.signs != signs { process.handle(.logged(log.signs)) }
    if log.count > process.limits.output {
      process.handle(.violated(.flood(.output, limit: process.limits.output)))
    }
  }
}
