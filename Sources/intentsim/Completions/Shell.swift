import IntentKitCore

/// A shell that completes what is typed.
enum Shell: String, CaseIterable, NamedValue {
  case bash
  case zsh
  case fish

  /// The script by which the shell completes intentsim's command lines.
  func script(_ table: CompletionTable) -> String {
    switch self {
    case .bash: table.bashScript
    case .zsh: table.zshScript
    case .fish: table.fishScript
    }
  }
}

extension String {
  /// This text in single quotes, as bash and zsh read it.
  var inShellQuotes: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
