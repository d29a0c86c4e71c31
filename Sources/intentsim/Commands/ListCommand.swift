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

  private let output: Output
  private let showsIntents: Bool
  private let showsApps: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    output = Output(format: try arguments.value("format") ?? .text)
    _ = try arguments.value("color") as ColorChoice?
    showsIntents = arguments.has("intents") || !arguments.has("apps")
    showsApps = arguments.has("apps") || !arguments.has("intents")
  }

  func run() async throws(CommandError) -> ExitStatus {
    switch output.format {
    case .text: output.write(text)
    case .json: output.value(value)
    case .ndjson: for item in items { output.value(item) }
    }
    return .success
  }

  private var text: String {
    var lines: [String] = []
    if showsIntents {
      for domain in SystemIntents.domains {
        let schemas = SystemIntents.all.map { $0.schema }.filter { $0.domain == domain }
        // Each domain has columns of its own: a few names are very long.
        let width = schemas.map(\.name.count).max() ?? 0
        lines.append(domain)
        for schema in schemas {
          // Beside the longest names there is too little room for anything but a ribbon.
          let text = schema.line.wrapped(to: max(96 - width, 44))
          for (number, line) in text.enumerated() {
            lines.append("  \((number == 0 ? schema.name : "").padded(to: width))  \(line)")
          }
        }
      }
    }
    if showsApps {
      if showsIntents { lines.append("") }
      lines.append("Apps")
      let width = SampleApps.all.map { $0.appDescription.displayName.count }.max() ?? 0
      for app in SampleApps.all {
        lines.append("  \(app.appDescription.displayName.padded(to: width))  \(app.summary)")
        let otherNames = app.appDescription.alternativeNames
        if !otherNames.isEmpty {
          lines.append("  \("".padded(to: width))  also \(otherNames.joined(separator: ", "))")
        }
        let handles = "Handles \(app.intentNames.joined(separator: ", "))."
        for line in handles.wrapped(to: max(96 - width, 44)) {
          lines.append("  \("".padded(to: width))  \(line)")
        }
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
    availability.deprecation == nil ? summary : "\(summary) (deprecated)"
  }

  fileprivate var item: ParameterValue {
    [
      "intent": .string(name), "siriKitName": .string(siriKitName), "domain": .string(domain),
      "summary": .string(summary), "isDeprecated": .boolean(availability.deprecation != nil),
    ]
  }
}

extension SampleApp {
  /// The intents the app handles, without prefix and ending.
  fileprivate static var intentNames: [String] {
    (appDescription.intentsSupported ?? []).map { SystemIntents.named($0)?.schema.name ?? $0 }
  }

  fileprivate static var item: ParameterValue {
    [
      "app": .string(appDescription.displayName),
      "alternativeNames": .array(appDescription.alternativeNames.map { .string($0) }),
      "summary": .string(summary),
      "intents": .array(intentNames.map { .string($0) }),
    ]
  }
}
