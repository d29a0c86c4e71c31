import IntentKitCore
import IntentKitExtension
import IntentKitSimulator
import Testing

/// Processes that stay for the next request.
@Suite struct `Processes that are kept alive` {
  @Test func `a second request finds the process of the first`() async throws {
    let guest = try await Guest.faulty.install().keepingAlive()
    let launches = try await [guest.send(fault: "none"), guest.send(fault: "none")].map(\.launch)
    #expect(launches.map { $0?.start } == [.cold, .warm])
    #expect(launches.map { $0?.launchTime == nil } == [false, true])
    // Each report has the calls of its own request.
    #expect(launches[0]?.calls.map(\.name) == launches[1]?.calls.map(\.name))
    let reports = await guest.endProcesses()
    #expect(reports.map(\.verdicts) == [[]])
    #expect(reports.map(\.log) == [Array(repeating: "handling with the fault none", count: 2)])
    #expect(await guest.endProcesses().isEmpty)
  }

  @Test func `by default, each request starts a process`() async throws {
    let guest = try await Guest.faulty.install()
    for _ in 0..<2 { #expect(try await guest.send(fault: "none").launch?.start == .cold) }
    #expect(await guest.endProcesses().isEmpty)
  }

  @Test func `a process that crashes isn't kept`() async throws {
    let guest = try await Guest.faulty.install().keepingAlive()
    _ = try await guest.send(fault: "crashes")
    #expect(try await guest.send(fault: "none").launch?.start == .cold)
    #expect(await guest.endProcesses().count == 1)
  }

  @Test func `requests at the same time have separate processes`() async throws {
    let guest = try await Guest.faulty.install().keepingAlive()
    async let one = guest.send(fault: "none")
    async let other = guest.send(fault: "none")
    let starts = try await [one, other].map { $0.launch?.start }
    #expect(starts.contains(.cold))
    #expect(await guest.endProcesses().count == starts.count { $0 == .cold })
  }
}
