public import IntentKitCore
public import IntentKitSimulator

/// What is to be said of a manifest, for people and for machines.
public struct ManifestReport: Sendable {
  /// The file or the app.
  public let name: String
  /// What should be looked at, the worst first.
  public let findings: [ManifestFinding]
  /// Where the first findings stand in the file.
  private let positions: [JSONPosition?]

  /// How many findings are shown; nobody reads more, and finding each place takes its time.
  public static let maximumShownCount = 100

  /// Checks a file.
  public init(_ file: ManifestFile) {
    name = file.path
    findings = AppManifest.findings(in: file.value)
    positions = findings.prefix(Self.maximumShownCount).map { file.position(of: $0.path) }
  }

  /// Checks what an app says of itself.
  public init(_ app: AppDescription) {
    name = app.displayName
    findings = AppManifest(app).findings
    positions = []
  }

  /// The status with which a command that found this exits; notes alone are no reason to stop.
  public var status: ExitStatus {
    findings.contains { $0.severity != .note } ? .findings : .success
  }

  /// How many findings are not shown.
  private var omitted: Int { max(0, findings.count - Self.maximumShownCount) }

  private func position(at index: Int) -> JSONPosition? {
    positions.indices.contains(index) ? positions[index] : nil
  }

  // MARK: - For people

  /// The report as lines of text.
  public var lines: [String] {
    guard !findings.isEmpty else { return ["\(name): no findings"] }
    var lines = findings.prefix(Self.maximumShownCount).enumerated().flatMap { index, finding in
      // Where there is no file, the path through the keys is the only place there is.
      let place =
        position(at: index).map { "\(name):\($0.line):\($0.column)" } ?? "\(name): \(finding.path)"
      let mark = [finding.id, finding.code.map { "INIntentError \($0.rawValue)" }].compactMap(
        \.self)
      return [
        "\(place): \(finding.severity.rawValue): \(finding.message) [\(mark.joined(separator: ", "))]",
        "  → \(finding.cure)",
      ]
    }
    if omitted > 0 { lines.append("\(name): \(omitted) more findings are not shown") }
    return lines
  }

  // MARK: - For machines

  /// The findings as values, each with its place.
  public var items: [ParameterValue] {
    findings.prefix(Self.maximumShownCount).enumerated().map { index, finding in
      var fields: [String: ParameterValue] = [
        "name": .string(name), "id": .string(finding.id),
        "severity": finding.severity.parameterValue, "path": .string(finding.path.description),
        "message": .string(finding.message), "cure": .string(finding.cure),
      ]
      if let position = position(at: index) {
        fields["line"] = .integer(position.line)
        fields["column"] = .integer(position.column)
      }
      if let code = finding.code { fields["code"] = .integer(code.rawValue) }
      return .object(fields)
    }
  }

  /// The report as a value.
  public var value: ParameterValue {
    [
      "name": .string(name), "findings": .array(items), "omitted": .integer(omitted),
      "status": .integer(Int(status.rawValue)),
    ]
  }
}
