import IntentKitCore

/// How a command writes its result.
enum OutputFormat: String, CaseIterable, NamedValue {
  case text
  case json
  case ndjson

  /// The format that arguments ask for, also where they cannot be used otherwise: a machine that asks wrongly wants an
  /// answer that it can read.
  init(wantedBy arguments: [String]) {
    var wanted = OutputFormat.text
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { break }
      if argument == "--format", index + 1 < arguments.count {
        wanted = OutputFormat(rawValue: arguments[index + 1]) ?? wanted
      } else if argument.hasPrefix("--format=") {
        wanted = OutputFormat(rawValue: String(argument.dropFirst("--format=".count))) ?? wanted
      }
    }
    self = wanted
  }
}

/// Whether a command uses colours.
enum ColorChoice: String, CaseIterable, NamedValue {
  case auto
  case always
  case never
}
