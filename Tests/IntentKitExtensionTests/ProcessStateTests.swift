import IntentKitCore
import IntentKitPlatform
import TestSupport
import Testing

@testable import IntentKitExtension

/// The state of a process without a process: each test sends events and reads the actions.
@Suite struct `The state of an extension's process` {
  typealias Event = ExtensionProcess.Event

  /// A machine whose actions are shown as text.
  struct Machine {
    private var machine: ExtensionProcess.StateMachine
    private let epoch = ContinuousClock.now

    init(_ limits: ExtensionLimits = ExtensionLimits()) {
      machine = ExtensionProcess.StateMachine(path: "/guest", limits: limits)
    }

    /// Creates a machine whose guest has sent its hello.
    static func running(_ limits: ExtensionLimits = ExtensionLimits()) -> Machine {
      var machine = Machine(limits)
      _ = machine.handle(.launch(1))
      _ = machine.handle(.started(since: machine.epoch))
      _ = machine.handle(.received(["hello": ["protocol": 1]]))
      return machine
    }

    /// Handles an event at a number of milliseconds after the start.
    mutating func handle(_ event: Event, at moment: Int = 0) -> [String] {
      machine.handle(event, at: epoch + .milliseconds(moment)).map(\.text)
    }

    mutating func start() -> [String] { handle(.started(since: epoch)) }

    mutating func startUpdates(_ ticket: Int) {
      _ = handle(.call(ticket, .startUpdates, []))
      _ = handle(.received(["id": .integer(ticket)]))
    }

    /// The milliseconds from the start to the next action.
    var nextDue: Int? {
      machine.nextDue.map { epoch.duration(to: $0).nanoseconds / 1_000_000 }
    }

    mutating func takeReport() -> LaunchReport { machine.takeReport() }

    mutating func rest() -> LaunchReport? { machine.rest(peakMemory: nil) }
  }

  // MARK: - The launch

  @Test func `a hello resumes the caller of the launch`() {
    var machine = Machine()
    #expect(machine.handle(.launch(1)) == ["start"])
    #expect(machine.start() == [])
    let hello = ["protocol": 1, "name": "Chat"] as ParameterValue
    #expect(machine.handle(.received(["hello": hello])) == ["resume 1"])
    #expect(machine.handle(.launch(2)) == ["resume 2"])
    #expect(machine.nextDue == nil)
  }

  @Test func `a process without a timely hello is killed`() {
    var machine = Machine(ExtensionLimits(launch: .milliseconds(50)))
    _ = machine.handle(.launch(1))
    _ = machine.start()
    #expect(machine.nextDue == 50)
    #expect(machine.handle(.timePassed, at: 49) == [])
    #expect(machine.handle(.timePassed, at: 50) == ["fail 1 launch-too-slow", "kill"])
  }

