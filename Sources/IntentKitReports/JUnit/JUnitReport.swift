import IntentKitCore
import IntentKitSimulator

/// A replay as JUnit XML, as Jenkins, GitLab and most other systems that build software read it.
///
/// A folder of scenarios is a suite, a file is a class, a scenario is a case. What did not go as the scenario says is a
/// failure with the conversation in it, a scenario that cannot be run is an error. The format wants the counts of a suite
/// before its cases, so a suite is held back until its last result is there; the root has no counts, which readers sum up
/// themselves.
public struct JUnitReport: ReplayReport {
  private var suite: Suite?

  /// Makes a report.
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
  /// A suite whose cases are still coming.
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

    /// The name of a case; readers take two of the same name in one class for one.
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

  /// The file as the name of a class, whose parts have dots between them.
  fileprivate var className: String {
    file.droppingSuffix(".json").split(separator: "/").filter { $0 != "." && $0 != ".." }
      .map { $0.split(separator: ".").joined(separator: "_") }.joined(separator: ".")
  }

  fileprivate func testCase(name: String) -> Markup {
    let line = line.map { #" line="\#($0)""# as Markup }
    let body = properties + ending
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
    let message = complaint ?? ""
    switch verdict {
    case .passed: return ""
    case .failed:
      return """
        <failure type="\(run?.complaintKind ?? "")" message="\(message)">\(details)</failure>

        """
    case .unusable:
      return """
        <error type="unusable" message="\(message)">\(problem?.place ?? id): \(message)</error>

        """
    case .skipped: return #"<skipped message="\#(message)"/>"# + "\n"
    }
  }

  /// The differences and the conversation as a text.
  private var details: String {
    guard let run else { return "" }
    var text = ConversationText(
      language: run.language, schema: run.schema, now: run.now, width: 100)
    let differences = run.differences.map { difference in
      "\(difference.place ?? file): \(difference.message)"
    }
    let log = run.trace.hasFault ? run.launch?.logLines ?? [] : []
    let conversation = text.lines(for: run.trace) + log
    return (differences + (differences.isEmpty ? [] : [""]) + conversation)
      .joined(separator: "\n")
  }
}

extension Markup {
  fileprivate static func + (left: Markup, right: Markup) -> Markup { "\(left)\(right)" }
}

extension Duration {
  /// This duration as seconds with six digits and no unit, as JUnit XML wants it.
  fileprivate var inPlainSeconds: String {
    let micro = (nanoseconds + 500) / 1_000
    let rest = "\(micro % 1_000_000)"
    return "\(micro / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
  }
}
