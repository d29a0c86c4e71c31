import IntentKitPlatform
import IntentKitReports

/// The printer that writes the reports on a replay while it runs, and shows its progress.
struct ReplayPrinter {
  /// A report and its destination.
  struct Page {
    var format: ReplayFormat
    /// The report so far.
    var report: any ReplayReport
    /// Whether the report escapes the control characters of what it contains.
    var isSafe: Bool
    /// The place of the file; nil for the standard output.
    var target: OutputTarget?
    /// The file, once the replay begins.
    var file: OutputFile?
  }

  private var pages: [Page]
  private var bar: ProgressBar?
  private var summary = ReplaySummary()

  init(_ pages: [Page], showsProgress: Bool) {
    self.pages = pages
    bar = showsProgress ? ProgressBar() : nil
  }

  /// Opens the files, and begins all reports.
  mutating func begin() throws(CommandError) {
    for index in pages.indices {
      guard let target = pages[index].target else { continue }
      pages[index].file = try usable { () throws(SystemError) in try OutputFile(target) }
    }
    for index in pages.indices { try write(pages[index].report.begin(), to: index) }
  }

  mutating func add(_ burst: Replay.Burst) throws(CommandError) {
    for result in burst.results { summary.add(result.verdict) }
    for index in pages.indices {
      let text = burst.results.map { pages[index].report.add($0) }.joined()
      try write(text, to: index)
    }
    bar?.show(summary, fraction: burst.fraction)
  }

  /// Ends all reports, replacing the old ones once every report is complete.
  ///
  /// A replay without scenarios keeps the old reports.
  mutating func end(_ summary: ReplaySummary) throws(CommandError) {
    bar?.erase()
    for index in pages.indices { try write(pages[index].report.end(summary), to: index) }
    guard summary.total > 0 else { return }
    let files = pages.compactMap(\.file)
    try usable { () throws(SystemError) in
      for file in files { try file.settle() }
      for file in files { try file.finish() }
    }
  }

  private mutating func write(_ text: String, to index: Int) throws(CommandError) {
    guard !text.isEmpty else { return }
    let page = pages[index]
    let text = page.isSafe ? text : text.visible
    guard let file = page.file else {
      bar?.erase()
      do throws(SystemError) {
        return try StandardStream.output.write(text)
      } catch {
        // A reader that closes the pipe has read all it needs. The status is 128 and the number of
        // SIGPIPE. Without their pages, unfinished files are removed.
        if error.isClosedStream {
          pages = []
          CurrentProcess.exit(141)
        }
        throw .usage("the result can't be written: \(error.reason).")
      }
    }
    do throws(SystemError) { try file.write(text) } catch {
      bar?.erase()
      throw CommandError(error)
    }
  }
}
