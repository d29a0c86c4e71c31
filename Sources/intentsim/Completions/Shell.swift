import IntentKitCore

/// A shell for which there are completions.
enum Shell: String, CaseIterable, NamedValue {
  case bash
  case zsh
  case fish

  /// Returns the script with which the shell completes the command lines of intentsim.
  func script(_ table: CompletionTable) -> String {
    switch self {
    case .bash: table.bashScript
    case .zsh: table.zshScript
    case .fish: table.fishScript
    }
  }
}
