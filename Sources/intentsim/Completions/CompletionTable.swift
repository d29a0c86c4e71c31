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
  }

  /// One option.
  struct Option {
    var usage: OptionUsage
    /// The candidates for the value; nil for a flag.
    var values: Candidates?

    /// The spellings: `--quiet`, `-q`.
    var names: [String] { ["--\(usage.name)"] + (usage.letter.map { ["-\($0)"] } ?? []) }
  }

  /// One command.
  struct Command {
    var name: String
    var summary: String
    var options: [Option]
    /// The candidates for the arguments.
    var arguments: Candidates
  }

  var commands: [Command]

  /// The options that are possible instead of a command.
  static let options = [
    OptionUsage(name: "help", letter: "h", help: "Show the help."),
    OptionUsage(name: "version", help: "Show the version."),
  ]

  init() {
    commands = IntentSim.commands.map { command in
      Command(
        name: command.usage.name, summary: command.usage.summary,
        options: command.options.map { Option(usage: $0, values: Self.values(of: $0)) },
        arguments: Self.candidates(for: command.usage.arguments))
    }
    commands.append(
      Command(
        name: "help", summary: "Shows the help of a command.", options: [],
        arguments: .words(commands.map(\.name))))
  }

  private static func values(of option: OptionUsage) -> Candidates? {
    guard let value = option.value else { return nil }
    switch (option.name, value) {
    case ("intent", "NAME"): return .words(intents)
    case ("app", "NAME"): return .words(apps)
    default: return candidates(for: value)
    }
  }

  /// Returns the candidates for a placeholder of the help.
  private static func candidates(for placeholder: String) -> Candidates {
    let names = placeholder.split { !$0.isLetter }
    if !Set(["FILE", "DIR", "PATH", "A"]).isDisjoint(with: names.map { String($0) }) {
      return .files
    }
    if placeholder == "INTENT" { return .words(intents) }
    let words = placeholder.split(separator: "|").map { String($0) }
    return !words.isEmpty && words.allSatisfy { $0.allSatisfy(\.isLowercase) }
      ? .words(words) : .anything
  }

  /// The names of the intents.
  private static var intents: [String] {
    SystemIntents.all.map { $0.schema.name }.sorted()
  }

  /// The names of the sample apps.
  private static var apps: [String] {
    SampleApps.all.map { $0.appDescription.displayName }.sorted()
  }
}
