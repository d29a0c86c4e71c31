extension CompletionTable {
  /// The completions for bash 3.2 and later, without further packages.
  var bashScript: String {
    """
    # Completions of intentsim for bash. Load them with
    #   source <(intentsim completions bash)
    _intentsim() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command=${COMP_WORDS[1]} words=
      COMPREPLY=()
      # bash treats an equals sign as a separate word.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      if ((COMP_CWORD == 1)); then
        words=\(Self.quoted(firstWords))
      else
        case "$command $previous" in
    \(commands.flatMap(valueCases).joined(separator: "\n"))
        *)
          case "$command $current" in
    \(commands.flatMap(wordCases).joined(separator: "\n"))
          esac
          ;;
        esac
      fi
      if [[ -n $words ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      fi
    }
    # Without candidates, bash completes files.
    complete -o default -F _intentsim intentsim

    """
  }

  private var firstWords: [String] {
    commands.map(\.name) + Self.options.map { "--\($0.name)" }
  }

  /// Returns the candidates after each option that takes a value.
  private func valueCases(_ command: Command) -> [String] {
    command.options.compactMap { option in
      guard let values = option.candidates else { return nil }
      let patterns = option.names.map { "\(command.name) \($0)".inShellQuotes }
      let action =
        if case .words(let words) = values { "words=\(Self.quoted(words))" } else { "return" }
      return "    \(patterns.joined(separator: " | "))) \(action) ;;"
    }
  }

  /// Returns the candidates in places other than an option's value.
  private func wordCases(_ command: Command) -> [String] {
    var cases: [String] = []
    if !command.options.isEmpty {
      let words = Self.quoted(command.options.map { "--\($0.name)" })
      cases.append("      '\(command.name) -'*) words=\(words) ;;")
    }
    if case .words(let words) = command.arguments {
      cases.append("      '\(command.name) '*) words=\(Self.quoted(words)) ;;")
    }
    return cases
  }

  private static func quoted(_ words: [String]) -> String {
    words.joined(separator: " ").inShellQuotes
  }
}
