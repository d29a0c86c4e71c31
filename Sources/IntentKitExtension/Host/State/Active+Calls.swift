import IntentKitCore

// The calls to a process and its messages.

extension ExtensionProcess.StateMachine.Active {
  /// Whether the process can receive messages.
  var canSend: Bool {
    switch stage {
    case .launching, .running: true
    case .starting, .shuttingDown, .mustKill, .killed, .exited: false
    }
  }

  // MARK: - Callers

  mutating func launch(_ ticket: Ticket) -> [Action] {
    if let hello { return [.resume(ticket, .success(hello))] }
    if let fault {
      isFaultKnown = true
      return [.resume(ticket, .failure(fault))]
    }
    launchWaiters.append(ticket)
    return []
  }

  mutating func cancelLaunch(at now: Instant) -> [Action] {
    guard hello == nil else { return [] }
    kill(at: now)
    return fail(ExtensionProcess.requestEnded(path))
  }

  mutating func begin(_ call: PendingCall, _ ticket: Ticket, _ message: [UInt8]) -> [Action] {
    if let fault {
      isFaultKnown = true
      return [.resume(ticket, .failure(fault))]
    }
    // If the message can't be delivered, the end of the process resumes the caller.
    pending[ticket] = call
    if call.call == .startUpdates { updates.insert(ticket) }
    if call.call.isForView { viewCalls.insert(ticket) }
    return canSend ? [.send(message)] : []
  }

  /// Notifies the process that a caller waits no longer.
  ///
  /// The process decides whether it still answers, unless the request continues without the answer.
  mutating func cancel(_ ticket: Ticket) -> [Action] {
    guard pending[ticket] != nil else { return [] }
    let messages: [Action] =
      canSend ? [.send(WireCall.cancel.message(["of": .integer(ticket)]))] : []
    guard viewCalls.contains(ticket) else { return messages }
    pending[ticket] = nil
    return messages + [.resume(ticket, .failure(unexamined))]
  }

  /// Asks the process for signs, which it needn't give.
  mutating func examine(_ ticket: Ticket, _ message: [UInt8], until due: Instant) -> [Action] {
    guard fault == nil, canSend else { return [.resume(ticket, .failure(unexamined))] }
    examinations[ticket] = due
    return [.send(message)]
  }

  /// The failure of an examination, which isn't a fault.
  var unexamined: HandlerFailure { fault ?? HandlerFailure(ExtensionProcess.requestEnded(path)) }

  // MARK: - Messages

  mutating func receive(_ message: ParameterValue, at now: Instant) -> [Action] {
    if case .integer(let ticket)? = message["id"] {
      if examinations.removeValue(forKey: ticket) != nil {
        return [.resume(ticket, .success(message))]
      }
      // An answer to a canceled call is ignored.
      guard let call = pending.removeValue(forKey: ticket) else { return [] }
      report.calls.append(.init(name: call.call.rawValue, duration: call.began.duration(to: now)))
      if let method = call.method { methods[ticket] = method }
      if message["error"] != nil { updates.remove(ticket) }
      if call.call == .stopUpdates { updatesStop = now }
      return [.resume(ticket, .success(message))]
    }
    if message["fault"] == Verdict.ID.completedTwice.parameterValue {
      var method: HandlerMethod?
      if case .integer(let ticket)? = message["of"] {
        if viewCalls.contains(ticket) { return noteSecondCompletion(ticket, at: now) }
        method = self.method(of: ticket)
      }
      return fail(HandlerFailure(.completedTwice, method: method))
    }
    if case .string(let name)? = message["state"] {
      if case .integer(let ticket)? = message["of"] {
        pending[ticket]?.state = Verdict.CallState(rawValue: name)
      }
      return []
    }
    if let hello = message["hello"] { return receiveHello(hello, at: now) }
    if case .integer(let ticket)? = message["update"], updates.contains(ticket),
      let response = message["response"]
    {
      return [.update(ticket, response)]
    }
    if let stop = updatesStop, case .integer(let ticket)? = message["update"],
      ticket == stoppedUpdates, case .object(let fields)? = message["response"],
      now >= stop + Self.stopGrace
    {
      updatesStop = nil
      report.verdicts.append(.update(fields, after: stop.duration(to: now)))
    }
    return []
  }

  /// Judges a view that was configured a second time, for which the first time counts.
  private mutating func noteSecondCompletion(_ ticket: Ticket, at now: Instant) -> [Action] {
    // After its end, the request has its outcome, and the report on the process follows.
    guard let shutdown else { return [.secondCompletion(ticket)] }
    let verdict = Verdict(
      .viewCompletedTwice, method: method(of: ticket) ?? .handle,
      elapsed: shutdown.began.duration(to: now))
    if !report.verdicts.contains(where: { $0.kind == verdict.kind && $0.method == verdict.method })
    {
      report.verdicts.append(verdict)
    }
    return []
  }

  private mutating func receiveHello(_ hello: ParameterValue, at now: Instant) -> [Action] {
    guard self.hello == nil, fault == nil else { return [] }
    let expected = WireProtocol.version
    guard hello["protocol"] == .integer(expected) else {
      return fail(
        .protocolMismatch(found: hello["protocol"]?.spokenText, expected: expected))
    }
    self.hello = hello
    report.launchTime = started?.duration(to: now)
    if case .launching = stage { stage = .running }
    defer { launchWaiters = [] }
    return launchWaiters.map { .resume($0, .success(hello)) }
  }

  // MARK: - Failures

  /// The method of a call that is pending or was answered.
  private func method(of ticket: Ticket) -> HandlerMethod? {
    pending[ticket]?.method ?? methods[ticket]
  }

  /// The call that is executed by a thread, as far as the guest has reported it.
  var busyCall: Ticket? {
    pending.filter {
      switch $0.value.state {
      case .blocking, .computing, .waitingForMain: true
      default: false
      }
    }.keys.min()
  }

  /// The signs of what the calls are waiting for.
  var callSigns: CallSigns {
    let isLaunching = hello == nil || pending.values.contains { $0.call == .launch }
    return CallSigns(
      state: isLaunching ? .launching : pending.values.lazy.compactMap(\.state).first,
      message: signs.leak)
  }

  mutating func fail(_ kind: Verdict.Kind) -> [Action] { fail(HandlerFailure(kind)) }

  /// Records the reason for which no more calls can be made, and resumes all callers.
  mutating func fail(_ failure: HandlerFailure) -> [Action] {
    guard fault == nil else { return [] }
    fault = failure
    var waiters = pending.keys.sorted() + launchWaiters
    let listeners = updates.subtracting(pending.keys).sorted()
    if !waiters.isEmpty || !listeners.isEmpty { isFaultKnown = true }
    waiters += examinations.keys.sorted()
    (pending, launchWaiters, updates, examinations) = ([:], [], [], [:])
    return waiters.map { .resume($0, .failure(failure)) }
      + listeners.map { .failUpdates($0, failure) }
  }

  /// Fails and kills the process because it broke the protocol.
  mutating func violate(_ kind: Verdict.Kind, at now: Instant) -> [Action] {
    kill(at: now)
    return fail(kind)
  }
}
