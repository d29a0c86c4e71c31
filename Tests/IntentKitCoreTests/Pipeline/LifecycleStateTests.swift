import IntentKitPlatform
import Testing

@testable import IntentKitCore

/// The state of a request without a thread: each test sends events and reads the actions.
@Suite struct `The state of a request` {
  typealias Event = Lifecycle.Event

  /// A machine whose actions are shown as text.
  struct Machine {
    private(set) var machine: Lifecycle.StateMachine

    /// Creates a machine with a limit of ten seconds, in simulated time with a patience of one.
    init(isSimulated: Bool = false, isOutOfProcess: Bool = false) {
      machine = Lifecycle.StateMachine(
        Lifecycle.StateMachine.Limits(
          limit: .seconds(10), patience: isSimulated ? .seconds(1) : nil,
          isOutOfProcess: isOutOfProcess))
      _ = machine.handle(.gotThread, at: .init(now: .zero, watched: .zero))
    }

    /// Handles an event at a number of seconds after the start.
    mutating func handle(_ event: Event, at now: Int = 0, watched: Int? = nil) -> [String] {
      machine.handle(event, at: .init(now: .seconds(now), watched: .seconds(watched ?? now)))
        .map(\.text)
    }
  }

  /// An order of events with the actions that follow from them.
  struct Order: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isSimulated = false
    var isOutOfProcess = false
    var steps: [(event: Event, seconds: Int, actions: [String])]
  }

  private static let begin = Event.began(.handle, isRecorded: true)
  private static let answer = Event.answered(isMissing: false, isRecorded: true)
  private static let call = WatchedCall(number: 1, method: .handle, began: .zero)
  private static let success = Outcome(.succeeded)
  private static let called = ["record called at 0"]
  private static let failed = ["record ended at 10", "abandon lane", "end"]
  private static let update = Event.updateArrived(
    Lifecycle.Update(
      response: SendMessageIntentResponse(code: .success),
      snapshot: FieldSnapshot(FieldCell(SendMessageIntentResponse(code: .success))),
      worth: .last))

  static let realTime: [Order] = [
    Order(
      testDescription: "a call that is answered in time",
      steps: [
        (begin, 0, called), (answer, 9, ["finish handle after 9"]),
        (.finished(success), 9, ["record ended at 9", "end"]), (answer, 20, []),
      ]),
    Order(
      testDescription: "a call without an answer",
      steps: [
        (begin, 0, called), (.checked(.init()), 9, ["check at 10"]),
        (.checked(.init()), 10, ["inspect 1"]),
        (.inspected(number: 1, .suspended, nil), 10, ["judge no-answer at 10"] + failed),
        (answer, 12, ["report late completed-late"]),
      ]),
    Order(
      testDescription: "an answer between the check and the look at its state",
      steps: [
        (begin, 0, called), (.checked(.init()), 10, ["inspect 1"]),
        (answer, 10, ["finish handle after 10"]),
        (.inspected(number: 1, .suspended, nil), 10, ["check at 10"]),
      ]),
    Order(
      testDescription: "a view without an answer",
      steps: [
        (begin, 0, called), (.viewCalled, 0, []), (.checked(.init()), 10, ["inspect 1"]),
        (
          .inspected(number: 1, .suspended, nil), 10,
          ["advance to 10", "abandon view", "resume view overdue", "check at 20"]
        ),
        (.viewAnswered(number: 1, nil), 11, []),
        (.finished(success), 11, ["record ended at 11", "end"]),
      ]),
    Order(
      testDescription: "a completion that is called twice, before and after the end",
      steps: [
        (begin, 0, called),
        (
          .completedTwice(call), 10,
          ["judge completed-twice at 10", "record ended at 10", "abandon lane", "end"]
        ),
        (.completedTwice(call), 11, ["report late completed-twice"]),
      ]),
    Order(
      testDescription: "a failure while updates are expected ends only these",
      steps: [
        (begin, 0, called), (.updatesExpected(for: .seconds(60)), 0, []),
        (answer, 1, ["finish handle after 1"]), (.updateAwaited, 1, ["check now"]),
        (
          .failed(.noHandleMethod), 2,
          ["judge no-handle-method at 2", "resume update without one"]
        ),
        (.finished(success), 2, ["record ended at 2", "end"]),
      ]),
    Order(
      testDescription: "an update after the last one",
      steps: [
        (.updatesExpected(for: .seconds(60)), 0, []), (update, 1, ["update at 1"]),
        (update, 2, []), (.updateAwaited, 2, ["resume update"]),
        (.updateAwaited, 2, ["resume update without one"]),
      ]),
  ]

  static let simulatedTime: [Order] = [
    Order(
      testDescription: "an answer that is only late", isSimulated: true,
      steps: [
        (begin, 0, called),
        (
          .timeMayMove(to: .seconds(15), .sleeping), 0,
          ["advance to 10", "judge no-answer at 10", "advance to 15"]
        ),
        (
          answer, 15,
          ["judge completed-late at 15", "record ended at 15", "abandon lane", "end"]
        ),
      ]),
    Order(
      testDescription: "a task that sleeps until long after the limit", isSimulated: true,
      steps: [
        (begin, 0, called),
        (
          .timeMayMove(to: .seconds(100), .sleeping), 0,
          ["advance to 10", "judge no-answer at 10"] + failed
        ),
      ]),
    Order(
      testDescription: "a task that sleeps while other code blocks", isSimulated: true,
      steps: [
        (begin, 0, called),
        (
          .timeMayMove(to: .seconds(15), .blocking), 0,
          ["advance to 10", "judge no-answer at 10"] + failed
        ),
      ]),
    Order(
      testDescription: "code that waits for a thread gets the limit, from the last progress",
      isSimulated: true,
      steps: [
        (begin, 0, called),
        (.checked(.init(hasQueuedJobs: true, startedJobCount: 1)), 5, ["check at 6"]),
        (.checked(.init(hasQueuedJobs: true, startedJobCount: 1)), 6, ["check at 15"]),
        (
          .checked(.init(hasQueuedJobs: true, startedJobCount: 1)), 15,
          ["advance to 10", "judge no-answer at 10"] + failed
        ),
      ]),
    Order(
      testDescription: "a task that sleeps on the clock isn't silent", isSimulated: true,
      steps: [
        (begin, 0, called), (.checked(.init(hasSleepers: true)), 5, ["force clock", "check at 6"]),
      ]),
    Order(
      testDescription: "a completion that is kept after the outcome", isSimulated: true,
      steps: [
        (.held, 0, []), (begin, 0, called), (answer, 1, ["finish handle after 1"]),
        (.finished(success), 1, ["wait for releases"]),
        (.waitedForReleases(.no), 1, ["wait for releases"]),
        (.released, 4, ["record ended at 1", "end"]),
      ]),
    Order(
      testDescription: "an app in another process that is examined", isSimulated: true,
      isOutOfProcess: true,
      steps: [
        (begin, 0, called), (.worked, 4, ["advance to 8"]),
        (.checked(.init()), 20, ["inspect 1"]),
        (
          .inspected(number: 1, .blocking, CallSigns(state: .blocking)), 20, ["examine 1"]
        ),
        (answer, 21, []),
        (
          .examined(number: 1, .blocking, nil, at: .seconds(10)), 22,
          ["advance to 10", "judge no-answer at 10"] + failed
        ),
      ]),
  ]

  @Test(arguments: realTime + simulatedTime)
  func `events lead to actions`(_ order: Order) {
    var machine = Machine(isSimulated: order.isSimulated, isOutOfProcess: order.isOutOfProcess)
    for (event, seconds, actions) in order.steps {
      #expect(machine.handle(event, at: seconds) == actions, "\(event) at \(seconds)")
    }
  }

  @Test func `a launch counts toward the first method that the handler has`() {
    var machine = Machine()
    _ = machine.handle(Self.begin, at: 2)
    #expect(machine.machine.call?.launch == .seconds(2))
    let missing = Event.answered(isMissing: true, isRecorded: true)
    #expect(machine.handle(missing, at: 3) == ["finish handle after 1"])
    #expect(machine.handle(Self.begin, at: 3) == ["record called at 3", "check now"])
    #expect(machine.machine.call?.began == .seconds(1))
    #expect(machine.handle(Self.answer, at: 4) == ["finish handle after 3"])
  }

  @Test func `time that the user takes belongs to no call`() {
    var machine = Machine()
    _ = machine.handle(.launchPaused)
    _ = machine.handle(.userTookTime, at: 30)
    #expect(machine.handle(Self.begin, at: 31) == ["record called at 30"])
    #expect(machine.handle(Self.answer, at: 31) == ["finish handle after 1"])
  }
}

extension Lifecycle.Action {
  /// The action in words.
  fileprivate var text: String {
    switch self {
    case .record(let step, let now):
      "record \("\(step)".prefix { $0 != "(" }) at \(now.components.seconds)"
    case .judge(let judgment, let now):
      "judge \(judgment.kind.id.rawValue) at \(now.components.seconds)"
    case .finish(let call): "finish \(call.method.phase) after \(call.elapsed.components.seconds)"
    case .recordUpdate(_, let now): "update at \(now.components.seconds)"
    case .reportLate(let judgment): "report late \(judgment.kind.id.rawValue)"
    case .end: "end"
    case .abandonLane: "abandon lane"
    case .abandonView: "abandon view"
    case .resumeView(.overdue): "resume view overdue"
    case .resumeView: "resume view"
    case .resumeUpdate(let response):
      response == nil ? "resume update without one" : "resume update"
    case .advanceClock(let now): "advance to \(now.components.seconds)"
    case .forceClock: "force clock"
    case .check(let now): "check at \(now.components.seconds)"
    case .checkNow: "check now"
    case .inspect(let call): "inspect \(call.number)"
    case .examine(let call, _, _): "examine \(call.number)"
    case .waitForReleases: "wait for releases"
    }
  }
}
