import IntentKitCore
import SampleApps

/// The candidates for each place of a command line, taken from the usages of the commands.
struct CompletionTable {
  /// The candidates for one place.
  enum Candidates: Equatable {
    /// Text that has no known candidates.
    case anything
    case files
    case words([String])
    /// The parameters of the intent on the line, each followed by an equals sign.
    case parameters
  }

  /// One command.
  struct Command {
    var name: String
    var summary: String
    var options: [OptionUsage]
    /// The candidates for the arguments.
    var arguments: Candidates
  }

  var commands: [Command]

  /// The options that are possible instead of a command.
  static let options = [
    OptionUsage(name: "help", letter: "h", help: "Show the help."),
    OptionUsage(name: "version", letter: "V", help: "Show the version."),
  ]

  /// The parameters of each intent.
  static let parameters = (SystemIntents.all.map { $0.schema } + KnownIntents().custom)
    .sorted { $0.name < $1.name }
    .map { schema in (intent: schema.name, names: schema.parameters.map { "\($0.name)=" }) }
    .filter { !$0.names.isEmpty }

  init() {
    commands = IntentSim.commands.map { command in
      Command(
        name: command.usage.name, summary: command.usage.summary,
        options: command.options, arguments: Candidates(command.usage.arguments))
    }
    commands.append(
      Command(
        name: "help", summary: "Shows the help of a command.", options: [],
        arguments: .words(commands.map(\.name))))
  }
}

extension CompletionTable.Candidates {
  /// Creates the candidates for a placeholder of the help.
  init(_ placeholder: String) {
    let names = placeholder.split { !$0.isLetter }.map { String($0) }
    let words = placeholder.split(separator: "|").map { String($0) }
    if !Set(["FILE", "DIR", "PATH", "A"]).isDisjoint(with: names) {
      self = .files
    } else if placeholder == "INTENT" {
      self = .intents
    } else if words.count > 1 || words.contains(where: { $0.allSatisfy(\.isLowercase) }) {
      self = .words(words)
    } else {
      self = .anything
    }
  }

  /// The names of the intents.
  fileprivate static var intents: Self { .words(SystemIntents.all.map { $0.schema.name }.sorted()) }
}

extension OptionUsage {
  /// The candidates for the value; nil for a flag.
  var candidates: CompletionTable.Candidates? {
    switch (name, value) {
    case ("intent", "NAME"): .intents
    case ("set", "PARAMETER=VALUE"): .parameters
    case ("app", "NAME"): .words(SampleApps.all.map { $0.appDescription.displayName }.sorted())
    default: value.map { CompletionTable.Candidates($0) }
    }
  }
}
