/// An option of a command: its name, its entry in the help, and the type of its value.
///
/// A command declares its options as the stored properties of an ``OptionGroup`` and reads their
/// values from ``ParsedArguments`` under the same names.
struct Option<Value: Sendable>: DeclaredOption {
  let usage: OptionUsage
  private let parse: @Sendable ([String]) throws(CommandError) -> Value

  func value(of texts: [String]) throws(CommandError) -> any Sendable { try parse(texts) }
}

/// An option whatever the type of its value.
protocol DeclaredOption: Sendable {
  /// The entry in the help.
  var usage: OptionUsage { get }

  /// Returns the value for the texts on the command line.
  ///
  /// Without the option, `texts` is empty.
  ///
  /// - Throws: ``CommandError`` for a text that isn't a value of the option.
  func value(of texts: [String]) throws(CommandError) -> any Sendable
}

/// The entry of an option in the help, the manual page and the completions.
struct OptionUsage: Sendable {
  /// The long name, without dashes.
  var name: String
  /// The letter of the short form.
  var letter: Character?
  /// The placeholder of the value; nil for a flag.
  var value: String?
  /// Whether the option can be given several times.
  var isRepeatable = false
  /// The explanation.
  var help: String

  /// The spellings: `--quiet`, `-q`.
  var names: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }
}

// MARK: - Declaring options

extension Option<Bool> {
  /// Creates a flag that is true if it is given.
  init(_ name: String, letter: Character? = nil, help: String) {
    usage = OptionUsage(name: name, letter: letter, help: help)
    parse = { !$0.isEmpty }
  }
}

extension Option {
  /// Creates an option with an optional value.
  init<Wrapped>(
    _ name: String, letter: Character? = nil, _ syntax: ValueSyntax<Wrapped>, help: String
  ) where Value == Wrapped? {
    usage = OptionUsage(name: name, letter: letter, value: syntax.placeholder, help: help)
    parse = { texts throws(CommandError) in
      try texts.last.map { text throws(CommandError) in try syntax.value(of: text, for: name) }
    }
  }

  /// Creates an option that has a value also if it isn't given.
  ///
  /// The default is added to the explanation in `help`.
  init(
    _ name: String, letter: Character? = nil, _ syntax: ValueSyntax<Value>,
    default defaultValue: Value, help: String
  ) {
    let sentence = help.hasSuffix(".") ? String(help.dropLast()) : help
    usage = OptionUsage(
      name: name, letter: letter, value: syntax.placeholder,
      help: "\(sentence) (default: \(syntax.text(defaultValue))).")
    parse = { texts throws(CommandError) in
      try texts.last.map { text throws(CommandError) in try syntax.value(of: text, for: name) }
        ?? defaultValue
    }
  }

  /// Creates an option that can be given several times.
  init<Element>(
    repeated name: String, _ syntax: ValueSyntax<Element>, help: String
  ) where Value == [Element] {
    usage = OptionUsage(name: name, value: syntax.placeholder, isRepeatable: true, help: help)
    parse = { texts throws(CommandError) in
      try texts.map { text throws(CommandError) in try syntax.value(of: text, for: name) }
    }
  }
}
