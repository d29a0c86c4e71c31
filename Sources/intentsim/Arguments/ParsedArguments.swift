import IntentKitCore
import IntentKitSimulator

/// What was typed after a command's name.
struct ParsedArguments {
  private var values: [String: [String]] = [:]
  /// What is no option.
  private(set) var positional: [String] = []

  /// Takes arguments apart.
  ///
  /// - Throws: ``CommandError`` when an option is unknown, lacks its value or comes twice.
  init(_ arguments: [String], usage: CommandUsage) throws(CommandError) {
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
      let option = try Self.option(String(parts[0]), usage)
      guard option.value != nil else {
        guard parts.count == 1 else { throw .usage("--\(option.name) takes no value.") }
        values[option.name] = [""]
        continue
      }
      // An option in the place of a value tells that the value was forgotten.
      let isForgotten = rest.first.map { $0 == "--" || Self.isOption($0, usage) } ?? true
      guard parts.count > 1 || !isForgotten,
        let value = parts.count > 1 ? String(parts[1]) : rest.popFirst()
      else { throw .usage("--\(option.name) needs a value: \(option.value ?? "").") }
      guard option.isRepeatable || values[option.name] == nil else {
        throw .usage("--\(option.name) is given twice.")
      }
      values[option.name, default: []].append(value)
    }
    guard positional.count <= usage.maximumArgumentCount else {
      let surplus = positional[usage.maximumArgumentCount].shortened(to: 60)
      throw .usage(
        "“\(surplus)” is one argument too many; see intentsim \(usage.name) --help.")
    }
  }

  private static func option(
    _ text: String, _ usage: CommandUsage
  ) throws(CommandError) -> CommandUsage.Option {
    let name = text.hasPrefix("--") ? String(text.dropFirst(2)) : nil
    for option in usage.options {
      if let name, option.name == name { return option }
      if let letter = option.letter, text == "-\(letter)" { return option }
    }
    let nearest = (name ?? "").nearest(in: usage.options.map(\.name))
    let hint = nearest.map { "Did you mean --\($0)?" } ?? "See intentsim \(usage.name) --help."
    throw .usage("\(usage.name) has no option \(text.shortened(to: 60)). \(hint)")
  }

  private static func isOption(_ text: String, _ usage: CommandUsage) -> Bool {
    let name = text.prefix { $0 != "=" }
    return usage.options.contains { option in
      name == "--\(option.name)" || option.letter.map { text == "-\($0)" } ?? false
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, as it was typed.
  func text(_ name: String) -> String? { values[name]?.last }

  /// Every value of an option that may come several times.
  func texts(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option that has a few names to choose from.
  func value<Value: NamedValue>(_ name: String) throws(CommandError) -> Value? {
    guard let text = text(name) else { return nil }
    if let value = Value(rawValue: text) { return value }
    let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw .usage("--\(name) is one of \(known), not “\(text.shortened(to: 60))”.")
  }

  /// The value of an option that is a language, such as `ja` or `en-US`.
  func language(_ name: String) throws(CommandError) -> Language? {
    guard let text = text(name) else { return nil }
    if let language = Language(text) { return language }
    let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
    throw .usage("--\(name) is one of \(known), not “\(text.shortened(to: 60))”.")
  }

  /// The value of an option that is a number of seconds.
  func seconds(_ name: String) throws(CommandError) -> Duration? {
    guard let text = text(name) else { return nil }
    guard let seconds = Double(text), (0.001...86_400).contains(seconds) else {
      throw .usage(
        "--\(name) is a number of seconds from 0.001 to 86400, not “\(text.shortened(to: 60))”.")
    }
    return .seconds(seconds)
  }

  /// The value of an option that is a whole number.
  func number(_ name: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let bounds =
        range.upperBound == .max
        ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
      throw .usage("--\(name) is a number \(bounds), not “\(text.shortened(to: 60))”.")
    }
    return number
  }

  /// The values of a repeatable option of the form `name=value`, in order.
  func pairs(_ name: String) throws(CommandError) -> [(key: String, value: String)] {
    var pairs: [(key: String, value: String)] = []
    for text in texts(name) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .usage("--\(name) wants NAME=VALUE, not “\(text.shortened(to: 60))”.")
      }
      pairs.append((String(parts[0]), String(parts[1])))
    }
    return pairs
  }
}
