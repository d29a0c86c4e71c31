import Dispatch
package import Foundation
import Synchronization
import Testing

/// The result of running a program to its end.
package struct ProgramRun: Sendable {
  /// The exit status, or the negative number of the signal that ended the process.
  package var status: Int32
  package var output: String
  package var errors: String

  /// Creates the result of a run.
  package init(status: Int32, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// The time limit for a process, also on a busy machine.
  package static let patience = Duration.seconds(180)

  /// All tests begin at once, but not all of their processes.
  private static let gate = Gate(width: 4)

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: The executable file.
  ///   - arguments: The arguments.
  ///   - environment: The environment; defaults to that of the tests.
  ///   - folder: The working directory; defaults to the package.
  /// - Returns: The exit status and the output.
  /// - Throws: An error if the program can't be started.
  package static func result(
    of program: URL, _ arguments: [String], environment: [String: String]? = nil,
    in folder: URL = PackageUnderTest.root
  ) async throws -> ProgramRun {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    if let environment { process.environment = environment }
    return try await result(of: process, streams: Folder())
  }

  /// Runs a process that isn't started yet.
  ///
  /// The streams are files, so output of any size can't block. The file `input`, if there is one, is
  /// the standard input.
  package static func result(of process: Process, streams: Folder) async throws -> ProgramRun {
    await gate.enter()
    defer { gate.leave() }
    let input = try? FileHandle(forReadingFrom: streams.url(of: "input"))
    let handles = [try streams.emptyFile("output"), try streams.emptyFile("errors")]
    // Foundation keeps its processes, and they keep their files.
    defer { for handle in handles + [input].compactMap(\.self) { try? handle.close() } }
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    // Cancellation mustn't end the wait: a running process has no status.
    let end = Gate(width: 0)
    process.terminationHandler = { _ in end.leave() }
    try process.run()
    let timeout = ProcessTimeout(for: process.processIdentifier)
    await withTaskCancellationHandler {
      await end.enter()
    } onCancel: { [killer = timeout.killer] in
      killer.kill()
    }
    let run = ProgramRun(
      status: process.outcome, output: try streams.read("output"),
      errors: try streams.read("errors"))
    timeout.disarm(after: run)
    return run
  }
}

/// The timeout that kills a process, so that no test hangs.
package final class ProcessTimeout {
  /// The end of a process that takes too long.
  fileprivate final class Killer: Sendable {
    private let identifier: Int32
    let hasKilled = Atomic(false)

    init(_ identifier: Int32) { self.identifier = identifier }

    /// Kills the process unless it has ended, which the test may learn much later on a busy machine.
    func kill() {
      if Foundation.kill(identifier, SIGKILL) == 0 { hasKilled.store(true, ordering: .relaxed) }
    }
  }

  fileprivate let killer: Killer
  private let timer = DispatchSource.makeTimerSource(queue: .global())

  /// Starts the time for the process with an identifier.
  package init(for identifier: Int32) {
    killer = Killer(identifier)
    timer.schedule(deadline: .now() + .seconds(Int(ProgramRun.patience.components.seconds)))
    timer.setEventHandler { [killer] in killer.kill() }
    timer.activate()
  }

  /// Cancels the timeout; fails the test with the output of the process if it was killed.
  package func disarm(after run: ProgramRun) {
    timer.cancel()
    guard killer.hasKilled.load(ordering: .relaxed) else { return }
    Issue.record("The process was killed because it didn't end.\n\(run.output)\n\(run.errors)")
  }
}

extension Process {
  /// The exit status, or the negative number of the signal that ended the process.
  fileprivate var outcome: Int32 {
    terminationReason == .exit ? terminationStatus : -terminationStatus
  }
}
