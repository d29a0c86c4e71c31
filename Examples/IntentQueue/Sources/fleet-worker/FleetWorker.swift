import Dispatch
import Fleet
import Foundation
import IntentQueue

/// Reads requests from the standard input and writes answers to the standard output.
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
    // If the reader of the answers exits, writing fails instead of terminating this process.
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
      // SIGTERM: every line that was read is answered, and another worker processes the rest.
    }
  }

  private static func leave(_ status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
