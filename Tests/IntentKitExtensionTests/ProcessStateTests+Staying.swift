import IntentKitCore
import IntentKitPlatform
import Testing

@testable import IntentKitExtension

extension `The state of an extension's process` {
  /// Events after which a process can't answer another request.
  static let obstacles: [(name: String, events: [Event])] = [
    ("a pending call", [.call(2, .handle, [])]),
    ("updates", [.call(2, .startUpdates, []), .received(["id": 2])]),
    ("an answer that can't be used", [.answerRejected]),
    ("a fault", [.violated(.cutOffMessage)]),
    ("a crash", [.crash(2)]),
    ("a closed channel", [.channelClosed]),
    ("the end of the request", [.end(2)]),
    ("the exit", [.exited]),
  ]

  @Test(arguments: obstacles.indices)
  func `a process stays only without an obstacle`(_ index: Int) {
    var machine = Machine.running()
    for event in Self.obstacles[index].events { _ = machine.handle(event) }
    #expect(machine.rest() == nil, "\(Self.obstacles[index].name)")
  }

  @Test func `a process that stays forgets the calls of its last request`() {
    var machine = Machine.running()
    _ = machine.handle(.call(2, .handle, []))
    _ = machine.handle(.received(["id": 2]))
    #expect(machine.rest()?.calls.map(\.name) == ["handle"])
    #expect(machine.handle(.launch(3)) == ["resume 3"])
    let report = machine.rest()
    #expect(report?.start == .warm)
    #expect(report?.calls.isEmpty == true)
  }
}
