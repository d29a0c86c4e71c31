/// A row in the table of an intent's resolve methods.
package struct ResolverTemplate {
  /// The property that holds the value, after a period.
  package var property: String
  /// Whether the method returns one result for each element.
  package var isPerElement: Bool
  /// The name of the handler's method.
  package var method: String
  /// The facts about the method that its name and its types don't tell, if any.
  package var facts: Expression?
  /// The closures before that for the resolve method.
  package var closures: [Closure]

  /// Creates a row.
  package init(
    property: String, isPerElement: Bool, method: String, facts: Expression? = nil,
    closures: [Closure] = []
  ) {
    self.property = property
    self.isPerElement = isPerElement
    self.method = method
    self.facts = facts
    self.closures = closures
  }

  /// Returns the declaration of the table.
  package static func table(
    _ rows: [ResolverTemplate], access: String = "public ", resolver: String = "ParameterResolver"
  ) -> [String] {
    let head = "  \(access)static let resolvers: [\(resolver)<Self>] = ["
    var entries = rows.map(\.lines)
    if entries.isEmpty { return [head + "]"] }
    // swift-format requires a comma after the last of several elements, but not after a single one.
    if entries.count > 1 {
      for index in entries.indices { entries[index][entries[index].count - 1] += "," }
    }
    return [head] + entries.joined() + ["  ]"]
  }

  /// The row, without the comma after it.
  private var lines: [String] {
    let opening = isPerElement ? ".elements" : ".value"
    let resolve = Closure("", "await $0.\(method)(for: $1)")
    let plain = ["\\.\(property)"] + (facts.map { [$0.flat] } ?? [])
    let call = "\(opening)(\((plain + closures.map(\.flat)).joined(separator: ", ")))"
    if Page.fits("\(call) \(resolve.flat),", indent: 4) {
      return [Page.line("\(call) \(resolve.flat)", indent: 4)]
    }
    var lines = [Page.line(call, indent: 4)]
    if !closures.isEmpty || !Page.fits("\(call) {", indent: 4) {
      lines = [Page.line("\(opening)(", indent: 4)] + brokenArguments + [Page.line(")", indent: 4)]
    }
    let broken = resolve.broken(indent: 4)
    lines[lines.count - 1] += " \(broken[0].drop { $0 == " " })"
    return lines + broken.dropFirst()
  }

  /// The arguments on separate lines.
  private var brokenArguments: [String] {
    var lines = [Page.line("\\.\(property)", indent: 6)]
    if let facts {
      lines[0] += ","
      lines += facts.lines(suffix: closures.isEmpty ? "" : ",", indent: 6)
    } else if !closures.isEmpty {
      lines[0] += ","
    }
    for (index, closure) in closures.enumerated() {
      lines += closure.lines(suffix: index == closures.count - 1 ? "" : ",", indent: 6)
    }
    return lines
  }
}
