import IntentKitCore

/// How a command writes its result.
enum OutputFormat: String, CaseIterable, NamedValue {
  case text
  case json
  case ndjson
}

/// Whether a command uses colours.
enum ColorChoice: String, CaseIterable, NamedValue {
  case auto
  case always
  case never
}
