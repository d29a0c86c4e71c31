import IntentKitCore
import SampleApps

/// What can be typed where, taken from what the commands say of themselves.
struct CompletionTable {
  /// What can stand in one place.
  enum Candidates: Equatable {
    /// Something that nobody can know before.
    case anything
    case files
    case words([String])
  }

  /// One option.
  struct Option {
    var usage: CommandUsage.Option
    /// What its value can be; nil for an option without one.
    var values: Candidates?

    /// Every way to write it: `--quiet`, `-q`.
    var names: [String] { ["--\(usage.name)"] + (usage.letter.map { ["-\($0)"] } ?? []) }
  }

  /// One command.
  struct Command {
    var name: String
    var summary: String
    var options: [Option]
    /// What its arguments can be.
    var arguments: Candidates
  }

  var commands: [Command]

  /// The options that stand before any command.
  static let options = [
    CommandUsage.Option("help", "h", help: "Show the help."),
    CommandUsage.Option("version", help: "Show the version."),
  ]

  init() {
    let usages = IntentSim.commands.map { $0.usage }
    commands = usages.map { usage in
      Command(
        name: usage.name, summary: usage.summary,
        options: usage.options.map { Option(usage: $0, values: Self.values(of: $0)) },
        arguments: Self.candidates(for: usage.arguments))
    }
    commands.append(
      Command(
        name: "help", summary: "Shows the help of a command.", options: [],
        arguments: .words(usages.map(\.name))))
  }

  private static func values(of option: CommandUsage.Option) -> Candidates? {
    guard let value = option.value else { return nil }
    switch (option.name, value) {
    case ("intent", "NAME"): return .words(intents)
    case ("app", "NAME"): return .words(apps)
    default: return candidates(for: value)
    }
  }

  /// What a placeholder of the help stands for.
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

  /// The intents by name.
  private static var intents: [String] {
    var names: [String] = []
    for intent in SystemIntents.all { names.append(intent.schema.name) }
    return names.sorted()
  }

  /// The apps by their own names.
  private static var apps: [String] {
    SampleApps.all.map { $0.appDescription.displayName }.sorted()
  }
}
