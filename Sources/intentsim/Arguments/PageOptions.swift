import IntentKitPlatform
import IntentKitReports

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The options of commands that write a replay as an HTML page.
struct PageOptions: OptionGroup {
  let title = Option("title", .text("TEXT"), help: "The title of an HTML report.")
  let commit = Option(
    "commit", .text("REVISION"),
    help: "The commit in the header of an HTML report (default: GITHUB_SHA or CI_COMMIT_SHA, which "
      + "CI services set).")
  let compare = Option(
    "compare", .text("FILE"),
    help: "Compare an HTML report with the results of an earlier replay in the format ndjson or "
      + "json.")
}

extension ParsedArguments<PageOptions> {
  /// The files that the options name.
  var inputs: [String] { [self.compare].compactMap(\.self) }

  /// Returns the facts for the header of a page.
  ///
  /// - Parameters:
  ///   - formats: The formats of the reports that the command writes.
  ///   - repetition: The command that runs a scenario again.
  /// - Returns: The facts; empty if no page is written.
  /// - Throws: ``CommandError`` if the earlier replay can't be read, or if no report is a page.
  func details(
    for formats: [ReplayFormat], repetition: RepeatCommand = RepeatCommand()
  ) throws(CommandError) -> HTMLReport.Details {
    guard formats.contains(.html) else {
      if let option = firstGiven([\.title, \.commit, \.compare]) {
        throw .usage("\(option) requires a report in the format html.")
      }
      return HTMLReport.Details()
    }
    let environment = Output.environment
    let commits = [self.commit, environment["GITHUB_SHA"], environment["CI_COMMIT_SHA"]]
    let commit = commits.compactMap(\.self).first { !$0.isEmpty }
    let words = ["intentsim"] + CommandLine.arguments.dropFirst()
    return HTMLReport.Details(
      title: self.title ?? "Replay", command: words.map(\.asShellWord).joined(separator: " "),
      commit: commit, date: Self.date(in: environment), repetition: repetition,
      earlier: try earlier())
  }

  private func earlier() throws(CommandError) -> EarlierReplay? {
    guard let path = self.compare else { return nil }
    guard path != "-" else { throw .usage("--compare needs the name of a file.") }
    let bytes = try usableBytes(of: path)
    return try usable { () throws(ReplayMerge.Failure) in try EarlierReplay(bytes, path: path) }
  }

  /// Returns the date of the report, set by reproducible builds.
  ///
  /// See reproducible-builds.org.
  private static func date(in environment: [String: String]) -> Date {
    guard let text = environment["SOURCE_DATE_EPOCH"], let seconds = Int32(text) else {
      return Date()
    }
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }
}
