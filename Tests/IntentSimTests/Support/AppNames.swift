import IntentKitCore
import SampleApps

/// The names of all sample apps, as a complaint about another name lists them.
let appNames = SampleApps.all.map { $0.appDescription.displayName }.joined(separator: ", ")
