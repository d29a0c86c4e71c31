extension CompletionTable {
  /// The completions for fish.
  var fishScript: String {
    """
    # Completions of intentsim for fish. Load them with
    #   intentsim completions fish | source
    function __intentsim_is_at_command
        test (count (commandline -opc)) -eq 1
    end
    function __intentsim_is_after
        set -l words (commandline -opc)
        test (count $words) -gt 1; and test $words[2] = $argv[1]
    end
    function __intentsim_parameters
        set -l intent
        set -l previous
        for word in (commandline -opc)
            if test "$previous" = --intent
                set intent $word
            else if string match -q -- '--intent=*' $word
                set intent (string replace -- --intent= '' $word)
            end
            set previous $word
        end
        switch "$intent"
    \(Self.parameters.map(parameterCase).joined(separator: "\n"))
        end
    end
    complete -c intentsim -f
    \((Self.options.map(line) + commands.flatMap(lines)).joined(separator: "\n"))

    """
  }

  private func line(_ option: OptionUsage) -> String {
    "complete -c intentsim -n __intentsim_is_at_command" + Self.specification(option)
  }

  private func lines(_ command: Command) -> [String] {
    let place = "complete -c intentsim -n \(Self.quoted("__intentsim_is_after \(command.name)"))"
    var lines = [
      "complete -c intentsim -n __intentsim_is_at_command -a \(command.name) "
        + "-d \(Self.quoted(command.summary))"
    ]
    lines += command.options.map { place + Self.specification($0) }
    switch command.arguments {
    case .anything: break
    case .files: lines.append(place + " -F")
    case .parameters: break
    case .words(let words):
      lines.append(place + " -a \(Self.quoted(words.joined(separator: " ")))")
    }
    return lines
  }

  private func parameterCase(_ intent: String, _ names: [String]) -> String {
    """
            case \(intent)
                printf '%s\\n' \(names.joined(separator: " "))
    """
  }

  private static func specification(_ option: OptionUsage) -> String {
    let letter = option.letter.map { " -s \($0)" } ?? ""
    let values =
      switch option.candidates {
      case nil: ""
      case .anything?: " -x"
      case .files?: " -r -F"
      case .parameters?: " -x -a '(__intentsim_parameters)'"
      case .words(let words)?: " -x -a \(quoted(words.joined(separator: " ")))"
      }
    return " -l \(option.name)\(letter)\(values) -d \(quoted(option.help))"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
