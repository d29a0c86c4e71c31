import IntentKitSimulator

/// The pages of help, made from what the commands say of themselves.
enum Help {
  /// How many columns there are.
  private static let width = 80

  /// What the program is for.
  static let purpose =
    "intentsim plays the assistant’s side for handlers of intents: it asks, confirms, and waits "
    + "its ten seconds."

  /// What the exit statuses mean.
  static let statuses: [(status: String, meaning: String)] = [
    ("0", "The request ended well, and as expected."),
    ("1", "It ended otherwise."),
    ("2", "The arguments or a file cannot be used."),
    ("3", "The handler broke the contract."),
    ("4", "The handler could not be started."),
    ("5", "Something was found that should be looked at."),
    ("69", "Nothing matched."),
    ("130", "It was interrupted by Control-C; 143: by the system."),
  ]

  static var overview: String {
    """
    \(purpose.wrapped(to: width).joined(separator: "\n"))

    Usage: intentsim COMMAND [OPTIONS]

    Commands:
    \(table(IntentSim.commands.map { ($0.usage.name, $0.usage.summary) }))

    Options:
      --help     Show this help, or after a command the command’s.
      --version  Show the version.

    Exit statuses:
    \(statuses.map { "  \($0.status.padded(to: 3)) \($0.meaning)" }.joined(separator: "\n"))
    """
  }

  static func page(for usage: CommandUsage) -> String {
    let options = usage.options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? "    "
      return (letter + "--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.help)
    }
    let arguments = usage.arguments.isEmpty ? "" : " \(usage.arguments)"
    let details = usage.details.isEmpty ? [] : usage.details.wrapped(to: width) + [""]
    return """
      \(usage.summary)

      Usage: intentsim \(usage.name)\(arguments) [OPTIONS]

      \(details.map { $0 + "\n" }.joined())Options:
      \(table(options))

      Examples:
      \(usage.examples.map { "  \($0)" }.joined(separator: "\n"))
      """
  }

  /// Names with what they mean, side by side.
  private static func table(_ rows: [(name: String, text: String)]) -> String {
    let nameWidth = rows.map(\.name.count).max() ?? 0
    return rows.flatMap { name, text in
      text.wrapped(to: width - nameWidth - 4).enumerated().map { number, line in
        "  \((number == 0 ? name : "").padded(to: nameWidth))  \(line)"
      }
    }.joined(separator: "\n")
  }
}
