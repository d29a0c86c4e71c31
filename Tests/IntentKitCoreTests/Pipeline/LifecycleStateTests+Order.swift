import IntentKitPlatform
import Testing

@testable import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension `The state of a request` {
  /// The number of random orders; `INTENTKIT_ORDERS=10000000` tries more.
  private static let orderCount =
    ProcessInfo.processInfo.environment["INTENTKIT_ORDERS"].flatMap { Int($0) } ?? 100_000
  private static let batchCount = 20

  @Test(arguments: 0..<batchCount)
  func `every promise holds in any order of events`(batch: Int) {
    var generator = SeededGenerator(seed: UInt64(batch))
    for number in 0..<Self.orderCount / Self.batchCount {
      var order = RandomOrder(generator)
      guard let broken = order.run() else {
        generator = order.generator
        continue
      }
      var sameOrder = RandomOrder(generator, isWritten: true)
      _ = sameOrder.run()
      Issue.record("order \(number): not “\(broken)” after \(sameOrder.events)")
      return
    }
  }

  /// Events in a random order, except that the lane sends none while it waits.
  private struct RandomOrder {
    /// The lane, as the events before show it.
    private enum LaneState { case free, calling, waitingForView, waitingForUpdate, gone }

    var generator: SeededGenerator
    /// The events in words, if they are written, which takes most of the time.
    private(set) var events: [String] = []
    private let isWritten: Bool
    private var machine: Lifecycle.StateMachine
    private let limits: Lifecycle.StateMachine.Limits
    private var lane = LaneState.free
    private var (now, watched) = (Duration.zero, Duration.zero)
    // What the actions have shown.
    private var (endCount, heldCount, lastStep) = (0, 0, Duration.zero)
    private var isCallOpen = false
    /// The number of the last call that was judged for its silence.
    private var silentCall: Int?
    private var broken: String?

    init(_ generator: SeededGenerator, isWritten: Bool = false) {
      self.isWritten = isWritten
      self.generator = generator
      let patiences: [Duration?] = [nil, .seconds(1), .seconds(1)]
      let kind = Int.random(in: 0..<3, using: &self.generator)
      limits = Lifecycle.StateMachine.Limits(
        limit: .seconds(10), patience: patiences[kind], isOutOfProcess: kind == 2)
      machine = Lifecycle.StateMachine(limits)
    }

    /// Handles events until the request ends or is canceled.
    ///
    /// - Returns: The promise that an event broke, if any.
    mutating func run() -> String? {
      for _ in 0..<20 {
        let isLane = lane != .waitingForView && lane != .waitingForUpdate && lane != .gone
        handle(isLane && Bool.random(using: &generator) ? laneEvent() : otherEvent())
        if broken != nil { return broken }
      }
      handle(.canceled(Outcome(.cancelled)))
      if endCount != 1 { return "it ends once" }
      // Nothing changes after the end.
      for _ in 0..<3 { handle(otherEvent()) }
      return broken
    }

    private mutating func laneEvent() -> Lifecycle.Event {
      let number = Int.random(in: 0..<12, using: &generator)
      switch (number, lane) {
      case (0...3, .free): return .began(.confirm, isRecorded: number > 0)
      case (0...3, .calling):
        return .answered(isMissing: number == 0, isRecorded: number > 1)
      case (4, .calling): return .viewCalled
      case (4, _): return .gotThread
      case (5, _): return .reached(.launch)
      case (6, .free): return .launchPaused
      case (6, _): return .judged(.emptyResult, .init(method: .confirm, elapsed: .zero))
      case (7, _): return .stepped(.changed(parameter: "text", value: nil))
      case (8, .free): return .finished(Outcome(.succeeded))
      case (8, _): return .stopped
      case (9, _): return .updatesExpected(for: .seconds(5))
      case (10, _): return .updateAwaited
      default: return Bool.random(using: &generator) ? .updatesStopped : .updatesOver
      }
    }

    private mutating func otherEvent() -> Lifecycle.Event {
      let call = WatchedCall(
        number: Int.random(in: 0...machine.past.callCount, using: &generator), method: .handle,
        began: .zero)
      let states: [Verdict.CallState] = [.sleeping, .blocking, .suspended]
      let state = states[Int.random(in: states.indices, using: &generator)]
      switch Int.random(in: 0..<16, using: &generator) {
      case 0, 1: return .held
      case 2, 3: return heldCount > 0 ? .released : .held
      case 4: return .completionDropped(call)
      case 5: return .completedTwice(call)
      case 6: return .failed(.noHandleMethod)
      case 7: return .viewAnswered(number: machine.past.callCount, nil)
      case 8: return .viewCompletedTwice(call)
      case 9:
        let response = SendMessageIntentResponse(code: .success)
        return .updateArrived(
          .init(response: response, snapshot: FieldSnapshot(FieldCell(response)), worth: .shown))
      case 10:
        return .inspected(number: machine.past.callCount, state, CallSigns(state: state))
      case 11:
        return .examined(number: machine.past.callCount, state, nil, at: now)
      case 12:
        return .timeMayMove(to: now + .seconds(Int.random(in: 0...90, using: &generator)), state)
      case 13: return .waitedForReleases(.idle)
      case 14: return .worked
      default:
        return .checked(
          .init(
            isWaitingForTime: Bool.random(using: &generator),
            hasQueuedJobs: Bool.random(using: &generator),
            hasSleepers: Bool.random(using: &generator)))
      }
    }

    private mutating func handle(_ event: Lifecycle.Event) {
      // A thread may have read the clock before another one.
      let step = Int.random(in: -20...4_000, using: &generator)
      now = max(.zero, now + .milliseconds(step))
      watched = limits.isSimulated ? watched + .milliseconds(max(0, step)) : now
      if isWritten, broken == nil { events.append("\(event) at \(now)") }
      note(event)
      let (wasOver, callCount) = (machine.isOver, machine.past.callCount)
      let actions = machine.handle(event, at: .init(now: now, watched: watched))
      if case .began = event, machine.past.callCount > callCount {
        (lane, isCallOpen) = (.calling, true)
      }
      if case .viewCalled = event, machine.awaitsView { lane = .waitingForView }
      for action in actions { note(action, wasOver: wasOver) }
      expect(machine.completionCount == heldCount, "every completion is counted")
      if case .releasing = machine.stage { expect(heldCount > 0, "a release is waited for") }
      expect(endCount == (machine.isOver ? 1 : 0), "it ends once")
      if case .finished = event { lane = .gone }
      if machine.isOver { lane = .gone }
    }

    private mutating func note(_ event: Lifecycle.Event) {
      switch event {
      case .held: heldCount += 1
      case .released: heldCount -= 1
      case .updateAwaited: lane = .waitingForUpdate
      default: break
      }
    }

    private mutating func note(_ action: Lifecycle.Action, wasOver: Bool) {
      if case .judge(let judgment, _) = action, case .noAnswer = judgment.kind {
        expect(machine.call?.number != silentCall, "a call is judged once for its silence")
        silentCall = machine.call?.number
      }
      switch action {
      case .record(_, let moment), .judge(_, let moment), .recordUpdate(_, let moment):
        expect(!wasOver, "no step follows the end")
        expect(endCount == 0, "the end is the last step")
        expect(moment >= lastStep, "time never goes backward")
        lastStep = moment
      case .finish:
        expect(!wasOver && isCallOpen, "a call is answered once")
        (isCallOpen, lane) = (false, .free)
      case .resumeView:
        expect(lane == .waitingForView, "a view's caller continues once")
        isCallOpen = machine.call != nil
        lane = isCallOpen ? .calling : .free
      case .resumeUpdate:
        expect(lane == .waitingForUpdate, "who waits for an update continues once")
        lane = isCallOpen ? .calling : .free
      case .advanceClock(let moment): now = max(now, moment)
      case .end: endCount += 1
      case .reportLate: expect(wasOver, "a late verdict follows the end")
      default: break
      }
    }

    private mutating func expect(_ holds: Bool, _ promise: String) {
      if !holds { broken = broken ?? promise }
    }
  }
}
