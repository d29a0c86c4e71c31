import Foundation
import IntentKitCore
@testable import IntentKitReports
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

/// A trace of resolve results for the recipients of a message.
private func trace(_ results: [TraceEvent.ResultSummary], parameter: String = "recipients") -> Trace
{
  let method = HandlerMethod("resolve(for:)", phase: .resolve, parameter: parameter)
  return Trace([TraceEvent(at: .zero, .resolved(method, results: results, elapsed: .zero))])
}

private func section(
  _ coverage: Coverage, _ kind: CoveragePoint.Kind, _ parameter: String? = nil
) throws -> CoverageSection {
  try #require(
    coverage.intents.first?.sections.first { $0.kind == kind && $0.parameter == parameter })
}

private func coverage(of paths: [String], shard: ReplayShard? = nil) async -> Coverage {
  var options = Replay.Options()
  options.shard = shard
  // A busy machine makes no handler silent.
  options.simulator.patience = .seconds(60)
  var coverage = Coverage()
  _ = await Replay(Simulator(apps: SampleApps.all), options: options)
    .run(paths.map { PackageUnderTest.url(of: $0).path }) { burst in
      for case .ran(let run) in burst.results.map(\.ending) { coverage.add(run) }
    }
  return coverage
}

@Suite struct `Coverage of answers` {
  @Test func `coverage excludes custom intents and reports that once`() async throws {
    var coverage = Coverage()
    coverage.add(trace([.init(.success)]), app: "A", intent: "SendMessage")
    let before = coverage.share
    for _ in 1...2 {
      coverage.add(
        try await Kitchen().run(#"{"intent": "OrderSoup", "turns": ["2", "large", "yes"]}"#))
    }
    #expect(coverage.share == before)
    #expect(coverage.runs == 1)
    #expect(coverage.notCovered == ["OrderSoup"])
    let note = "Not covered: OrderSoup. Only SiriKit's intents are counted.\n"
    #expect(coverage.text().hasSuffix("\n" + note))
    #expect(coverage.markdown.hasSuffix("|\n\n" + note))
    #expect(coverage.text().split(separator: "OrderSoup").count == 2)
    // It is not lost where parts are added up.
    let read = try Coverage(parameterValue: coverage.parameterValue)
    #expect(read == coverage)
    var sum = Coverage()
    sum.add(read)
    #expect(sum.notCovered == ["OrderSoup"])
    #expect(sum.only(app: "A").notCovered == ["OrderSoup"])
    #expect(sum.only(intent: "SendMessage").notCovered == [])
    #expect(sum.only(intent: "SendMessage").fieldValues["notCovered"] == nil)
  }

  @Test func `coverage counts results and their reasons`() throws {
    var coverage = Coverage()
    coverage.add(
      trace([.init(.success), .init(.unsupported, reason: "noAccount")]), app: "A",
      intent: "SendMessage")
    coverage.add(trace([.init(.success)]), app: "A", intent: "SendMessage")
    let recipients = try section(coverage, .result, "recipients")
    #expect(
      recipients.reached == ["success": 2, "unsupported": 1, "unsupported(noAccount)": 1])
    #expect(recipients.missing.first == "disambiguation")
    #expect(recipients.missing.contains("unsupported(offline)"))
    #expect(!recipients.missing.contains("unsupported"))
    #expect(recipients.share == CoverageShare(reached: 3, reachable: 13))
    let content = try section(coverage, .result, "content")
    #expect(content.reached == [:])
    #expect(content.share.reachable == 6)
  }

  @Test func `coverage omits results of methods that the app lacks`() throws {
    var coverage = Coverage()
    coverage.add(
      trace([.init(.notImplemented)], parameter: "content"), app: "A", intent: "SendMessage")
    let content = try section(coverage, .result, "content")
    #expect(!content.isImplemented)
    #expect(content.missing == [])
    #expect(content.share == CoverageShare())
    coverage.add(trace([.init(.success)], parameter: "content"), app: "A", intent: "SendMessage")
    #expect(try section(coverage, .result, "content").isImplemented)
    #expect(try section(coverage, .result, "content").reached == ["success": 1])
  }

  @Test func `coverage lists the methods that the app lacks`() throws {
    var coverage = Coverage()
    let confirm = TraceEvent(
      at: .zero,
      .responded(.confirm, code: "ready", response: FieldSnapshot(fields: [:]), elapsed: .zero),
      isDefault: true)
    coverage.add(Trace([confirm]), app: "A", intent: "SendMessage")
    coverage.add(
      trace([.init(.notImplemented)], parameter: "content"), app: "A", intent: "SendMessage")
    let missing = ["confirm(intent:)", "resolve(for:)"]
    #expect(coverage.intents.first?.missingMethods == missing)
    #expect(coverage.text().contains("confirm(intent:), resolve(for:)\n"))
    let read = try Coverage(parameterValue: coverage.parameterValue)
    #expect(read == coverage)
    #expect(read.intents.first?.missingMethods == missing)
  }

  @Test func `coverage counts the schema's codes and questions but no verdicts`() throws {
    var coverage = Coverage()
    let verdict = Verdict(.slowAnswer, method: .handle, elapsed: .zero)
    coverage.add(
      Trace([
        TraceEvent(
          at: .zero,
          .responded(.confirm, code: "ready", response: FieldSnapshot(fields: [:]), elapsed: .zero)),
        TraceEvent(at: .zero, .asked(Prompt(.request))),
        TraceEvent(at: .zero, .judged(verdict)),
        TraceEvent(
          at: .zero,
          .responded(.handle, code: "77", response: FieldSnapshot(fields: [:]), elapsed: .zero)),
      ]), app: "A", intent: "SendMessage")
    let codes = try section(coverage, .code)
    #expect(codes.reached == ["ready": 1])
    #expect(codes.missing.contains("success"))
    #expect(!codes.missing.contains("unspecified"))
    let prompts = try section(coverage, .prompt)
    #expect(prompts.reached == ["request": 1])
    #expect(prompts.missing == ["value", "choice", "confirmation"])
    let verdicts = try section(coverage, .verdict)
    #expect(verdicts.reached == ["slow-answer": 1])
    #expect(verdicts.share == CoverageShare())
  }

  @Test func `coverage counts only the questions that the app's methods can ask`() throws {
    var coverage = Coverage()
    for parameter in ["recipients", "content", "groupName", "outgoingMessageType"] {
      coverage.add(
        trace([.init(.notImplemented)], parameter: parameter), app: "A", intent: "SendMessage")
    }
    coverage.add(
      trace([.init(.notImplemented)], parameter: "speakableGroupName"), app: "A",
      intent: "SendMessage")
    #expect(try section(coverage, .prompt).missing == ["request"])
  }

  @Test func `the coverage of shards adds up to the total, also through JSON`() async throws {
    let paths = ["Examples/Scenarios/UnicornChat", "Examples/Scenarios/HarborBank"]
    let whole = await coverage(of: paths)
    #expect(whole.intents.count == 7)
    var sum = Coverage()
    for number in 1...3 {
      let part = await coverage(of: paths, shard: ReplayShard(number, of: 3))
      #expect(part.runs < whole.runs)
      let text = JSONWriter.text(part.parameterValue, style: .pretty)
      sum.add(try Coverage(parameterValue: JSONReader.value(from: text)))
    }
    #expect(sum == whole)
    #expect(sum.parameterValue == whole.parameterValue)
    #expect(whole.only(app: "HarborBank").intents.count == 6)
    #expect(whole.only(app: "HarborBank", intent: "PayBill").intents.map(\.intent) == ["PayBill"])
    #expect(whole.only(intent: "SendMessage").apps.map(\.app) == ["UnicornChat"])
  }

  @Test func `coverage includes every answer of the sample apps`() async throws {
    let apps = SampleApps.all.map { $0.appDescription.displayName }.filter { $0 != "FaultyChat" }
    let everything = await coverage(of: apps.map { "Examples/Scenarios/\($0)" })
    #expect(everything.runs > 400)
    for intent in everything.intents {
      // What was reached and cannot be would not come back from the sections. These apps offer some
      // cases of an enumeration, which SiriKit's handlers can't.
      let isBeyondSiriKit = ["GetVisualCode", "StartWorkout"].contains(intent.intent)
      #expect(
        try IntentCoverage(parameterValue: intent.parameterValue) == intent || isBeyondSiriKit)
    }
  }

