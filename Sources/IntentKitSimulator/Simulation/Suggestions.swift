import IntentKitCore

// The known name that someone probably means by another name.

extension String {
  /// Returns the known name that this text misspells, or otherwise the shortest that contains it.
  package func suggestion(among known: [String]) -> String? {
    if let nearest = nearest(in: known) { return nearest }
    let name = lowercased()
    return count < 3
      ? nil
      : known.filter { $0.lowercased().contains(name) }.min { $0.count < $1.count }
  }
}

extension [IntentSchema] {
  /// Returns the name of the custom intent or the system intent that a name probably means.
  package func suggestion(for name: String) -> String? {
    nearestName(to: name)
      ?? name.suggestion(among: map(\.name) + SystemIntents.all.map { $0.schema.name })
  }
}

extension ParameterError {
  /// Creates the error for the name of an unknown app.
  static func unknownApp(
    _ name: String, among apps: [SimulatedApp], path: [ParameterPath.Step]
  ) -> ParameterError {
    let known = apps.flatMap(\.names)
    var error = unknownName(name, kind: "app", known: known, path: ParameterPath(path))
    error.hint = name.suggestion(among: known).map { "Did you mean “\($0)”?" }
    return error
  }
}
