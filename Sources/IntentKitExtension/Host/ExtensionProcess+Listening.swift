import IntentKitCore
import IntentKitPlatform

// The part of the process that runs on its listening thread.

extension ExtensionProcess {
  /// The time a guest may run after its channel closes.
  ///
  /// The channel of an exiting process closes slightly before the process ends.
  private static let patienceWithoutChannel = Duration.seconds(2)

  /// The data received from a process, and the state of its connection.
  private struct Inbox {
    var messages = LineBuffer()
    var isChannelOpen = true
    var channelClosed: ContinuousClock.Instant?
    var streams: [(descriptor: Int32, lines: LineBuffer, isOpen: Bool)]
    var outputCount = 0
    var wasKilled = false
    var wasCrashed = false
    var hasIgnoredShutdown = false
  }

  /// Listens to the process until it has been reaped.
  func listen(to child: Child, wake: Int32, since began: ContinuousClock.Instant) {
    var inbox = Inbox(streams: [child.output, child.errors].map { ($0, LineBuffer(), true) })
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { piece.deallocate() }
    let watchesEnd = SystemThread.start(stackSize: 1 << 17) { [self] in
      child.awaitEnd()
      state.withLock { $0.hasEnded = true }
      wakeListener()
    }
    if !watchesEnd {
      failLaunch("there are no more threads")
      child.killGroup()
      child.awaitEnd()
    }
    while watchesEnd, !state.withLock({ $0.hasEnded }) {
      let timeout = keepTime(&inbox, child, began)
      let ready = Child.wait(
        for: [wake, inbox.isChannelOpen ? child.channel : -1]
          + inbox.streams.map { $0.isOpen ? $0.descriptor : -1 }, timeout: timeout)
      if ready[0] { _ = Descriptor.read(wake, into: piece) }
      if ready[1] { hear(&inbox, child, piece, began) }
      for index in inbox.streams.indices where ready[2 + index] { log(&inbox, index, piece) }
    }
    // Reads the remaining output that the process wrote before it ended.
    while inbox.isChannelOpen, Child.wait(for: [child.channel], timeout: .zero)[0] {
      hear(&inbox, child, piece, began)
    }
    for index in inbox.streams.indices {
      while inbox.streams[index].isOpen,
        Child.wait(for: [inbox.streams[index].descriptor], timeout: .zero)[0]
      {
        log(&inbox, index, piece)
      }
      add(inbox.streams[index].lines.rest())
    }
    reap(child, inbox)
  }

  /// Performs the actions that are due.
  ///
  /// - Returns: The time until the next action is due; nil if no action is scheduled.
  private func keepTime(
    _ inbox: inout Inbox, _ child: Child, _ began: ContinuousClock.Instant
  ) -> Duration? {
    let (hello, toldToEnd, mustDie, mustCrash) = state.withLock {
      ($0.hello, $0.toldToEnd, $0.mustDie, $0.mustCrash)
    }
    let now = ContinuousClock.now
    var due: [ContinuousClock.Instant] = []
    if inbox.wasKilled { return nil }
    if mustDie {
      kill(child, &inbox)
      return nil
    }
    if mustCrash, !inbox.wasCrashed {
      inbox.wasCrashed = true
      child.crash()
    }
    if hello == nil, let limit = limits.launch {
      if began.duration(to: now) >= limit {
        fail(HandlerFailure(.launchTooSlow(limit: limit)))
        kill(child, &inbox)
        return nil
      }
      due.append(began + limit)
    }
    if let toldToEnd {
      if toldToEnd.duration(to: now) >= limits.shutdown {
        inbox.hasIgnoredShutdown = true
        kill(child, &inbox)
        return nil
      }
      due.append(toldToEnd + limits.shutdown)
    }
    if let closed = inbox.channelClosed, toldToEnd == nil {
      if closed.duration(to: now) >= Self.patienceWithoutChannel {
        fail(HandlerFailure(.unreadableMessage(.closedChannel)))
        kill(child, &inbox)
        return nil
      }
      due.append(closed + Self.patienceWithoutChannel)
    }
    return due.min().map { now.duration(to: $0) }
  }

  private func kill(_ child: Child, _ inbox: inout Inbox) {
    inbox.wasKilled = true
    child.killGroup()
  }

  // MARK: - Messages

  private func hear(
    _ inbox: inout Inbox, _ child: Child, _ piece: UnsafeMutableRawBufferPointer,
    _ began: ContinuousClock.Instant
  ) {
    switch Descriptor.read(child.channel, into: piece) {
    case .nothingYet: return
    case .end:
      inbox.isChannelOpen = false
      inbox.channelClosed = .now
      return
    case .bytes(let count):
      inbox.messages.append(UnsafeRawBufferPointer(rebasing: piece[..<count]))
    }
    while let line = inbox.messages.next() {
      guard line.count <= limits.message else { return flood(&inbox, child) }
      do throws(JSONError) {
        take(try JSONReader.value(from: line), began)
      } catch {
        fail(HandlerFailure(.unreadableMessage(.invalidJSON(error.description))))
        return kill(child, &inbox)
      }
    }
    if inbox.messages.count > limits.message { flood(&inbox, child) }
  }

