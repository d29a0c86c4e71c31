import IntentKitCore

// In a file, null has three meanings. In an expectation, the value must not exist. As a parameter,
// the user wants to be asked for it. In any other value, a part doesn't exist. The keys of the
// format itself must be omitted instead.

extension ParameterValue {
  /// A scenario value without its nulls, and the paths of the removed nulls.
  ///
  /// Nulls in expectations and entire parameters are kept.
  var withoutNulls: (value: ParameterValue, nulls: [ParameterPath]) {
    guard holdsNull else { return (self, []) }
    var nulls: [ParameterPath] = []
    return (removingNulls(at: [], &nulls), nulls)
  }

  /// Whether the value contains a null.
  private var holdsNull: Bool {
    switch self {
    case .null: true
    case .object(let members): members.values.contains { $0.holdsNull }
    case .array(let elements): elements.contains { $0.holdsNull }
    default: false
    }
  }

  private func removingNulls(
    at steps: [ParameterPath.Step], _ nulls: inout [ParameterPath]
  ) -> ParameterValue {
    switch self {
    case .object(let members) where !steps.areExpectation:
      var rest: [String: ParameterValue] = [:]
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        let place = steps + [.name(name)]
        if value == .null, steps != [.name("parameters")] {
          nulls.append(ParameterPath(place))
        } else {
          rest[name] = value.removingNulls(at: place, &nulls)
        }
      }
      return .object(rest)
    case .array(let elements):
      return .array(
        elements.enumerated().map { index, element in
          element.removingNulls(at: steps + [.index(index)], &nulls)
        })
    default: return self
    }
  }
}

extension [ParameterPath.Step] {
  /// Whether the path leads to expected parameters or an expected response.
  fileprivate var areExpectation: Bool {
    self == [.name("expect"), .name("parameters")] || self == [.name("expect"), .name("response")]
  }
}

extension Scenario {
  /// Throws an error if a key of the format is null.
  static func refuse(null path: ParameterPath) throws(ParameterError) {
    var type = parameterType
    for (index, step) in path.steps.enumerated() {
      switch (type, step) {
      case (.record(let reference), .name(let name)):
        let fields = reference.schema.fields
        guard let field = fields.first(where: { $0.name == name }) else {
          throw ParameterError.unknownName(
            name, kind: "key", known: fields.map(\.name),
            path: ParameterPath(Array(path.steps.prefix(index + 1))))
        }
        type = field.type
      case (.list(let element), .index): type = element
      default: return
      }
    }
    throw ParameterError(
      found: "null", expected: "a value", hint: "Omit the key instead.", path: path)
  }
}
