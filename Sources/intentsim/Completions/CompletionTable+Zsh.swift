import IntentKitReports

extension CompletionTable {
  /// The completions for zsh.
  var zshScript: String {
    """
    #compdef intentsim
    # Completions of intentsim for zsh. Save them as _intentsim in a folder of $fpath, or load them after compinit with
    #   source <(intentsim completions zsh)
    _intentsim_parameters() {
      local -a names
      local intent index
      for ((index = 1; index < CURRENT; index++)); do
        case $words[index] in
          --intent) intent=$words[index+1] ;;
          --intent=*) intent=${words[index]#--intent=} ;;
        esac
      done
      case $intent in
    \(Self.parameters.map(parameterCase).joined(separator: "\n"))
      esac
      compadd -S '' -- $names
    }
    _intentsim() {
      local -a commands=(
    \(commands.map { "    \(Self.described($0.name, $0.summary))" }.joined(separator: "\n"))
      )
      local command=$words[2]
      if ((CURRENT == 2)); then
        _describe -t commands command commands
        _arguments \\
    \(Self.options.map { "      \(Self.specification($0))" }.joined(separator: " \\\n"))
        return
      fi
      shift words
      ((CURRENT--))
      case $command in
    \(commands.map(lines).joined(separator: "\n"))
      esac
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
      _intentsim "$@"
    else
      compdef _intentsim intentsim
    fi

    """
  }

  private func parameterCase(_ intent: String, _ names: [String]) -> String {
    "    \(intent)) names=(\(names.joined(separator: " "))) ;;"
  }

  private func lines(_ command: Command) -> String {
    var specifications = command.options.map(Self.specification)
    if let action = Self.action(command.arguments) {
      specifications.append("*:argument:\(action)".inShellQuotes)
    }
    return """
          \(command.name))
            _arguments \\
      \(specifications.map { "        \($0)" }.joined(separator: " \\\n"))
            ;;
      """
  }

  private static func specification(_ option: OptionUsage) -> String {
    var rest = "[\(escaped(option.help))]"
    if let candidates = option.candidates {
      rest += ":\(escaped(option.value ?? "")):\(action(candidates) ?? " ")"
    }
    let sign = option.candidates == nil ? "" : "="
    guard let letter = option.letter else {
      return "\(option.isRepeatable ? "*" : "")--\(option.name)\(sign)\(rest)".inShellQuotes
    }
    let first = option.isRepeatable ? "'*'" : "'(-\(letter) --\(option.name))'"
    let plus = option.candidates == nil ? "" : "+"
    return "\(first){-\(letter)\(plus),--\(option.name)\(sign)}\(rest.inShellQuotes)"
  }

  private static func action(_ candidates: Candidates) -> String? {
    switch candidates {
    case .anything: nil
    case .files: "_files"
    case .parameters: "_intentsim_parameters"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  private static func described(_ name: String, _ text: String) -> String {
    "\(name):\(text.replacing(":", with: "\\:"))".inShellQuotes
  }

  /// Returns a text for a specification, in which brackets and colons are escaped.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\[]:".contains($0) ? ["\\", $0] : [$0] })
  }
}
