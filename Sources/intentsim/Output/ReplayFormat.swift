import IntentKitCore
import IntentKitReports

/// A format of the report on a replay.
enum ReplayFormat: String, CaseIterable, NamedValue {
  case text, json, ndjson, junit, html

  /// The layout of a report for readers.
  struct Page {
    /// The number of columns.
    var width = 80
    var usesColor = false
    /// Whether each scenario that didn't pass gets only a line.
    var isBrief = false
    /// The facts in the header of an HTML page.
    var details = HTMLReport.Details()
  }

  /// Returns an empty report.
  func report(_ page: Page) -> any ReplayReport {
    switch self {
    case .text:
      ReplayTextReport(width: page.width, usesColor: page.usesColor, isBrief: page.isBrief)
    case .json: ReplayJSONReport()
    case .ndjson: NDJSONReport()
    case .junit: JUnitReport()
    case .html: HTMLReport(page.details)
    }
  }

  /// The format of error messages beside such a report.
  var errorFormat: OutputFormat { OutputFormat(rawValue: rawValue) ?? .text }
}

/// A further report on a replay, and the file for it.
struct ReplayReportFile: Sendable {
  let format: ReplayFormat
  let path: String
}

extension ValueSyntax<ReplayReportFile> {
  /// A format and a file, separated by an equals sign.
  static var report: Self {
    let names = ReplayFormat.allCases.map(\.rawValue).joined(separator: ", ")
    return ValueSyntax(
      placeholder: "FORMAT=FILE", expected: "FORMAT=FILE with one of the formats \(names)"
    ) { text in
      guard let setting = ValueSyntax<Setting>.setting("").parse(text),
        let format = ReplayFormat(rawValue: setting.name)
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
