import IntentKitCore
import TestSupport
import Testing

extension RunTests {
  // MARK: - Language

  @Test(
    arguments: [
      ([:], [], false),
      (["LANG": "ja_JP.UTF-8"], [], true),
      (["LANG": "ja_JP.UTF-8", "LC_ALL": "en_US.UTF-8"], [], false),
      (["LC_MESSAGES": "ja", "LANG": "en_US"], [], true),
      (["LANG": "ja_JP.UTF-8", "LC_ALL": ""], [], true),
      (["LANG": "de_DE.UTF-8"], [], false),
      (["LANG": "en_US.UTF-8"], ["--locale", "ja"], true),
      (["LANG": "ja_JP.UTF-8"], ["--locale", "en"], false),
      ([:], ["--locale=ja-JP"], true),
    ] as [([String: String], [String], Bool)])
  func `the language is that of the option, otherwise that of the environment`(
    _ environment: [String: String], _ options: [String], _ isJapanese: Bool
  ) async throws {
    let result = try await IntentSim.run(Self.message + options, environment: environment)
    let hasKana = result.output.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }
    #expect(hasKana == isJapanese)
  }

  @Test func `the option for the language overrides the file`() async throws {
    let result = try await IntentSim.run([
      "run", Self.whichBill, "--locale", "ja", "--answer", "confirmation=はい",
    ])
    #expect(result.status == 0)
    #expect(result.output.contains("はい"))
  }

  // MARK: - Detail and color

  @Test func `a quiet run shows the last sentence and the verdicts`() async throws {
    for option in ["-q", "--quiet"] {
      let result = try await IntentSim.run(Self.message + ["--answer", "yes", option])
      #expect(result.output == "  Siri     Sent.\n")
    }
    let faulty = try await IntentSim.run(
      Self.message + [
        "--app", "FaultyChat", "--given", "fault=dropsCompletion", "--answer", "yes", "-q",
      ]
    )
    #expect(faulty.status == 3)
    #expect(faulty.output.hasPrefix("✘ completion-dropped"))
  }

  @Test func `a trace shows every call and every value`() async throws {
    let normal = try await IntentSim.run(Self.message + ["--answer", "yes"])
    let result = try await IntentSim.run(Self.message + ["--answer", "yes", "--trace"])
    #expect(!normal.output.contains("→ confirm(intent:)"))
    #expect(result.output.contains("→ confirm(intent:)"))
    #expect(result.output.contains("→ handle(intent:)"))
    #expect(result.output.contains("recipients = [{"))
  }

  @Test(
    arguments: [
      ([], [:], false), (["--color", "always"], [:], true),
      (["--color", "always"], ["NO_COLOR": "1"], true), (["--color", "never"], [:], false),
      (["--color=auto"], ["TERM": "xterm-256color"], false),
    ] as [([String], [String: String], Bool)])
  func `color is used on request, and by default not in a file`(
    _ options: [String], _ environment: [String: String], _ isColored: Bool
  ) async throws {
    let result = try await IntentSim.run(
      Self.message + ["--answer", "yes"] + options, environment: environment)
    #expect(result.output.contains("\u{1B}[") == isColored)
  }

  // MARK: - Formats

  @Test func `the result as JSON always has the same keys`() async throws {
    let always: Set = [
      "app", "differences", "intent", "language", "limit", "now", "outcome", "parameters",
      "status", "verdicts",
    ]
    for (arguments, more) in [
      (["run", "--intent", "SendMessage"], []),
      (Self.message + ["--answer", "yes"], ["response"]),
      (["run", Self.whichBill], ["name", "response"]),
      (["run", Self.whichBill, "--trace"], ["name", "response", "trace"]),
    ] as [([String], [String])] {
      let result = try await IntentSim.run(arguments + ["--format", "json"])
      guard case .object(let members) = try JSONReader.value(from: result.output) else {
        Issue.record("no object")
        return
      }
      #expect(Set(members.keys) == always.union(more))
    }
  }

  @Test func `the result as NDJSON is a step on each line and the record on the last`() async throws
  {
    let result = try await IntentSim.run(["run", Self.whichBill, "--format", "ndjson"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    let lines = try result.output.split(separator: "\n").map {
      try JSONReader.value(from: String($0))
    }
    let events = try lines.dropLast().map { try TraceEvent(parameterValue: $0) }
    #expect(lines.dropLast().map { $0 } == events.map(\.parameterValue))
    guard case .started? = events.first?.kind, case .ended? = events.last?.kind else {
      Issue.record("it does not go from the start to the end")
      return
    }
    #expect(lines.last?["result"]?["status"] == 0)
  }

  // MARK: - Time

  @Test func `the deadline applies in virtual and in wall-clock time`() async throws {
    let slow = Self.message + ["--app", "FaultyChat", "--answer", "yes", "--given"]
    let virtual = try await IntentSim.run(
      slow + ["fault=answersSlowly", "--deadline", "5", "-q"])
    #expect(virtual.status == 3)
    #expect(virtual.output.hasPrefix("✘ no-answer  handle(intent:) after 5.00 s"))
    let patient = try await IntentSim.run(
      slow + ["fault=answersLate", "--deadline", "20", "-q"])
    #expect(patient.status == 0)
    let real = try await IntentSim.run(
      slow + ["fault=neverAnswers", "--deadline", "1", "--clock", "real", "-q"])
    #expect(real.status == 3)
    #expect(real.output.hasPrefix("✘ no-answer  handle(intent:) after 1."))
    let blocked = try await IntentSim.run(
      slow + ["fault=blocksThread", "--patience", "0.2", "-q"])
    #expect(blocked.status == 3)
  }
}
