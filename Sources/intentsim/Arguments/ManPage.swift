/// The manual page in roff, made from the usages of the commands and their options.
enum ManPage {
  static var text: String {
    var lines = [
      ".TH INTENTSIM 1 \(IntentSim.date) \"intentsim \(IntentSim.version)\" \"IntentKit\"",
      ".SH NAME", "intentsim \\- play the assistant\\(aqs side for handlers of intents",
      ".SH SYNOPSIS", ".B intentsim", ".I COMMAND", ".RI [ OPTIONS ]", ".br", ".B intentsim",
      ".RB [ \\-\\-help | \\-\\-version ]",
      ".SH DESCRIPTION", escaped(Help.purpose),
      ".SH COMMANDS",
    ]
    lines += IntentSim.commands.flatMap(section)
    lines += [".SH EXIT STATUS"] + Help.statuses.flatMap { entry(bold($0), $1) }
    lines += [".SH ENVIRONMENT"] + environment.flatMap { entry(bold($0), $1) }
    lines += [".SH FILES"] + files.flatMap { entry(italic($0), $1) }
    lines.append(".SH EXAMPLES")
    for (number, command) in IntentSim.commands.enumerated() {
      lines += (number == 0 ? [] : [".PP"]) + examples(of: command.usage)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let environment = [
    (
      name: "LC_ALL",
      meaning: "The language of the conversation, if neither the scenario nor an "
        + "option specifies one; otherwise that of LC_MESSAGES or LANG."
    ),
    (
      name: "CLICOLOR_FORCE",
      meaning: "Enables color if set to anything except 0, also where the output isn't a terminal."
    ),
    (name: "NO_COLOR", meaning: "Disables color if set, even with CLICOLOR_FORCE."),
    (name: "TERM", meaning: "Disables color and the editing of answers if dumb."),
  ]

  private static let files = [
    (name: "*.json", meaning: "A scenario, or the manifest of an app."),
    (name: "*.jsonl", meaning: "Scenarios, one on each line."),
    (
      name: "Info.plist, *.entitlements",
      meaning: "The declarations of an app or an extension, in XML or binary."
    ),
    (
      name: "InfoPlist.strings, InfoPlist.xcstrings, AppIntentVocabulary.plist",
      meaning: "Names and example phrases in a language of an app."
    ),
  ]

  private static func section(on command: any Command.Type) -> [String] {
    let usage = command.usage
    return [".SS \"\(escaped(usage.synopsis))\"", escaped(usage.summary)]
      + (usage.details.isEmpty ? [] : [".PP", escaped(usage.details)])
      + command.options.flatMap { option in
        let letter = option.letter.map { "\(bold("-\($0)")), " } ?? ""
        let value = option.value.map { " \(italic($0))" } ?? ""
        return entry("\(letter)\(bold("--\(option.name)"))\(value)", option.help)
      }
  }

  private static func examples(of usage: CommandUsage) -> [String] {
    [escaped(usage.summary), ".PP", ".nf", ".RS"] + usage.examples.map { escaped($0) }
      + [".RE", ".fi"]
  }

  private static func entry(_ name: String, _ text: String) -> [String] {
    [".TP", name, escaped(text)]
  }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  private static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  /// Returns a text with the characters escaped that have a meaning in roff.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case _ where !scalar.isASCII:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // A period at the start of a line would make the line a request.
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
