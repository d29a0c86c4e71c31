import IntentKitCore

/// The format of a command's result.
enum OutputFormat: String, CaseIterable, NamedValue {
  case text
  case json
  case ndjson

  /// Creates the format that arguments request, even if the arguments are invalid otherwise.
  ///
  /// A program that passes invalid arguments needs an error that it can parse.
  init(requestedBy arguments: [String]) {
    var format = OutputFormat.text
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { break }
      if argument == "--format", index + 1 < arguments.count {
        format = OutputFormat(rawValue: arguments[index + 1]) ?? format
      } else if argument.hasPrefix("--format=") {
        format = OutputFormat(rawValue: String(argument.dropFirst("--format=".count))) ?? format
      }
    }
    self = format
  }
}

/// The choice whether a command uses color.
enum ColorChoice: String, CaseIterable, NamedValue {
  case auto
  case always
  case never
}
