import Dispatch
import Fleet
import Foundation
import IntentQueue

/// The program behind the queue: requests come in on the standard input, answers leave on the standard output.
@main enum FleetWorker {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.first, arguments.count == 1 else {
      leave(2, "Usage: fleet-worker FLEET.json <requests >answers")
    }
    let file: FleetFile
    do {
      file = try FleetFile([UInt8](Data(contentsOf: URL(filePath: path))))
    } catch let error as CocoaError {
      leave(2, "\(path): cannot be read: \(error.localizedDescription)")
    } catch {
      leave(2, "\(path): \(error)")
    }
    // A reader of the answers that has gone is an error like any other, not a reason to die.
    signal(SIGPIPE, SIG_IGN)
    do {
      try await work(with: file)
    } catch {
      leave(1, "fleet-worker: \(error)")
    }
  }

  private static func work(with file: FleetFile) async throws {
    let fleet = Fleet(file.vehicles)
    let input = try StandardInput()
    let output = StandardOutput()
    let worker = IntentWorker(app: FleetHandlers.appDescription) { request in
      FleetHandlers(fleet: fleet, user: request.user)
    }
    let termination = input.stops(at: SIGTERM)
    defer { termination.cancel() }
    do {
      try await worker.run(Lines(of: input)) { answer in
        do {
          try await output.send(answer.line)
        } catch {
          input.stop()
          throw error
        }
      }
    } catch is CancellationError {
      // The system wants an end: all that was read is answered, and the rest is another worker's.
    }
  }

  private static func leave(_ status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