  @Test func `JSON of another kind is rejected as coverage`() throws {
    let texts = [
      #"{"intents": [{"app": "A", "intent": "Nope", "runs": 1, "sections": []}]}"#,
      #"{"intents": [{"app": "A", "intent": "SendMessage", "runs": -1, "sections": []}]}"#,
      #"{"intents": [{"app": "A", "intent": "SendMessage", "runs": 1, "sections": [{"#
        + #""kind": "code", "reached": {"success": "often"}, "missing": []}]}]}"#,
      #"{"intent": "SendMessage"}"#,
    ]
    for text in texts {
      let value = try JSONReader.value(from: text)
      #expect(throws: ParameterError.self, "\(text)") { try Coverage(parameterValue: value) }
    }
  }

  @Test(arguments: [(0, 0, 100), (0, 3, 0), (2, 3, 66), (199, 200, 99), (3, 3, 100)])
  func `coverage is rounded down to whole percent`(
    _ reached: Int, _ reachable: Int, _ percent: Int
  ) {
    let share = CoverageShare(reached: reached, reachable: reachable)
    #expect(share.percent == percent)
    #expect(share.isAtLeast(percent: Double(percent)))
    #expect(!share.isAtLeast(percent: Double(percent) + 1) || reachable == 0)
  }
}
