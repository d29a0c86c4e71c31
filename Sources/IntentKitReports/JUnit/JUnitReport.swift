import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

/// A replay as JUnit XML, a format of Jenkins, GitLab and most other CI systems.
///
/// A folder of scenarios is a suite, a file is a class, and a scenario is a test case. A scenario
/// that doesn't end as expected is a failure with its conversation. A scenario that can't be run is
/// an error. The format requires the counts of a suite before its test cases, so a suite is
/// buffered until its last result. The root element has no counts, because readers compute them.
public struct JUnitReport: ReplayReport {
  private var suite: Suite?

  /// Creates a report.
  public init() {}

  public mutating func begin() -> String {
    #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + #"<testsuites name="intentsim">"# + "\n"
  }

  public mutating func add(_ record: ReplayRecord) -> String {
    var text = ""
    if let suite, suite.name != record.suiteName {
      text = suite.markup.source
      self.suite = nil
    }
    suite = suite ?? Suite(name: record.suiteName)
    suite?.add(record)
    return text
  }

  public mutating func end(_ summary: ReplaySummary) -> String {
    defer { suite = nil }
    return (suite?.markup.source ?? "") + "</testsuites>\n"
  }
}

extension JUnitReport {
  /// A suite whose test cases aren't complete.
  private struct Suite: Sendable {
    let name: String
    private var cases: Markup = ""
    private var summary = ReplaySummary()
    private var names: Set<String> = []

    init(name: String) { self.name = name }

    mutating func add(_ record: ReplayRecord) {
      summary.add(record.verdict)
      summary.duration += record.duration
      cases += record.testCase(name: uniqueName(of: record))
    }

    var markup: Markup {
      """
      <testsuite name="\(name)" tests="\(summary.total)" failures="\(summary.failed)" \
      errors="\(summary.unusable)" skipped="\(summary.skipped)" \
      time="\(summary.duration.inPlainSeconds)">
      \(cases)</testsuite>

      """
    }

    /// Returns a unique name for a test case, because readers merge cases with the same class and
    /// name.
    private mutating func uniqueName(of record: ReplayRecord) -> String {
      func insert(_ name: String) -> Bool {
        names.insert("\(record.className)\n\(name)").inserted
      }
      guard !insert(record.name) else { return record.name }
      let name = record.line.map { "\(record.name) (line \($0))" } ?? record.name
      if insert(name) { return name }
      var number = 2
      while !insert("\(name) (\(number))") { number += 1 }
      return "\(name) (\(number))"
    }
  }
}

extension ReplayRecord {
  fileprivate var suiteName: String { folder.isEmpty ? "scenarios" : folder }

  /// The file as a class name, whose parts are separated by periods.
  fileprivate var className: String {
    file.droppingSuffix(".json").split(separator: "/").filter { $0 != "." && $0 != ".." }
      .map { $0.split(separator: ".").joined(separator: "_") }.joined(separator: ".")
  }

  fileprivate func testCase(name: String) -> Markup {
    let line = line.map { #" line="\#($0)""# as Markup }
    let body: Markup = "\(properties)\(ending)"
    let attributes: Markup = """
      classname="\(className)" name="\(name)" file="\(file)"\(line) \
      time="\(duration.inPlainSeconds)"
      """
    return body.source.isEmpty
      ? "<testcase \(attributes)/>\n" : "<testcase \(attributes)>\n\(body)</testcase>\n"
  }

  private var properties: Markup {
    guard let run else { return "" }
    let pairs = [
      ("intent", run.intent), ("app", run.app), ("language", run.language.rawValue),
      ("outcome", run.outcome.result.rawValue), ("code", run.outcome.code ?? ""),
    ]
    let properties = pairs.filter { !$0.1.isEmpty }.map { name, value in
      #"<property name="\#(name)" value="\#(value)"/>"# as Markup
    }
    return "<properties>\(properties)</properties>\n"
  }

  private var ending: Markup {
    let message = failure ?? ""
    switch verdict {
    case .passed: return ""
    case .failed:
      return """
        <failure type="\(run?.failureKind ?? "")" message="\(message)">\(details)</failure>

        """
    case .unusable:
      return """
        <error type="unusable" message="\(message)">\(problem?.place ?? id): \(message)</error>

        """
    case .skipped: return "<skipped message=\"\(message)\"/>\n"
    }
  }

  /// The differences and the conversation as text.
  private var details: String {
    guard let run else { return "" }
    var text = ConversationText(
      language: run.language, schema: run.schema, now: run.now, width: 100)
    let differences = run.differences.map { difference in
      "\(difference.place ?? file): \(difference.message)"
    }
    let log = run.hasFault ? run.launch?.logLines ?? [] : []
    let conversation = text.linesWithMissingMethods(for: Trace(run.events)) + log
    return (differences + (differences.isEmpty ? [] : [""]) + conversation)
      .joined(separator: "\n")
  }
}

extension Duration {
  /// The duration in seconds with six decimal places and no unit, as JUnit XML requires.
  fileprivate var inPlainSeconds: String { secondsText(decimalPlaces: 6) }
}