  private func flood(_ inbox: inout Inbox, _ child: Child) {
    fail(HandlerFailure(.flood(.message, limit: limits.message)))
    kill(child, &inbox)
  }

  private func take(_ message: ParameterValue, _ began: ContinuousClock.Instant) {
    if case .integer(let id)? = message["id"] {
      if case .string(let reason)? = message["error"],
        let listener = state.withLock({ $0.updates.removeValue(forKey: id) })
      {
        return listener.fail(refusal(of: .startUpdates, reason))
      }
      // An answer to a canceled call is ignored.
      state.withLock { $0.pending.removeValue(forKey: id) }?.resume(returning: .success(message))
    } else if message["fault"] == Verdict.ID.completedTwice.parameterValue {
      fail(HandlerFailure(.completedTwice))
    } else if let hello = message["hello"] {
      greet(hello, began)
    } else if case .integer(let id)? = message["update"], let response = message["response"] {
      state.withLock { $0.updates[id] }?.receive(response)
    }
  }

  private func greet(_ hello: ParameterValue, _ began: ContinuousClock.Instant) {
    let expected = WireProtocol.version
    guard hello["protocol"] == .integer(expected) else {
      let found = hello["protocol"]?.spokenText
      return fail(HandlerFailure(.protocolMismatch(found: found, expected: expected)))
    }
    let waiters = state.withLock { state -> [Waiter] in
      guard state.hello == nil else { return [] }
      state.hello = .success(hello)
      state.report.launchTime = began.duration(to: .now)
      defer { state.helloWaiters = [] }
      return state.helloWaiters
    }
    for waiter in waiters { waiter.resume(returning: .success(hello)) }
  }

  // MARK: - Output

  /// The maximum number of lines kept, and of columns in each.
  private static let maximumLineCount = 1000
  private static let maximumColumnCount = 2000

  private func log(_ inbox: inout Inbox, _ index: Int, _ piece: UnsafeMutableRawBufferPointer) {
    switch Descriptor.read(inbox.streams[index].descriptor, into: piece) {
    case .nothingYet: return
    case .end: inbox.streams[index].isOpen = false
    case .bytes(let count):
      inbox.outputCount += count
      if inbox.outputCount > limits.output {
        fail(HandlerFailure(.flood(.output, limit: limits.output)))
        state.withLock { $0.mustDie = true }
        return
      }
      inbox.streams[index].lines.append(UnsafeRawBufferPointer(rebasing: piece[..<count]))
      while let line = inbox.streams[index].lines.next() { add(line) }
    }
  }

  private func add(_ line: ArraySlice<UInt8>) {
    guard !line.isEmpty else { return }
    let text = String(decoding: line.prefix(Self.maximumColumnCount), as: UTF8.self)
    state.withLock { if $0.report.log.count < Self.maximumLineCount { $0.report.log.append(text) } }
  }

  // MARK: - The end

  /// Reaps the process, releases its resources, and resumes all waiters.
  private func reap(_ child: Child, _ inbox: Inbox) {
    let (ending, peakMemory, leftovers) = child.reap()
    var verdicts: [Verdict] = []
    let kind: Verdict.Kind =
      switch ending {
      case .exited(let status):
        inbox.messages.count > 0 ? .cutOffMessage : .exited(status: status)
      case .signalled(let signal):
        .crashed(signal: Child.name(of: signal), memoryLimit: limits.memory)
      }
    let toldToEnd = state.withLock { $0.toldToEnd }
    let elapsed = toldToEnd?.duration(to: .now) ?? .zero
    if inbox.hasIgnoredShutdown {
      verdicts.append(
        Verdict(.ignoredShutdown(grace: limits.shutdown), method: .handle, elapsed: elapsed))
    } else if case .signalled = ending, !inbox.wasKilled {
      state.withLock { $0.crash = Verdict(kind, method: .handle, elapsed: elapsed) }
    }
    if case .some(let count) = leftovers {
      verdicts.append(Verdict(.leftProcesses(count: count), method: .handle, elapsed: elapsed))
    }
    fail(HandlerFailure(kind))
    finish(child, verdicts, peakMemory)
  }

  /// Reaps a process for which no listening thread could be started.
  func reap(_ child: Child) {
    child.awaitEnd()
    _ = child.reap()
    finish(child, [], nil)
  }

  private func finish(_ child: Child, _ verdicts: [Verdict], _ peakMemory: Int?) {
    child.shutDownChannel()
    sending.withLock { _ in
      state.withLock { state in
        state.isOver = true
        var descriptors = [child.channel, child.output, child.errors]
        if let wake = state.wake { descriptors += [wake.reading, wake.writing] }
        state.wake = nil
        for descriptor in descriptors { Descriptor.close(descriptor) }
      }
    }
    let waiters = state.withLock { state in
      state.report.verdicts += verdicts
      state.report.peakMemory = [state.report.peakMemory, peakMemory].compactMap(\.self).max()
      defer { state.overWaiters = [] }
      return state.overWaiters
    }
    for waiter in waiters { waiter.resume() }
  }
}
