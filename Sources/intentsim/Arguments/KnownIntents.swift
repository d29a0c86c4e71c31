import IntentKitCore
import IntentKitExtension
import IntentKitReports
import SampleApps

/// The intents that a command knows: SiriKit’s, and those that apps bring along.
struct KnownIntents {
  /// What the extension brings along, or without one the sample apps.
  let custom: [IntentSchema]
  private let isOfExtension: Bool

  /// Makes the intents there are with an extension, or without one.
  init(_ installed: InstalledExtension? = nil) {
    custom = installed?.customIntents ?? SampleApps.all.flatMap { $0.customSchemas }
    isOfExtension = installed != nil
  }

  /// The intent with a name, or nil when there is none.
  func named(_ name: String) -> IntentSchema? {
    custom.custom(named: name) ?? SystemIntents.named(name)?.schema
  }

  /// The error for an intent that nobody knows.
  func unknown(_ name: String) -> CommandError {
    let hint = custom.nearestName(to: name).map { "Did you mean “\($0)”?" }
    let list = "See intentsim list\(isOfExtension ? ", also with --extension" : "")."
    return CommandError(
      status: .nothingMatched,
      message: "there is no intent “\(name.shortened(to: 60))”. \(hint ?? list)")
  }
}

extension SampleApp {
  /// The custom intents that the app brings along.
  static var customSchemas: [IntentSchema] { (try? customIntents.schemas()) ?? [] }
}
