import IntentKitCore
import IntentKitSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The syntax of an option's value: the placeholder in the help, and the conversion from and to
/// text.
struct ValueSyntax<Value: Sendable>: Sendable {
  /// The placeholder in the help: `SECONDS`.
  let placeholder: String
  /// The noun phrase for errors: `a number of seconds from 0.001 to 86400`.
  let expected: String
  /// Returns the text of a value, for the help to show a default.
  var text: @Sendable (Value) -> String = { "\($0)" }
  /// Returns the value of a text; nil if it isn't one.
  let parse: @Sendable (String) -> Value?

  /// Returns the value of a text.
  ///
  /// - Throws: ``CommandError`` that names the option and the expected syntax.
  func value(of text: String, for option: String) throws(CommandError) -> Value {
    if let value = parse(text) { return value }
    throw .usage("--\(option) must be \(expected), not “\(text.shortened(to: 60))”.")
  }
}

extension ValueSyntax<String> {
  /// Any text.
  static func text(_ placeholder: String) -> Self {
    ValueSyntax(placeholder: placeholder, expected: "a text") { $0 }
  }
}

extension ValueSyntax<Int> {
  /// A whole number in a range.
  static func number(_ placeholder: String, in range: ClosedRange<Int>) -> Self {
    let bounds =
      range.upperBound == .max
      ? "of \(range.lowerBound) or more" : "from \(range.lowerBound) to \(range.upperBound)"
    return ValueSyntax(placeholder: placeholder, expected: "a whole number \(bounds)") { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueSyntax<Double> {
  /// A percentage, with or without its sign.
  static var percentage: Self {
    ValueSyntax(
      placeholder: "PERCENT", expected: "a percentage from 0 to 100", text: { $0.spokenText }
    ) { text in
      let number = Double(text.hasSuffix("%") ? String(text.dropLast()) : text)
      return number.flatMap { (0...100).contains($0) ? $0 : nil }
    }
  }
}

extension ValueSyntax<Duration> {
  /// A duration in seconds.
  static var seconds: Self {
    ValueSyntax(
      placeholder: "SECONDS", expected: "a number of seconds from 0.001 to 86400",
      text: { ($0 / .seconds(1)).spokenText }
    ) { text in
      Double(text).flatMap { (0.001...86_400).contains($0) ? .seconds($0) : nil }
    }
  }
}

extension ValueSyntax<Language> {
  /// A language: `ja` or `en-US`.
  static var language: Self {
    ValueSyntax(names: Language.allCases.map(\.rawValue), text: \.rawValue) { Language($0) }
  }
}

extension ValueSyntax<Date> {
  /// A date with a time, as in scenarios.
  static var date: Self {
    ValueSyntax(placeholder: "DATE", expected: "a date such as 2026-03-01T09:30:00Z") { text in
      try? Date(parameterValue: .string(text))
    }
  }
}

extension ValueSyntax where Value: NamedValue {
  /// One of the names of an enumeration.
  static var choice: Self {
    ValueSyntax(names: Value.allCases.map(\.rawValue), text: \.rawValue) { Value(rawValue: $0) }
  }
}

extension ValueSyntax {
  /// Creates a syntax of which all values are known by name.
  init(
    names: [String], text: @escaping @Sendable (Value) -> String,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.init(
      placeholder: names.joined(separator: "|"),
      expected: "one of \(names.joined(separator: ", "))", text: text, parse: parse)
  }
}

/// The value of an option in the form `--set NAME=VALUE`.
struct Setting: Sendable {
  let name: String
  let value: String
}

extension ValueSyntax<Setting> {
  /// A name and a value, separated by an equals sign.
  static func setting(_ placeholder: String) -> Self {
    ValueSyntax(placeholder: placeholder, expected: placeholder) { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { return nil }
      return Setting(name: String(parts[0]), value: String(parts[1]))
    }
  }
}
