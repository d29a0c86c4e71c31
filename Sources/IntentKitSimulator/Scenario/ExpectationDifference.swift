public import IntentKitCore

/// One point in which a request did not go as its scenario says.
public struct ExpectationDifference: Sendable, Hashable {
  /// The place in the scenario.
  public var path: ParameterPath
  /// What the scenario says.
  public var expected: String
  /// What happened.
  public var found: String

  /// Creates a difference.
  package init(path: ParameterPath, expected: String, found: String) {
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// The difference as a sentence.
  public var message: String {
    let place = path.steps.isEmpty ? "" : "\(path): "
    return "\(place)expected \(expected), found \(found)."
  }

  /// The difference between two texts, or none when they are the same.
  package static func between(
    _ expected: String, _ found: String?, at steps: [ParameterPath.Step]
  ) -> [ExpectationDifference] {
    guard expected != found else { return [] }
    return [
      ExpectationDifference(
        path: ParameterPath(steps), expected: expected, found: found ?? "nothing")
    ]
  }
}
