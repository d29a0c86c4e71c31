import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import SampleApps

/// The benchmark of growing inputs: each is doubled twice, and a cost that grows linearly has the
/// ratio 2.
enum ScaleCost {
  private static let simulator = Simulator(apps: SampleApps.all)

  /// One kind of input.
  private struct Input: Sendable {
    var name: String
    /// The smallest size.
    var size: Int
    /// Does the work for a size.
    var run: @Sendable (Int) async throws -> Void
  }

  static func report() async {
    Output.line("\ngrowth: seconds by size, and the ratio to half the size")
    for input in inputs {
      var last: Double?
      var figures: [String] = []
      for size in [input.size, input.size * 2, input.size * 4] {
        guard let seconds = await seconds(of: input, size) else { break }
        let ratio = last.map { " ×\((seconds / $0).rounded(to: 2))" } ?? ""
        figures.append("\(size): \(seconds.rounded(to: 4))\(ratio)")
        Output.add("\(input.name), \(size)", seconds, "s")
        last = seconds
      }
      Output.line("  \(input.name.padded(to: 44)) \(figures.joined(separator: "   "))")
    }
    Output.line("  memory in use at the end \(Process.residentKilobytes / 1024) MiB")
  }

  /// Returns the median of three runs, or nil if the input fails.
  private static func seconds(of input: Input, _ size: Int) async -> Double? {
    var samples: [Double] = []
    for _ in 0..<3 {
      let start = ContinuousClock.now
      do {
        try await input.run(size)
      } catch {
        Output.line("  \(input.name): \(error)")
        return nil
      }
      samples.append(start.duration(to: .now).seconds)
    }
    return samples.median
  }

  // MARK: - Inputs

  private static let inputs = [
    Input(name: "unused turns", size: 2_000) {
      try await play(turns: Array(repeating: ["asked": "confirmation", "answer": "hm"], count: $0))
    },
    Input(name: "letters of content", size: 100_000) {
      try await play(["content": .string(String(repeating: "word ", count: $0 / 5))])
    },
    Input(name: "letters of content without spaces", size: 100_000) {
      try await play(["content": .string(String(repeating: "w", count: $0))])
    },
    Input(name: "Japanese letters of content", size: 30_000) {
      try await play(["content": .string(String(repeating: "虹の橋で、", count: $0 / 5))])
    },
    Input(name: "elements of a list", size: 500) { count in
      try await play(["recipients": .array((0..<count).map { .string("Bill \($0)") })])
    },
    Input(name: "contacts", size: 2_000) { try await play(contacts: contacts($0)) },
    Input(name: "contacts, and as many recipients", size: 125) { count in
      try await play(
        ["recipients": .array((0..<count).map { .string("Bill Number \($0)") })],
        contacts: contacts(count))
    },
    Input(name: "options of a question", size: 500) {
      try await play(
        ["recipients": ["Bill"]], contacts: contacts($0),
        turns: [["asked": "recipients", "answer": "Bill Number 7"]])
    },
    Input(name: "steps of a trace, written and read", size: 2_000) { count in
      let trace = Trace(steps(count))
      let bytes = JSONWriter.bytes(of: trace)
      blackHole(try Trace(parameterValue: JSONReader.value(from: bytes)))
    },
    Input(name: "steps of two equal runs, compared", size: 2_000) { compare(steps($0), steps($0)) },
    Input(name: "steps of two different runs, compared", size: 250) {
      compare(steps($0), steps($0, word: "other"))
    },
    Input(name: "objects in JSON", size: 50_000) { count in
      let text = "[" + Array(repeating: #"{"a":1}"#, count: count).joined(separator: ",") + "]"
      blackHole(try JSONReader.value(from: text))
    },
    Input(name: "keys of an object in JSON", size: 50_000) { count in
      let text = "{" + (0..<count).map { #""k\#($0)":1"# }.joined(separator: ",") + "}"
      blackHole(try JSONReader.value(from: text))
    },
    Input(name: "types of a custom intent", size: 100) { count in
      let types = (0..<count).map { number in
        ParameterValue.object([
          "name": .string("Kind\(number)"),
          "cases": ["one", "two"],
        ])
      }
      blackHole(try IntentDefinitions(parameterValue: ["types": .array(types)]))
    },
    Input(name: "suspended lifecycles", size: 5_000) { await suspend($0) },
  ]

  private static func contacts(_ count: Int) -> [ParameterValue] {
    (0..<count).map { ["displayName": .string("Bill Number \($0)")] }
  }

  /// Reads and runs a scenario, and writes its record and its text.
  private static func play(
    _ parameters: [String: ParameterValue] = [:], contacts: [ParameterValue] = [],
    turns: [ParameterValue] = []
  ) async throws {
    var parameters = parameters
    if parameters["recipients"] == nil { parameters["recipients"] = ["Anne"] }
    if parameters["content"] == nil { parameters["content"] = "hello" }
    let scenario: ParameterValue = [
      "app": "UnicornChat", "intent": "SendMessage", "parameters": .object(parameters),
      "given": ["contacts": .array(contacts)], "turns": .array(turns),
      "expect": ["outcome": "succeeded"],
    ]
    let text = JSONWriter.bytes(scenario, style: .compact)
    let run = try await simulator.run(ScenarioFile(path: "scale.json", text: text))
    blackHole(JSONWriter.bytes(of: RunRecord(run)))
    var words = ConversationText(schema: run.intent.schema)
    blackHole(words.lines(for: run.trace))
  }

  private static func steps(_ count: Int, word: String = "note") -> [TraceEvent] {
    let start = TraceEvent.Kind.started(
      intent: "SendMessage", parameters: FieldSnapshot(SendMessageIntent(content: "hello")),
      app: "UnicornChat")
    let changes = (0..<count).map {
      TraceEvent.Kind.changed(parameter: "content", value: .string("\(word) \($0)"))
    }
    return ([start] + changes + [.ended(Outcome(.succeeded))]).map { TraceEvent(at: .zero, $0) }
  }

  private static func compare(_ left: [TraceEvent], _ right: [TraceEvent]) {
    blackHole(
      RunComparison(
        .init(RunRecord(Trace(left)), name: "left"), .init(RunRecord(Trace(right)), name: "right")))
  }

  /// Runs lifecycles that all wait for the same moment.
  private static func suspend(_ count: Int) async {
    // A request that reached its limit would never sleep, and this function would wait for it.
    let pipeline = IntentPipeline(limit: .seconds(3_600))
    let clock = ManualClock()
    await withDiscardingTaskGroup { group in
      for _ in 0..<count {
        group.addTask {
          blackHole(await pipeline.run(PhaseCost.intent, handler: Waiting(clock: clock)))
        }
      }
      await clock.waitForSleepers(count)
      clock.advance(by: .seconds(1))
    }
  }

  private struct Waiting: CreateNoteIntentHandling {
    let clock: ManualClock

    func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
      try? await clock.sleep(for: .seconds(1))
      return .init(code: .success)
    }
  }
}
