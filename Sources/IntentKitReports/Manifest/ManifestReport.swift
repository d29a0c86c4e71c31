public import IntentKitCore
public import IntentKitSimulator

/// The findings in a manifest as text and as JSON.
public struct ManifestReport: Sendable {
  /// The name of the file or the app.
  public let name: String
  /// The findings, most severe first.
  public let findings: [ManifestFinding]
  /// The first findings, with their positions in the file, if there is one.
  private let shown: [(finding: ManifestFinding, position: JSONPosition?)]

  /// The maximum number of findings to show.
  ///
  /// Longer lists aren't useful, and finding each position takes time.
  public static let maximumShownCount = 100

  /// Checks a file.
  public init(_ file: ManifestFile) {
    name = file.path
    findings = AppManifest.findings(in: file.value)
    shown = findings.prefix(Self.maximumShownCount).map { ($0, file.position(of: $0.path)) }
  }

  /// Checks the description of an app.
  public init(_ app: AppDescription) {
    name = app.displayName
    findings = AppManifest(app).findings
    shown = findings.prefix(Self.maximumShownCount).map { ($0, nil) }
  }

  /// The exit status of a command that reports these findings.
  ///
  /// Notes alone don't result in a failure.
  public var status: ExitStatus {
    findings.contains { $0.severity != .note } ? .findings : .success
  }

  /// The number of findings that aren't shown.
  private var omitted: Int { findings.count - shown.count }

  // MARK: - Text

  /// The report as lines of text.
  public var lines: [String] {
    guard !findings.isEmpty else { return ["\(name): no findings"] }
    var lines = shown.flatMap { finding, position in
      // Without a file, the only location is the path of keys.
      let place = position.map { "\(name):\($0.line):\($0.column)" } ?? "\(name): \(finding.path)"
      let code = finding.code.map { ", INIntentError \($0.rawValue)" } ?? ""
      return [
        "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.id)\(code)]",
        "  → \(finding.cure)",
      ]
    }
    if omitted > 0 { lines.append("\(name): \(omitted) more findings aren't shown") }
    return lines
  }

  // MARK: - JSON

  /// The findings as JSON values, each with its location.
  public var items: [ParameterValue] {
    shown.map { finding, position in
      .members([
        "name": .string(name), "id": .string(finding.id),
        "severity": finding.severity.parameterValue, "path": .string(finding.path.description),
        "message": .string(finding.message), "cure": .string(finding.cure),
        "line": position.map { .integer($0.line) }, "column": position.map { .integer($0.column) },
        "code": finding.code.map { .integer($0.rawValue) },
      ])
    }
  }

  /// The report as a JSON value.
  public var value: ParameterValue {
    [
      "name": .string(name), "findings": .array(items), "omitted": .integer(omitted),
      "status": .integer(Int(status.rawValue)),
    ]
  }
}
