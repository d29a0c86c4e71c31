import IntentKitCore
import IntentKitReports

/// A form in which a replay can be reported.
struct ReplayFormat: Sendable {
  /// What a report for people goes by.
  struct Page: Sendable {
    /// How many columns there are.
    var width = 80
    var usesColor = false
    /// Whether a line is enough for each scenario that did not pass.
    var isBrief = false
  }

  /// What it is called.
  let name: String
  /// Makes an empty report.
  let report: @Sendable (Page) -> any ReplayReport

  /// The form for people.
  static let text = ReplayFormat(name: "text") {
    ReplayTextReport(width: $0.width, usesColor: $0.usesColor, isBrief: $0.isBrief)
  }

  /// All of them; a new one is a line here.
  static let all = [
    text,
    ReplayFormat(name: "json") { _ in ReplayJSONReport() },
    ReplayFormat(name: "ndjson") { _ in NDJSONReport() },
    ReplayFormat(name: "junit") { _ in JUnitReport() },
    ReplayFormat(name: "html") { _ in HTMLReport() },
  ]

  /// Their names, as the help lists them.
  static let names = all.map(\.name).joined(separator: "|")

  /// The form of a name.
  static func named(_ name: String, for option: String) throws(CommandError) -> ReplayFormat {
    if let format = all.first(where: { $0.name == name }) { return format }
    let known = all.map(\.name).joined(separator: ", ")
    throw .usage("--\(option) is one of \(known), not “\(name.shortened(to: 60))”.")
  }
}
