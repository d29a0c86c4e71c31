import IntentKitPlatform
import IntentKitSimulator

/// The pages of help, made from the usages of the commands and their options.
enum Help {
  /// The number of columns.
  private static let width = 80

  /// The purpose of the program.
  static let purpose =
    "intentsim plays the assistant's side for handlers of intents: it resolves, confirms and "
    + "handles a request, with a time limit of ten seconds for each answer."

  /// The exit statuses and their meanings.
  static let statuses: [(status: String, meaning: String)] = [
    ("0", "The request succeeded, and as expected."),
    ("1", "The request ended differently than expected."),
    ("2", "The arguments or a file can't be used."),
    ("3", "The handler broke the contract."),
    ("4", "The handler couldn't be started."),
    ("5", "Problems were found, or the coverage is too low."),
    ("69", "Nothing matched."),
    ("130", "Control-C interrupted the command; 143: the system terminated it."),
  ]

  static var overview: String {
    """
    \(purpose.wrapped(to: width).joined(separator: "\n"))

    Usage: intentsim COMMAND [OPTIONS]

    Commands:
    \(table(IntentSim.commands.map { ($0.usage.name, $0.usage.summary) }))

    Options:
      -h, --help     Show this help; after a command, show the command's help.
      -V, --version  Show the version.

    Exit statuses:
    \(statuses.map { "  \($0.status.padded(to: 3)) \($0.meaning)" }.joined(separator: "\n"))
    """
  }

  static func page(for command: any Command.Type) -> String {
    let usage = command.usage
    let options = command.options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? "    "
      return (letter + "--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.help)
    }
    let details = usage.details.isEmpty ? [] : usage.details.wrapped(to: width) + [""]
    return """
      \(usage.summary)

      Usage: \(usage.synopsis)

      \(details.map { $0 + "\n" }.joined())Options:
      \(table(options))

      Examples:
      \(usage.examples.map { "  \($0)" }.joined(separator: "\n"))
      """
  }

  /// Names beside their explanations, or above them if they are long.
  private static func table(_ rows: [(name: String, text: String)]) -> String {
    let maximumWidth = width / 2
    let nameWidth = rows.map(\.name.count).filter { $0 <= maximumWidth }.max() ?? 0
    return rows.flatMap { name, text in
      let isLong = name.count > maximumWidth
      let start = "  \((isLong ? "" : name).padded(to: nameWidth))  "
      let lines = text.wrapped(to: width - start.columns).hanging(after: start)
      return isLong ? ["  \(name)"] + lines : lines
    }.joined(separator: "\n")
  }
}
