import IntentKitExtension
import IntentKitSimulator
import SampleApps

extension Simulator {
  /// Creates a simulator for an extension, or for the sample apps if there is none.
  init(_ installed: InstalledExtension?) {
    if let installed {
      self.init(apps: [SimulatedApp(installed)])
    } else {
      self.init(apps: SampleApps.all)
    }
  }
}
