import IntentKitCore
import IntentKitPlatform
import Testing

@testable import IntentKitExtension

extension `The state of an extension's process` {
  @Test(arguments: 0..<200)
  func `every caller is resumed exactly once, in any order of events`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var machine = Machine(ExtensionLimits(launch: .seconds(1), cancellation: .milliseconds(250)))
    var (tickets, resumed): (Set<String>, [String]) = ([], [])
    var moment = 0
    func handle(_ event: Event) {
      for action in machine.handle(event, at: moment) {
        let words = action.split(separator: " ").map(String.init)
        switch words[0] {
        case "resume", "finish": resumed.append(words[1])
        case "fail": resumed.append(words[1] == "updates" ? "updates \(words[2])" : words[1])
        default: break
        }
      }
    }
    for ticket in 1...40 {
      moment += Int.random(in: 0...400, using: &generator)
      var waits = true
      switch Int.random(in: 0..<20, using: &generator) {
      case 0...2: handle(.launch(ticket))
      case 3...5: handle(.call(ticket, .handle, []))
      case 6: handle(.end(ticket))
      case 7: handle(.end(ticket, isCanceled: true))
      case 8: handle(.crash(ticket))
      case let other:
        waits = false
        let pending = Int.random(in: 1...ticket, using: &generator)
        switch other {
        case 9: handle(.started(since: .now))
        case 10: handle(.received(["hello": ["protocol": 1]]))
        case 11: handle(.received(["id": .integer(pending)]))
        case 12: handle(.callCanceled(pending))
        case 13: handle(.launchCanceled)
        case 14: handle(.violated(.cutOffMessage))
        case 15: handle(.channelClosed)
        case 16: handle(.endCanceled)
        case 17: handle(.exited)
        default: handle(.timePassed)
        }
      }
      if waits { tickets.insert("\(ticket)") }
    }
    handle(.launchCanceled)
    tickets.insert("41")
    handle(.end(41))
    handle(.exited)
    handle(.reaped(.init(ending: .exited(0))))
    #expect(resumed.count == Set(resumed).count)
    #expect(Set(resumed) == tickets)
    #expect(machine.nextDue == nil)
  }
}
