import IntentKitCore
import IntentKitExtension
import IntentKitReports
import IntentKitSimulator
import SampleApps

/// The intents of a command: SiriKit's, and the custom intents of apps.
struct KnownIntents {
  /// The extension, if there is one.
  var installed: InstalledExtension?
  /// The custom intents of a definition file, if there is one.
  var defined: [IntentSchema] = []

  /// The custom intents of the extension, or without one those of the sample apps, and of the
  /// definition file.
  ///
  /// The definitions of an extension precede those of the file, because they are its handlers' own.
  var custom: [IntentSchema] {
    if let installed { return installed.customIntents + defined }
    return defined + SampleApps.all.flatMap { $0.customIntentSchemas }
  }

  /// Returns the intent with a name; nil if it doesn't exist.
  func named(_ name: String) -> IntentSchema? {
    custom.custom(named: name) ?? SystemIntents.named(name)?.schema
  }

  /// Returns the error for an unknown intent.
  func unknown(_ name: String) -> CommandError {
    let hint = custom.suggestion(for: name).map { "Did you mean “\($0)”?" }
    let list = "See intentsim list\(installed != nil ? ", also with --extension" : "")."
    return CommandError(
      status: .nothingMatched,
      message: "there is no intent “\(name.shortened(to: 60))”. \(hint ?? list)")
  }
}

extension SampleApp {
  /// The custom intents of the app.
  static var customIntentSchemas: [IntentSchema] { (try? customSchemas()) ?? [] }
}

extension Simulator {
  /// Creates a simulator for an extension, or for the sample apps without an extension.
  init(_ installed: InstalledExtension?) {
    self.init(apps: installed.map { [SimulatedApp($0)] } ?? SampleApps.all.map { SimulatedApp($0) })
    definitionReader = { path throws(DefinitionError) in
      try DefinitionCache.shared.schemas(at: path)
    }
  }
}