  @Test func `a process that is unwanted before it runs is killed once it runs`() {
    var machine = Machine()
    _ = machine.handle(.launch(1))
    #expect(machine.handle(.end(2)) == [])
    #expect(machine.start() == [])
    #expect(machine.handle(.timePassed) == ["kill"])
    #expect(machine.handle(.exited) == [])
    #expect(
      machine.handle(.reaped(.init(ending: .signaled(9)))) == ["fail 1 crashed", "finish 2"])
  }

  @Test func `a canceled launch fails at once`() {
    var machine = Machine()
    _ = machine.handle(.launch(1))
    #expect(machine.handle(.launchCanceled) == ["fail 1 launch-failed"])
    var early = Machine()
    #expect(early.handle(.launchCanceled) == [])
    #expect(early.handle(.launch(1)) == ["fail 1 launch-failed"])
  }

  @Test func `a process that can't be started fails the launch`() {
    var machine = Machine()
    _ = machine.handle(.launch(1))
    #expect(machine.handle(.notStarted("no memory")) == ["fail 1 launch-failed"])
    #expect(machine.handle(.call(2, .handle, [])) == ["fail 2 launch-failed"])
    #expect(machine.handle(.end(3)) == ["finish 3"])
  }

  // MARK: - Calls

  @Test func `an answer resumes its call and is part of the report`() {
    var machine = Machine.running()
    #expect(machine.handle(.call(2, .handle, Array("call".utf8)), at: 10) == ["send call"])
    #expect(machine.handle(.received(["id": 2]), at: 30) == ["resume 2"])
    #expect(machine.handle(.received(["id": 2])) == [])
    _ = machine.handle(.exited)
    _ = machine.handle(.reaped(.init(ending: .exited(0))))
    #expect(
      machine.takeReport().calls == [.init(name: "handle", duration: .milliseconds(20))])
  }

  @Test func `a cancellation is sent for a pending call only`() {
    var machine = Machine.running()
    #expect(machine.handle(.callCanceled(2)) == [])
    _ = machine.handle(.call(2, .handle, []))
    #expect(machine.handle(.callCanceled(2)) == [#"send {"call":"cancel","of":2}"#])
  }

  @Test func `a call can have a limit of its own`() {
    var machine = Machine.running()
    _ = machine.handle(.call(2, .launch, [], limit: .milliseconds(50)), at: 10)
    #expect(machine.nextDue == 60)
    #expect(machine.handle(.timePassed, at: 60) == ["fail 2 no-answer", "kill"])
  }

  @Test func `an update after the answer to the call that stops updates is judged once`() {
    func verdicts(ofUpdateAt moment: Int) -> [Verdict] {
      var machine = Machine.running()
      machine.startUpdates(2)
      _ = machine.handle(.stopUpdates(2))
      _ = machine.handle(.call(3, .stopUpdates, []))
      let update = ParameterValue.object(["update": 2, "response": ["code": "success"]])
      _ = machine.handle(.received(update), at: 200)
      _ = machine.handle(.received(["id": 3]), at: 300)
      _ = machine.handle(.received(update), at: moment)
      _ = machine.handle(.received(update), at: moment)
      _ = machine.handle(.exited)
      _ = machine.handle(.reaped(.init(ending: .exited(0))))
      return machine.takeReport().verdicts
    }
    // Another thread may have been sending it.
    #expect(verdicts(ofUpdateAt: 399).isEmpty)
    #expect(verdicts(ofUpdateAt: 400).map(\.id) == [.ignoredUpdate])
    #expect(verdicts(ofUpdateAt: 400).map(\.method) == [.stopSendingUpdates])
  }

  @Test func `an examination that the guest ignores ends, and isn't a fault`() {
    var machine = Machine.running()
    _ = machine.handle(.call(2, .handle, []))
    #expect(machine.handle(.examine(3, [], limit: .seconds(1)), at: 10) == ["send "])
    #expect(machine.nextDue == 1010)
    #expect(machine.handle(.timePassed, at: 1010) == ["fail 3 launch-failed"])
    #expect(machine.handle(.received(["id": 2])) == ["resume 2"])
    #expect(machine.handle(.examine(4, [], limit: .seconds(1))) == ["send "])
    #expect(
      machine.handle(.received(["id": 4, "error": "threads is not supported"])) == ["resume 4"])
  }

  @Test func `an examination ends with the process`() {
    var machine = Machine.running()
    _ = machine.handle(.call(2, .handle, []))
    _ = machine.handle(.examine(3, [], limit: .seconds(1)))
    #expect(
      machine.handle(.violated(.cutOffMessage)) == [
        "fail 2 cut-off-message", "fail 3 cut-off-message",
      ])
    #expect(machine.handle(.examine(4, [], limit: .seconds(1))) == ["fail 4 cut-off-message"])
  }

  @Test func `a violation fails all calls and kills the process`() {
    var machine = Machine.running()
    _ = machine.handle(.call(2, .handle, []))
    machine.startUpdates(3)
    #expect(
      machine.handle(.violated(.cutOffMessage)) == [
        "fail 2 cut-off-message", "fail updates 3 cut-off-message",
      ])
    #expect(machine.handle(.call(4, .handle, [])) == ["fail 4 cut-off-message"])
    #expect(machine.handle(.timePassed) == ["kill"])
    _ = machine.handle(.exited)
    _ = machine.handle(.reaped(.init(ending: .signaled(9))))
    #expect(machine.takeReport().verdicts == [])
  }

  @Test func `a call that starts updates and has no answer fails once`() {
    var machine = Machine.running()
    _ = machine.handle(.call(2, .startUpdates, []))
    #expect(machine.handle(.received(["update": 2, "response": [:]])) == ["update 2"])
    #expect(machine.handle(.violated(.cutOffMessage)) == ["fail 2 cut-off-message"])
  }

  @Test func `a refused call starts no updates`() {
    var machine = Machine.running()
    _ = machine.handle(.call(2, .startUpdates, []))
    #expect(machine.handle(.received(["id": 2, "error": "no rides"])) == ["resume 2"])
    #expect(machine.handle(.received(["update": 2, "response": [:]])) == [])
    #expect(machine.handle(.violated(.cutOffMessage)) == [])
  }

  // MARK: - Views

  @Test func `a canceled call for a view fails at once, and its answer is ignored`() {
    var machine = Machine.running()
    _ = machine.handle(.call(2, .configureView, []))
    #expect(
      machine.handle(.callCanceled(2)) == [
        #"send {"call":"cancel","of":2}"#, "fail 2 launch-failed",
      ])
    #expect(machine.handle(.callCanceled(2)) == [])
    #expect(machine.handle(.received(["id": 2])) == [])
    // Nothing is pending, so the guest is requested to exit.
    #expect(machine.handle(.end(3)) == [#"send {"call":"shutdown"}"#])
  }

  @Test func `a view that is configured twice isn't a fault of the process`() {
    var machine = Machine.running()
    _ = machine.handle(.call(2, .configureView, []))
    let second = ParameterValue.object(["fault": "completed-twice", "of": 2])
    #expect(machine.handle(.received(second)) == ["second 2"])
    #expect(machine.handle(.received(["id": 2])) == ["resume 2"])
    #expect(machine.handle(.received(second)) == ["second 2"])
    _ = machine.handle(.end(3))
    for _ in 0..<2 { #expect(machine.handle(.received(second)) == []) }
    _ = machine.handle(.exited)
    _ = machine.handle(.reaped(.init(ending: .exited(0))))
    #expect(machine.takeReport().verdicts.map(\.id) == [.viewCompletedTwice])
  }

  // MARK: - Stopped updates

  @Test func `updates that were stopped don't fail`() {
    var machine = Machine.running()
    machine.startUpdates(2)
    _ = machine.handle(.stopUpdates(2))
    #expect(machine.handle(.call(3, .stopUpdates, [])) == ["send "])
    #expect(machine.handle(.received(["update": 2, "response": [:]])) == [])
    #expect(machine.handle(.violated(.cutOffMessage)) == ["fail 3 cut-off-message"])
  }

  @Test func `a fault that no caller received is part of the report, once`() {
    var machine = Machine.running()
    _ = machine.handle(.exited)
    _ = machine.handle(.reaped(.init(ending: .signaled(11))))
    #expect(machine.takeReport().verdicts.map(\.id) == [.crashed])
    #expect(machine.handle(.end(2)) == ["finish 2"])
    #expect(machine.handle(.call(3, .handle, [])) == ["fail 3 crashed"])
  }

  @Test func `a process that runs without its channel is killed after a grace period`() {
    var machine = Machine.running()
    _ = machine.handle(.call(2, .handle, []))
    _ = machine.handle(.channelClosed, at: 100)
    #expect(machine.nextDue == 2100)
    #expect(machine.handle(.timePassed, at: 2100) == ["fail 2 unreadable-message", "kill"])
  }

  // MARK: - The end

  @Test func `an idle process is requested to exit and killed after the grace period`() {
    var machine = Machine.running(ExtensionLimits(shutdown: .milliseconds(300)))
    #expect(machine.handle(.end(2), at: 10) == [#"send {"call":"shutdown"}"#])
    #expect(machine.handle(.timePassed, at: 309) == [])
    #expect(machine.handle(.timePassed, at: 310) == ["kill"])
    _ = machine.handle(.exited, at: 320)
    #expect(machine.handle(.reaped(.init(ending: .signaled(9))), at: 320) == ["finish 2"])
    #expect(
      machine.takeReport().verdicts.map(\.kind) == [.ignoredShutdown(grace: .milliseconds(300))])
  }

  @Test func `a process that is writing a backtrace gets more time to crash`() {
    var machine = Machine.running(ExtensionLimits(shutdown: .milliseconds(300)))
    _ = machine.handle(.end(2), at: 10)
    var signs = LogSigns()
    signs.read("Chat/Handler.swift:12: Fatal error: Index out of range")
    _ = machine.handle(.logged(signs), at: 20)
    #expect(machine.handle(.timePassed, at: 310) == [])
    #expect(machine.nextDue == 30310)
    _ = machine.handle(.exited, at: 8000)
    #expect(machine.handle(.reaped(.init(ending: .signaled(5))), at: 8000) == ["finish 2"])
    #expect(machine.takeReport().verdicts.map(\.id) == [.crashed])
    // A process that isn't about to crash is killed later.
    machine = .running(ExtensionLimits(shutdown: .milliseconds(300)))
    _ = machine.handle(.end(2), at: 10)
    _ = machine.handle(.logged(signs), at: 20)
    _ = machine.handle(.timePassed, at: 310)
    #expect(machine.handle(.timePassed, at: 30310) == ["kill"])
  }

  @Test func `a process with a pending call is killed at once`() {
    var machine = Machine.running()
    _ = machine.handle(.call(2, .handle, []))
    #expect(machine.handle(.end(3), at: 10) == [])
    #expect(machine.nextDue == 10)
    #expect(machine.handle(.timePassed, at: 10) == ["kill"])
  }

  @Test func `a process whose request was canceled has a limit of its own to exit`() {
    let limits = ExtensionLimits(cancellation: .milliseconds(250))
    var machine = Machine.running(limits)
    _ = machine.handle(.call(2, .handle, []))
    #expect(machine.handle(.end(3, isCanceled: true)) == [#"send {"call":"shutdown"}"#])
    #expect(machine.nextDue == 250)
    // The user may also cancel later.
    machine = .running(limits)
    _ = machine.handle(.end(2))
    #expect(machine.nextDue == 5000)
    _ = machine.handle(.endCanceled, at: 1000)
    #expect(machine.nextDue == 1250)
    #expect(machine.handle(.timePassed, at: 1250) == ["kill"])
  }

  @Test func `a process that failed has less time to exit and draws no second verdict`() {
    var machine = Machine.running()
    _ = machine.handle(.answerRejected)
    _ = machine.handle(.end(2))
    #expect(machine.nextDue == 500)
    #expect(machine.handle(.timePassed, at: 500) == ["kill"])
    _ = machine.handle(.exited)
    _ = machine.handle(.reaped(.init(ending: .signaled(9))))
    #expect(machine.takeReport().verdicts == [])
  }

  @Test func `a killed process that doesn't exit is abandoned, and reaped when it does`() {
    var machine = Machine.running()
    _ = machine.handle(.call(2, .handle, []))
    _ = machine.handle(.end(3))
    #expect(machine.handle(.timePassed) == ["kill"])
    #expect(machine.nextDue == 2000)
    #expect(machine.handle(.timePassed, at: 2000) == ["abandon"])
    #expect(machine.handle(.abandoned(log: ["last"]), at: 2000) == ["fail 2 crashed", "finish 3"])
    #expect(machine.takeReport().verdicts.map(\.kind) == [.leftProcesses(count: 1)])
    #expect(machine.takeReport().log == ["last"])
    #expect(machine.handle(.exited, at: 9000) == ["reap"])
    #expect(machine.handle(.exited, at: 9000) == [])
  }
}

extension ExtensionProcess.Action {
  fileprivate var text: String {
    switch self {
    case .start: "start"
    case .send(let bytes):
      "send \(String(decoding: bytes, as: UTF8.self).trimmingPrefix("\n").replacing("\n", with: ""))"
    case .resume(let ticket, .success): "resume \(ticket)"
    case .resume(let ticket, .failure(let failure)): "fail \(ticket) \(failure.identifier)"
    case .finish(let ticket): "finish \(ticket)"
    case .update(let ticket, _): "update \(ticket)"
    case .secondCompletion(let ticket): "second \(ticket)"
    case .failUpdates(let ticket, let failure): "fail updates \(ticket) \(failure.identifier)"
    case .crash: "crash"
    case .kill: "kill"
    case .abandon: "abandon"
    case .reapAbandoned: "reap"
    }
  }
}

extension HandlerFailure {
  /// The identifier of the verdict.
  fileprivate var identifier: String {
    Verdict(kind, method: .handle, elapsed: .zero).id.rawValue
  }
}
