import IntentKitReports

extension CompletionTable {
  /// The completions for bash 3.2 and later, without further packages.
  var bashScript: String {
    """
    # Completions of intentsim for bash. Load them with
    #   source <(intentsim completions bash)
    _intentsim_parameters() {
      local index intent=
      for ((index = 2; index < COMP_CWORD; index++)); do
        if [[ ${COMP_WORDS[index]} == --intent ]]; then
          intent=${COMP_WORDS[index+1]}
          if [[ $intent == = ]]; then
            intent=${COMP_WORDS[index+2]}
          fi
        fi
      done
      case "$intent" in
    \(Self.parameters.map(parameterCase).joined(separator: "\n"))
      esac
    }
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
      if [[ ${COMPREPLY[0]-} == *= ]]; then
        # The value follows without a space.
        compopt -o nospace 2>/dev/null
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
        switch values {
        case .words(let words): "words=\(Self.quoted(words))"
        case .parameters: "_intentsim_parameters"
        case .anything, .files: "return"
        }
      return "    \(patterns.joined(separator: " | "))) \(action) ;;"
    }
  }

  private func parameterCase(_ intent: String, _ names: [String]) -> String {
    "    \(intent)) words=\(Self.quoted(names)) ;;"
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
