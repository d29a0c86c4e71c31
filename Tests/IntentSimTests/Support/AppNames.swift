import IntentKitCore
import SampleApps

/// The names of all sample apps, as the error for an unknown name lists them.
let appNames = SampleApps.all.flatMap { app in
  [app.appDescription.displayName] + app.appDescription.alternativeNames
}.joined(separator: ", ")
