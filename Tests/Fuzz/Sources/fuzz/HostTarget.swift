import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitSimulator

/// Installs a guest that sends the lines of an input, and runs a request on it.
enum HostTarget {
  /// The path of the guest, which finds its script beside itself.
  private static let guest: String = {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "ScriptedGuest")
    let link = Scratch.folder + "/guest"
    do {
      try FileManager.default.createSymbolicLink(
        at: URL(filePath: link), withDestinationURL: program.standardizedFileURL)
    } catch {
      fatalError("\(error)")
    }
    return link
  }()

  static func run(_ input: [UInt8]) {
    Scratch.write(input, to: guest + ".script")
    wait { await request() }
  }

  private static func request() async {
    let limit = Duration.milliseconds(200)
    let installed: InstalledExtension
    do throws(ExtensionError) {
      installed = try await InstalledExtension.install(
        at: guest, limits: ExtensionLimits(launch: limit, shutdown: limit))
    } catch {
      return requireMessage("\(error)")
    }
    requireRoundTrip(installed.appDescription)
    let name =
      installed.customIntents.first?.name
      ?? installed.appDescription.intentsSupported?.first ?? "SendMessage"
    var scenario = Scenario(intent: name)
    if name == "INSendMessageIntent" {
      scenario.parameters = ["recipients": ["Bill"], "content": "hello"]
    }
    do throws(ScenarioError) {
      let run = try await Simulator(apps: [SimulatedApp(installed)]).run(
        ScenarioFile(scenario), options: Simulator.Options(limit: limit, isRealTime: true))
      requireRoundTrip(run.trace)
    } catch {
      requireMessage(error.description)
    }
  }
}
