import FaultyHandlers
import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitSimulator

/// The simulator, with the handlers in this process or in a separate one.
struct SimulatorDoor {
  /// The guest; nil for handlers in this process.
  var guest: InstalledExtension?

  /// The path of the guest, built beside this program.
  static let guestPath = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "HandlerGuest").path

  /// Runs the request of a handler.
  func observe(_ handler: FaultyHandler) async throws -> Observation {
    let app: SimulatedApp
    var options = Simulator.Options()
    if var guest {
      guest.limits.memory = handler.request.memory
      app = SimulatedApp(guest)
      // On a busy machine, a backtrace takes seconds.
      options.limit =
        handler.group == .crashes ? .seconds(60) : handler.request.limit
    } else {
      app = SimulatedApp(FaultyApp.self)
      options.launch = HandlerLaunch(duration: handler.request.launch)
    }
    let run = try await Simulator(apps: [app]).run(
      ScenarioFile(handler.scenario), options: options)
    return Observation(
      verdicts: run.trace.verdicts, missingMethods: run.trace.missingMethods.map(\.name),
      isExamined: guest != nil)
  }
}
