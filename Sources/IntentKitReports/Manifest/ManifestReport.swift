public import IntentKitCore
import IntentKitPlatform
public import IntentKitSimulator

/// The findings in a manifest as text and as JSON.
public struct ManifestReport: Sendable {
  /// The name of the file, the project or the app.
  public let name: String
  /// The findings, most severe first.
  public let findings: [ManifestFinding]
  /// The first findings, with their files, if there are any.
  private let shown: [ShownFinding]
  /// The files that were checked; nil for fewer than two.
  private let files: ManifestFileList?

  /// A finding and its place.
  private struct ShownFinding {
    var finding: ManifestFinding
    /// The path of the file, or the name of the report.
    var path: String
    var position: JSONPosition?
  }

  /// The maximum number of findings to show.
  ///
  /// Longer lists aren't useful, and finding each position takes time.
  public static let maximumShownCount = 100

  /// Checks a file.
  public init(_ file: ManifestFile) {
    name = file.path
    findings = AppManifest.findings(in: file.value)
    shown = findings.prefix(Self.maximumShownCount).map {
      ShownFinding(finding: $0, path: file.path, position: file.position(of: $0.path))
    }
    files = nil
  }

  /// Checks the files of a project.
  public init(_ project: ManifestProject) {
    name = project.name
    findings = AppManifest.findings(in: project.value, project.context)
    shown = findings.prefix(Self.maximumShownCount).map { finding in
      let place = project.place(of: finding.path)
      return ShownFinding(finding: finding, path: place.path, position: place.position)
    }
    files = ManifestFileList(project)
  }

  /// Checks a manifest from a file or a project.
  package init(_ source: ManifestSource) {
    switch source {
    case .file(let file): self.init(file)
    case .project(let project): self.init(project)
    }
  }

  /// Checks the description of an app.
  public init(_ app: AppDescription) {
    name = app.displayName
    findings = AppManifest(app).findings
    let name = name
    shown = findings.prefix(Self.maximumShownCount).map { ShownFinding(finding: $0, path: name) }
    files = nil
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
    let checked = files.map(\.lines) ?? []
    guard !findings.isEmpty else {
      return (["\(name): no findings"] + checked).map(\.visibleOnOneLine)
    }
    var lines = shown.flatMap { shown in
      let finding = shown.finding
      // Without a position, the location is the path of keys.
      let place =
        shown.position.map { "\(shown.path):\($0.line):\($0.column)" }
        ?? "\(shown.path): \(finding.path.description.shortened(to: 200))"
      let code = finding.code.map { ", INIntentError \($0.rawValue)" } ?? ""
      return [
        "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.id)\(code)]",
        "  → \(finding.cure)",
      ]
    }
    if omitted > 0 { lines.append("\(name): \(omitted) more findings aren't shown") }
    if !checked.isEmpty {
      lines.append("\(name): \(findings.count) \(findings.count == 1 ? "finding" : "findings")")
    }
    return (lines + checked).map(\.visibleOnOneLine)
  }

  // MARK: - JSON

  /// The findings as JSON values, each with its location.
  public var items: [ParameterValue] {
    shown.map { shown in
      let (finding, position) = (shown.finding, shown.position)
      return .members([
        "name": .string(name), "file": files == nil ? nil : .string(shown.path),
        "id": .string(finding.id),
        "severity": finding.severity.parameterValue, "path": .string(finding.path.description),
        "message": .string(finding.message), "cure": .string(finding.cure),
        "line": position.map { .integer($0.line) }, "column": position.map { .integer($0.column) },
        "code": finding.code.map { .integer($0.rawValue) },
      ])
    }
  }

  /// The report as a JSON value.
  public var value: ParameterValue {
    .members([
      "name": .string(name), "findings": .array(items), "omitted": .integer(omitted),
      "files": files?.value, "unknownParts": files?.unknownParts,
      "status": .integer(Int(status.rawValue)),
    ])
  }
}
