import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import SampleApps

/// The names in the formats, because random bytes would hardly contain them.
enum FuzzWords {
  /// All names, sorted.
  static let all: [String] = {
    var words: Set<String> = [
      "call", "id", "of", "hello", "protocol", "app", "handler", "intent", "parameter",
      "parameters", "environment", "settings", "results", "response", "update", "updates", "fault",
      "error", "options", "default", "searchTerm", "site", "shown", "activity", "launch", "resolve",
      "confirm", "handle", "startUpdates", "stopUpdates", "threads", "continue", "cancel",
      "shutdown",
      "type", "result", "summary", "event", "entitlements", "extensions", "NSExtension",
      "NSExtensionAttributes", "IntentsSupported", "IntentsRestrictedWhileLocked",
      "confirmation", "yes", "no",
    ]
    var seen: Set<String> = []
    func add(_ type: ParameterType) {
      switch type {
      case .enumeration(let schema), .options(let schema), .keyword(let schema):
        words.formUnion(schema.cases.map(\.name))
      case .record(let reference):
        guard seen.insert(reference.name).inserted else { return }
        for field in reference.schema.fields {
          words.insert(field.name)
          add(field.type)
        }
      case .list(let element): add(element)
      default: break
      }
    }
    add(Scenario.parameterType)
    add(RunRecord.parameterType)
    add(ReplayRecord.parameterType)
    add(AppManifest.parameterType)
    add(AppDescription.parameterType)
    for intent in SystemIntents.all {
      words.formUnion([intent.schema.name, intent.schema.siriKitName])
      for field in intent.schema.parameters + intent.schema.responseFields {
        words.insert(field.name)
        add(field.type)
      }
    }
    words.formUnion(SampleApps.all.map { $0.appDescription.displayName })
    return words.sorted()
  }()
}
