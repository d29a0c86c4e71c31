import IntentKitPlatform

/// A remark on a definition file.
package struct DefinitionFinding: Error, Sendable, Hashable {
  package var severity: Severity
  /// The identifier of the rule.
  package var rule: String
  /// A sentence that states the problem and the remedy.
  package var message: String
  package var place: FilePlace

  /// The severity of a finding.
  package enum Severity: String, Sendable, Hashable {
    /// The file can't be used.
    case error
    case warning
  }

  /// Creates a finding.
  package init(_ severity: Severity, rule: String, _ message: String, at place: FilePlace) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.place = place
  }

  /// Returns the finding as compilers write theirs: `path:line:column: error: message [rule]`.
  ///
  /// In a binary file, the keys from the root take the place of the line and the column.
  ///
  /// - Parameter path: The path of the definition file. A finding in a file with localized texts
  ///   has its own path.
  /// - Returns: One line of text.
  package func description(path: String) -> String {
    let path = place.companion ?? path
    let location = place.position.map { "\(path):\($0.line):\($0.column)" } ?? path
    let keys = place.position == nil && !place.keyPath.isEmpty ? "\(place.keyPath): " : ""
    return "\(location): \(severity.rawValue): \(keys)\(message) [\(rule)]"
  }
}
