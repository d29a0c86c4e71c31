import IntentKitCore
import IntentKitReports

/// A format of the report on a replay.
struct ReplayFormat: Sendable {
  /// The layout of a report for readers.
  struct Page: Sendable {
    /// The number of columns.
    var width = 80
    var usesColor = false
    /// Whether each scenario that didn't pass gets only a line.
    var isBrief = false
  }

  /// The name.
  let name: String
  /// Creates an empty report.
  let report: @Sendable (Page) -> any ReplayReport

  /// Text for readers.
  static let text = ReplayFormat(name: "text") {
    ReplayTextReport(width: $0.width, usesColor: $0.usesColor, isBrief: $0.isBrief)
  }

  /// A line of JSON for each result.
  static let ndjson = ReplayFormat(name: "ndjson") { _ in NDJSONReport() }

  /// All formats; a new one is a line here.
  static let all = [
    text,
    ReplayFormat(name: "json") { _ in ReplayJSONReport() },
    ndjson,
    ReplayFormat(name: "junit") { _ in JUnitReport() },
    ReplayFormat(name: "html") { _ in HTMLReport() },
  ]

  /// The format of error messages beside such a report.
  var errorFormat: OutputFormat { OutputFormat(rawValue: name) ?? .text }
}

extension ValueSyntax<ReplayFormat> {
  /// The name of a format.
  static var replayFormat: Self {
    ValueSyntax(names: ReplayFormat.all.map(\.name), text: \.name) { name in
      ReplayFormat.all.first { $0.name == name }
    }
  }
}

/// A further report on a replay, and the file for it.
struct ReplayReportFile: Sendable {
  let format: ReplayFormat
  let path: String
}

extension ValueSyntax<ReplayReportFile> {
  /// A format and a file, separated by an equals sign.
  static var report: Self {
    let names = ReplayFormat.all.map(\.name).joined(separator: ", ")
    return ValueSyntax(
      placeholder: "FORMAT=FILE", expected: "FORMAT=FILE with one of the formats \(names)"
    ) { text in
      guard let setting = ValueSyntax<Setting>.setting("").parse(text),
        let format = ValueSyntax<ReplayFormat>.replayFormat.parse(setting.name)
      else { return nil }
      return ReplayReportFile(format: format, path: setting.value)
    }
  }
}

extension Option<String?> {
  static var output: Self {
    Option(
      "output", letter: "o", .text("FILE"),
      help: "The file for the report, instead of the standard output.")
  }
}
