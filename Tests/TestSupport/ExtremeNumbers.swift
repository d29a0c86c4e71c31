package import IntentKitCore

/// Values in which a number or a date is extreme, for tests that nothing traps.
package enum ExtremeNumbers {
  private static let numbers: [ParameterValue] = [
    .integer(.min), .integer(.max), .integer(.max - 1), 0, -1, .number(1e308), .number(-1e308),
    .number(1e-308), .number(-0.0), .number(1e15), .number(-1e15), .number(0.5),
  ]

  private static let decimals: [ParameterValue] = [
    "99999999999999999999999999999999999999", "-99999999999999999999999999999999999999", "9e127",
    "-9e127", "1e-127", "-0", .integer(.min), .integer(.max),
  ]

  private static let dates: [ParameterValue] = [
    "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "9999-12-31", "0000-01-01", .number(1e15),
    .number(-1e15), .number(1e308), .number(-1e308), .integer(.min), .integer(.max),
  ]

  /// Returns a value with each of its numbers, amounts and dates replaced by each extreme one.
  ///
  /// Of several elements of an array, only the first is replaced.
  package static func variants(of value: ParameterValue) -> [ParameterValue] {
    switch value {
    case .integer, .number: return numbers
    case .string(let text):
      if text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil { return decimals }
      return text.starts(with: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) ? dates : []
    case .array(let elements):
      guard let first = elements.first else { return [] }
      // The bounds of a range are two numbers in order.
      let isRange = elements.count == 2 && elements.allSatisfy { $0.isInteger }
      let swapped: [ParameterValue] = isRange ? [.array(elements.reversed())] : []
      return swapped + variants(of: first).map { .array([$0] + elements.dropFirst()) }
    case .object(let members):
      return members.sorted { $0.key < $1.key }.flatMap { name, member in
        variants(of: member).map { variant in
          var members = members
          members[name] = variant
          return .object(members)
        }
      }
    case .boolean, .null: return []
    }
  }
}

extension ParameterValue {
  fileprivate var isInteger: Bool { if case .integer = self { true } else { false } }
}
