public import IntentKitCore
import IntentKitPlatform
public import IntentKitSimulator

/// The findings in a manifest as text and as JSON.
public struct ManifestReport: Sendable {
  /// The name of the file, the project or the app.
  public let name: String
  /// The findings, most severe first.
  public let findings: [ManifestFinding]
  /// The first findings, with their places.
  private let shown: [ShownFinding]
  /// The first finding of each kind, with its place.
  private let kinds: [ShownFinding]
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
    self.init(file.path, AppManifest.findings(in: file.value)) { path in
      (file.path, file.position(of: path))
    }
  }

  /// Checks the files of a project.
  public init(_ project: ManifestProject) {
    let findings = AppManifest.findings(in: project.value, project.context)
    self.init(project.name, findings, ManifestFileList(project)) { project.place(of: $0) }
  }

  private init(
    _ name: String, _ findings: [ManifestFinding], _ files: ManifestFileList? = nil,
    place: (ParameterPath) -> (path: String, position: JSONPosition?)
  ) {
    self.name = name
    self.findings = findings
    self.files = files
    func shown(_ finding: ManifestFinding) -> ShownFinding {
      let place = place(finding.path)
      return ShownFinding(finding: finding, path: place.path, position: place.position)
    }
    var ids: Set<String> = []
    self.shown = findings.prefix(Self.maximumShownCount).map(shown)
    kinds = findings.filter { ids.insert($0.id).inserted }.map(shown)
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
    self.init(app.displayName, AppManifest(app).findings) { _ in (app.displayName, nil) }
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
  public var lines: [String] { lines(of: shown) { _ in nil } }

  /// The report as lines of text, with only the first finding of each kind, and their number.
  public var shortLines: [String] {
    let counts = findings.reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
    return lines(of: kinds) { id in counts[id].flatMap { $0 > 1 ? "\($0) times" : nil } }
  }

  private func lines(of shown: [ShownFinding], count: (String) -> String?) -> [String] {
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
      let code = finding.code.map { "INIntentError \($0.rawValue)" }
      let kind = [finding.id, code, count(finding.id)].compactMap(\.self).joined(separator: ", ")
      return [
        "\(place): \(finding.severity.rawValue): \(finding.message) [\(kind)]",
        "  → \(finding.cure)",
      ]
    }
    let hidden = findings.count - shown.count
    if hidden > 0 {
      let isMore = hidden > omitted
      lines.append(
        "\(name): \(hidden) more \(hidden == 1 ? "finding isn't" : "findings aren't") shown"
          + (isMore ? "; see --all" : ""))
    }
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
        "severity": finding.severity.parameterValue,
        "certainty": finding.certainty.parameterValue, "path": .string(finding.path.description),
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
