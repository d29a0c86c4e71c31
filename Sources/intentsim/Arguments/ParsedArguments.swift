import IntentKitCore

/// The arguments of a command, with a typed value for each option that the command declares.
@dynamicMemberLookup
struct ParsedArguments<Options: OptionGroup> {
  /// The arguments that aren't options.
  let positional: [String]
  private let options: Options
  private let values: [String: any Sendable]
  /// The texts of the options that are given, as on the command line.
  private let given: [String: [String]]

  /// The value of an option.
  subscript<Value>(dynamicMember option: KeyPath<Options, Option<Value>>) -> Value {
    let name = options[keyPath: option].usage.name
    guard let value = values[name] as? Value else {
      // Only a computed property of a group isn't found by reflection.
      preconditionFailure("--\(name) isn't a stored property of \(Options.self).")
    }
    return value
  }

  /// The arguments of a group of options.
  subscript<Group: OptionGroup>(
    dynamicMember group: KeyPath<Options, Group>
  ) -> ParsedArguments<Group> {
    ParsedArguments<Group>(
      positional: positional, options: options[keyPath: group], values: values, given: given)
  }

  /// The same options without other arguments.
  var withoutPositional: ParsedArguments {
    ParsedArguments(positional: [], options: options, values: values, given: given)
  }

  /// Returns the arguments that are paths, of which only one can be the standard input.
  func paths() throws(CommandError) -> [String] {
    guard positional.count(where: { $0 == "-" }) < 2 else {
      throw .usage("the standard input can be read only once.")
    }
    return positional
  }

  /// Returns the first argument that isn't an option.
  ///
  /// - Parameter message: The message of the error if the argument is missing.
  /// - Returns: The argument.
  /// - Throws: The error if the argument is missing.
  func first(orReport message: String) throws(CommandError) -> String {
    guard let first = positional.first else { throw .usage(message) }
    return first
  }

  /// The first of several options that is given, as `--name`.
  func firstGiven(_ candidates: [PartialKeyPath<Options>]) -> String? {
    candidates.lazy.compactMap { (options[keyPath: $0] as? any DeclaredOption)?.usage.name }
      .first { given[$0] != nil }.map { "--\($0)" }
  }

  /// Returns the arguments that give some options again.
  func words(of candidates: [PartialKeyPath<Options>]) -> [String] {
    candidates.compactMap { (options[keyPath: $0] as? any DeclaredOption)?.usage }
      .flatMap { usage in
        (given[usage.name] ?? []).flatMap { text in
          usage.value == nil ? ["--\(usage.name)"] : ["--\(usage.name)", text]
        }
      }
  }
}

extension ParsedArguments {
  /// Reads the values of all options, as they are declared.
  ///
  /// - Throws: ``CommandError`` for a text that isn't a value of its option.
  init(
    _ arguments: SplitArguments, _ options: Options, _ declared: [any DeclaredOption]
  ) throws(CommandError) {
    var values: [String: any Sendable] = [:]
    for option in declared {
      let name = option.usage.name
      values[name] = try option.value(of: arguments.texts[name] ?? [])
    }
    self.init(
      positional: arguments.positional, options: options, values: values,
      given: arguments.texts)
  }
}

/// The arguments of a command, divided into the texts of its options and the rest.
struct SplitArguments {
  /// The texts of each option that is given, in order; an empty text for a flag.
  ///
  /// Of several texts, an option that isn't repeatable uses the last.
  private(set) var texts: [String: [String]] = [:]
  /// The arguments that aren't options.
  private(set) var positional: [String] = []

  /// Divides arguments.
  ///
  /// - Throws: ``CommandError`` if an option is unknown or lacks its value, or for too many arguments.
  init(
    _ arguments: [String], _ usage: CommandUsage, _ options: [OptionUsage]
  ) throws(CommandError) {
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      guard takesOptions, argument.hasPrefix("-"), argument != "-" else {
        positional.append(argument)
        continue
      }
      if argument == "--" {
        takesOptions = false
        continue
      }
      let (option, attached) = try Self.option(argument, options, usage)
      guard let placeholder = option.value else {
        texts[option.name] = [""]
        switch attached {
        case nil: continue
        // Further letters are options, too.
        case let letters? where !argument.hasPrefix("--") && !letters.hasPrefix("="):
          rest = ["-\(letters)"] + rest
          continue
        default: throw .usage("--\(option.name) takes no value.")
        }
      }
      // An option in the place of a value indicates that the value was forgotten.
      let isForgotten =
        rest.first.map { next in
          next == "--"
            || options.contains { $0.names.contains(next) || next.hasPrefix("--\($0.name)=") }
        } ?? true
      guard attached != nil || !isForgotten,
        let text = attached.map({ $0.hasPrefix("=") ? String($0.dropFirst()) : $0 })
          ?? rest.popFirst()
      else { throw .usage("--\(option.name) needs a value: \(placeholder).") }
      texts[option.name, default: []].append(text)
    }
    guard positional.count <= usage.maximumArgumentCount else {
      let surplus = positional[usage.maximumArgumentCount].shortened(to: 60)
      throw .usage(
        "“\(surplus)” is one argument too many; see intentsim \(usage.name) --help.")
    }
  }

  /// Returns the option that an argument begins with, and what is attached to it: `=json` in
  /// `--format=json`, `2` in `-j2`.
  private static func option(
    _ argument: String, _ options: [OptionUsage], _ usage: CommandUsage
  ) throws(CommandError) -> (option: OptionUsage, attached: String?) {
    let isLong = argument.hasPrefix("--")
    let end = isLong ? argument.firstIndex(of: "=") : argument.dropFirst(2).startIndex
    let text = String(argument[..<(end ?? argument.endIndex)])
    let attached = String(argument[(end ?? argument.endIndex)...])
    if let option = options.first(where: { $0.names.contains(text) }) {
      return (option, attached.isEmpty ? nil : attached)
    }
    let name = isLong ? text.dropFirst(2) : ""
    let nearest = String(name).nearest(in: options.map(\.name))
    let hint = nearest.map { "Did you mean --\($0)?" } ?? "See intentsim \(usage.name) --help."
    let shown = isLong ? text : argument
    throw .usage("\(usage.name) has no option \(shown.shortened(to: 60)). \(hint)")
  }
}
