import IntentKitCore

/// The arguments of a command, with a typed value for each option that the command declares.
@dynamicMemberLookup
struct ParsedArguments<Options: OptionGroup> {
  /// The arguments that aren't options.
  let positional: [String]
  private let options: Options
  private let values: [String: any Sendable]
  private let given: Set<String>

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
  /// - Parameter message: The message of the error if there is none.
  /// - Returns: The argument.
  /// - Throws: The error if there is none.
  func first(orReport message: String) throws(CommandError) -> String {
    guard let first = positional.first else { throw .usage(message) }
    return first
  }

  /// The first of several options that is given, as `--name`.
  func firstGiven(_ candidates: [PartialKeyPath<Options>]) -> String? {
    candidates.lazy.compactMap { (options[keyPath: $0] as? any DeclaredOption)?.usage.name }
      .first(where: given.contains).map { "--\($0)" }
  }
}

extension ParsedArguments {
  /// Reads the values of all options.
  ///
  /// - Throws: ``CommandError`` for a text that isn't a value of its option.
  init(_ arguments: SplitArguments, _ options: Options) throws(CommandError) {
    var values: [String: any Sendable] = [:]
    for option in options.declared {
      let name = option.usage.name
      values[name] = try option.value(of: arguments.texts[name] ?? [])
    }
    self.init(
      positional: arguments.positional, options: options, values: values,
      given: Set(arguments.texts.keys))
  }
}

/// The arguments of a command, divided into the texts of its options and the rest.
struct SplitArguments {
  /// The texts of each option that is given, in order; an empty text for a flag.
  private(set) var texts: [String: [String]] = [:]
  /// The arguments that aren't options.
  private(set) var positional: [String] = []

  /// Divides arguments.
  ///
  /// - Throws: ``CommandError`` if an option is unknown, lacks its value or is given twice, or for
  /// too many arguments.
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
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Self.option(String(parts[0]), options, usage)
      guard let placeholder = option.value else {
        guard parts.count == 1 else { throw .usage("--\(option.name) takes no value.") }
        texts[option.name] = [""]
        continue
      }
      // An option in the place of a value indicates that the value was forgotten.
      let isForgotten =
        rest.first.map { next in
          next == "--"
            || options.contains { $0.names.contains(next) || next.hasPrefix("--\($0.name)=") }
        } ?? true
      guard parts.count > 1 || !isForgotten,
        let text = parts.count > 1 ? String(parts[1]) : rest.popFirst()
      else { throw .usage("--\(option.name) needs a value: \(placeholder).") }
      guard option.isRepeatable || texts[option.name] == nil else {
        throw .usage("--\(option.name) is given twice.")
      }
      texts[option.name, default: []].append(text)
    }
    guard positional.count <= usage.maximumArgumentCount else {
      let surplus = positional[usage.maximumArgumentCount].shortened(to: 60)
      throw .usage(
        "“\(surplus)” is one argument too many; see intentsim \(usage.name) --help.")
    }
  }

  private static func option(
    _ text: String, _ options: [OptionUsage], _ usage: CommandUsage
  ) throws(CommandError) -> OptionUsage {
    if let option = options.first(where: { $0.names.contains(text) }) { return option }
    let name = text.hasPrefix("--") ? text.dropFirst(2) : ""
    let nearest = String(name).nearest(in: options.map(\.name))
    let hint = nearest.map { "Did you mean --\($0)?" } ?? "See intentsim \(usage.name) --help."
    throw .usage("\(usage.name) has no option \(text.shortened(to: 60)). \(hint)")
  }
}
