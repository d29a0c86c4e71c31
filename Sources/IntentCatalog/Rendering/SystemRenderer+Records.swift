extension SystemRenderer {
  /// Returns the declarations of properties, and the members that read, write and compare them.
  ///
  /// Properties are written in the order of their names, in which JSON has them.
  func recordMembers(_ properties: [RecordProperty], initializers: [String]) -> [String] {
    let areShared = areShared(properties)
    let declarations = properties.flatMap { areShared ? $0.sharedDeclaration : $0.declaration }
    let reader =
      areShared
      ? function(
        "public init(from fields: inout ParameterReader) throws(ParameterError)",
        storage(properties.map { $0.reading(into: "\($0.declared): ") }))
      : Declaration.function(
        "public init", ["from fields: inout ParameterReader"], "throws(ParameterError)",
        body: properties.map(\.reading), indent: 2)
    let writer = Declaration.function(
      "public func write", ["to fields: inout ParameterWriter"],
      body: properties.sorted { $0.name < $1.name }.map(\.writing), indent: 2)
    let members = [declarations, initializers, reader, writer].filter { !$0.isEmpty }
    return Page.separated(members + (areShared ? sharedMembers(properties) : []))
  }

  /// Returns the initializer with a parameter for each property.
  func memberwiseInitializer(_ properties: [RecordProperty]) -> [String] {
    let parameters = properties.map(\.parameter)
    guard areShared(properties) else {
      return Declaration.function(
        "public init", parameters,
        body: properties.map { Statement("self.\($0.name) = \($0.declared)") }, indent: 2)
    }
    return Declaration.function("public init", parameters, opens: true, indent: 2)
      + storage(properties.map { Statement("\($0.declared): \($0.declared)") }) + ["  }"]
  }

  // MARK: - Properties in one object

  /// Returns whether a value keeps its properties in one object that its copies share.
  ///
  /// With few properties, a value is small anyway.
  private func areShared(_ properties: [RecordProperty]) -> Bool { properties.count > 3 }

  /// Returns the statements that put values in the object.
  private func storage(_ values: [Statement]) -> [String] {
    ["    let values: Values = ("] + separated(values, indent: 6)
      + ["    )", "    shared = SharedValues(values)"]
  }

  /// Returns the members that compare the properties, and the object that holds them.
  private func sharedMembers(_ properties: [RecordProperty]) -> [[String]] {
    let comparisons = properties.enumerated().flatMap { index, property in
      let name = property.declared
      let call = Expression.call(
        "areEqual", ["_": .text("one.\(name)"), "_": .text("other.\(name)")])
      return index == 0 ? call.lines(indent: 6) : call.lines(prefix: "&& ", indent: 8)
    }
    return [
      function(
        "public static func == (one: Self, other: Self) -> Bool",
        ["    one.shared.equals(other.shared) { one, other in"] + comparisons + ["    }"]),
      function(
        "public func hash(into hasher: inout Hasher)",
        properties.map { "    hasher.add(shared.values.\($0.declared))" }),
      ["  private var shared: SharedValues<Values>"],
      ["  private typealias Values = ("]
        + separated(
          properties.map { Statement("\($0.declared): \($0.type.text)") }, indent: 4)
        + ["  )"],
    ]
  }

  private func function(_ head: String, _ body: [String]) -> [String] {
    ["  \(head) {"] + body + ["  }"]
  }

  /// Returns the lines of statements with commas between them.
  private func separated(_ statements: [Statement], indent: Int) -> [String] {
    statements.enumerated().flatMap { index, statement in
      let suffix = index == statements.count - 1 ? "" : ","
      return statement.expression.lines(prefix: statement.prefix, suffix: suffix, indent: indent)
    }
  }
}
