public import IntentKitCore

/// A difference between a scenario's expectation and its run.
public struct ExpectationDifference: Sendable, Hashable {
  /// The path in the scenario.
  public var path: ParameterPath
  /// The expected value.
  public var expected: String
  /// The actual value.
  public var found: String
  /// Whether the scenario states no expectation and implies a good end without a fault.
  public var isImplied = false

  /// A sentence that describes the difference.
  public var message: String {
    let place = path.steps.isEmpty ? "" : "\(path): "
    return "\(place)expected \(expected), found \(found)."
  }

  /// Returns the difference between two texts, if any.
  package static func between(
    _ expected: String, _ found: String?, at steps: @autoclosure () -> [ParameterPath.Step]
  ) -> [ExpectationDifference] {
    guard expected != found else { return [] }
    return [
      ExpectationDifference(
        path: ParameterPath(steps()), expected: expected, found: found ?? "nothing")
    ]
  }
}

extension ExpectationDifference {
  /// Returns the differences for texts that aren't on the screen.
  static func missing(
    _ texts: [String], on screen: Screen?, at place: [ParameterPath.Step]
  ) -> [ExpectationDifference] {
    texts.enumerated().filter { screen?.shows($0.element) != true }.map { index, text in
      let found = screen?.texts ?? []
      return ExpectationDifference(
        path: ParameterPath(place + [.index(index)]),
        expected: "“\(text.shortened(to: 60))” on the screen",
        found: found.isEmpty
          ? "nothing" : found.map { "“\($0)”" }.joined(separator: ", ").shortened(to: 400))
    }
  }
}
