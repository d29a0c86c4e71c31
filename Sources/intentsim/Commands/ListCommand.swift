import IntentKitCore
import IntentKitSimulator
import SampleApps

/// `intentsim list`: the intents by domain, and the apps.
struct ListCommand: Command {
  static let usage = CommandUsage(
    "list", summary: "Lists the intents by domain, and the sample apps.",
    options: [
      .init("apps", help: "Only the apps."),
      .init("intents", help: "Only the intents."),
    ],
    examples: ["intentsim list", "intentsim list --apps --format json"])

  private let format: OutputFormat
  private let showsIntents: Bool
  private let showsApps: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    format = try arguments.value("format") ?? .text
    _ = try arguments.value("color") as ColorChoice?
    showsIntents = arguments.has("intents") || !arguments.has("apps")
    showsApps = arguments.has("apps") || !arguments.has("intents")
  }

  func run() async throws(CommandError) -> ExitStatus {
    switch format {
    case .text: Output.write(text)
    case .json: Output.line(JSONWriter.text(value, style: .pretty))
    case .ndjson:
      for item in items { Output.line(JSONWriter.text(item, style: .compact)) }
    }
    return .success
  }

  private var text: String {
    var lines: [String] = []
    if showsIntents {
      let width = SystemIntents.all.map { $0.schema.name.count }.max() ?? 0
      for domain in SystemIntents.domains {
        lines.append(domain)
        for intent in SystemIntents.all where intent.schema.domain == domain {
          lines.append("  \(intent.schema.name.padded(to: width))  \(intent.schema.line)")
        }
      }
    }
    if showsApps {
      if showsIntents { lines.append("") }
      lines.append("Apps")
      for app in SampleApps.all {
        lines.append("  \(app.appDescription.displayName)  \(app.summary)")
        lines.append("    \(app.intentNames.joined(separator: ", "))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var value: ParameterValue {
    var fields: [String: ParameterValue] = [:]
    if showsIntents { fields["intents"] = .array(SystemIntents.all.map { $0.schema.item }) }
    if showsApps { fields["apps"] = .array(SampleApps.all.map { $0.item }) }
    return .object(fields)
  }

  private var items: [ParameterValue] {
    (showsIntents ? SystemIntents.all.map { $0.schema.item } : [])
      + (showsApps ? SampleApps.all.map { $0.item } : [])
  }
}

extension IntentSchema {
  /// The intent in a line.
  fileprivate var line: String {
    let since = availability.deprecation?.versions.sorted { $0.key < $1.key }.first
    guard let since else { return summary }
    return "\(summary) Deprecated since \(since.key) \(since.value)."
  }

  fileprivate var item: ParameterValue {
    [
      "intent": .string(name), "siriKitName": .string(siriKitName), "domain": .string(domain),
      "summary": .string(summary), "isDeprecated": .boolean(availability.deprecation != nil),
    ]
  }
}

extension IntentApp {
  /// The intents the app handles, without prefix and ending.
  fileprivate static var intentNames: [String] {
    (appDescription.intentsSupported ?? []).map { SystemIntents.named($0)?.schema.name ?? $0 }
  }

  fileprivate static var item: ParameterValue {
    [
      "app": .string(appDescription.displayName), "summary": .string(summary),
      "intents": .array(intentNames.map { .string($0) }),
    ]
  }
}

extension String {
  /// This text with spaces up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
