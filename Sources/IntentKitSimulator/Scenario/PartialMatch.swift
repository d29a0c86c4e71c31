import IntentKitCore

/// Compares values with a scenario's expectations.
///
/// An expectation may be partial: only the mentioned fields of a record are compared. Lists are
/// compared element by element and must have the same length. Any other value is converted to its
/// type before the comparison, so that every notation is accepted.
enum PartialMatch {
  /// Rejects expectations that never match: an unknown field, or a value of the wrong kind.
  static func check(
    _ expected: [String: ParameterValue], _ schema: [ParameterSchema]
  ) throws(ParameterError) {
    for (name, value) in expected.sorted(by: { $0.key < $1.key }) {
      guard let field = schema.first(where: { $0.name == name }) else {
        throw ParameterError.unknownName(
          name, kind: "key", known: schema.map(\.name), path: ParameterPath([.name(name)]))
      }
      try inside(.name(name), try check(value, field.type))
    }
  }

  private static func check(
    _ expected: ParameterValue, _ type: ParameterType
  ) throws(ParameterError) {
    switch (type, expected) {
    case (_, .null): return
    case (.record(let reference), .object(let fields)):
      try check(fields, reference.schema.fields)
    case (.list(let element), .array(let values)):
      for (index, value) in values.enumerated() {
        try inside(.index(index), try check(value, element))
      }
    default: _ = try type.rewritten(expected)
    }
  }

  /// Returns the differences between expected and actual fields.
  static func differences(
    between expected: [String: ParameterValue], and found: [String: ParameterValue],
    _ schema: [ParameterSchema], at place: [ParameterPath.Step]
  ) -> [ExpectationDifference] {
    differences(between: expected, schema, at: place) { found[$0] }
  }

  /// Returns the differences between expected fields and those that a function finds by name.
  static func differences(
    between expected: [String: ParameterValue], _ schema: [ParameterSchema],
    at place: [ParameterPath.Step], finding found: (String) -> ParameterValue?
  ) -> [ExpectationDifference] {
    var differences: [ExpectationDifference] = []
    for (name, value) in expected.sorted(by: { $0.key < $1.key }) {
      let found = found(name)
      // Nearly all values are as expected.
      if let found, found == value { continue }
      differences += Self.differences(
        between: value, and: found, schema.first { $0.name == name }?.type ?? .any,
        at: place + [.name(name)])
    }
    return differences
  }

  private static func differences(
    between expected: ParameterValue, and found: ParameterValue?, _ type: ParameterType,
    at place: [ParameterPath.Step]
  ) -> [ExpectationDifference] {
    guard expected != .null else {
      return found == nil ? [] : difference(expected, found, at: place)
    }
    let expected =
      isPartial(expected, type) ? expected : (try? type.rewritten(expected)) ?? expected
    switch (expected, found) {
    case (.object(let fields), .object(let values)?):
      let schema: [ParameterSchema] =
        if case .record(let reference) = type { reference.schema.fields } else { [] }
      return differences(between: fields, and: values, schema, at: place)
    case (.array(let elements), .array(let values)?) where elements.count == values.count:
      let element: ParameterType = if case .list(let element) = type { element } else { .any }
      return zip(elements, values).enumerated().flatMap { index, pair in
        differences(between: pair.0, and: pair.1, element, at: place + [.index(index)])
      }
    case (.integer(let expected), .number(let found)?) where Double(expected) == found: return []
    case (.number(let expected), .integer(let found)?) where Double(found) == expected: return []
    default: return expected == found ? [] : difference(expected, found, at: place)
    }
  }

  /// Returns whether a value is compared field by field or element by element, and may be
  /// incomplete.
  private static func isPartial(_ expected: ParameterValue, _ type: ParameterType) -> Bool {
    switch (type, expected) {
    case (.record, .object), (.list, .array): true
    default: false
    }
  }

  private static func difference(
    _ expected: ParameterValue, _ found: ParameterValue?, at place: [ParameterPath.Step]
  ) -> [ExpectationDifference] {
    func text(_ value: ParameterValue?) -> String {
      guard let value, value != .null else { return "nothing" }
      return JSONWriter.text(value, style: .compact).shortened(to: 200)
    }
    return [
      ExpectationDifference(
        path: ParameterPath(place), expected: text(expected), found: text(found))
    ]
  }
}
