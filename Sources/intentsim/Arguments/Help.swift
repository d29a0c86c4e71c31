/// The pages of help, made from what the commands say of themselves.
enum Help {
  static var overview: String {
    let commands = IntentSim.commands.map { $0.usage }
    let width = commands.map(\.name.count).max() ?? 0
    return """
      intentsim plays the assistant's side for handlers of intents: it asks, confirms and waits its ten seconds.

      Usage: intentsim COMMAND [OPTIONS]

      Commands:
      \(commands.map { "  \(pad($0.name, width))  \($0.summary)" }.joined(separator: "\n"))

      Options:
        --help      Show this help, or with a command, the command's.
        --version   Show the version.

      Exit statuses: 0 the request ended well and as expected, 1 it ended otherwise, 2 arguments or
      a file cannot be used, 3 the handler broke the contract, 4 it could not be started, 5 findings,
      69 nothing matched.
      """
  }

  static func page(for usage: CommandUsage) -> String {
    let names = usage.options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? "    "
      return letter + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    }
    let width = names.map(\.count).max() ?? 0
    let options = zip(names, usage.options).map { "  \(pad($0, width))  \($1.help)" }
    let arguments = usage.arguments.isEmpty ? "" : " \(usage.arguments)"
    return """
      \(usage.summary)

      Usage: intentsim \(usage.name)\(arguments) [OPTIONS]

      Options:
      \(options.joined(separator: "\n"))

      Examples:
      \(usage.examples.map { "  \($0)" }.joined(separator: "\n"))
      """
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
