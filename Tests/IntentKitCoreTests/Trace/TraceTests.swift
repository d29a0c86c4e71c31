import Foundation
import IntentKitCore
import Testing

/// The trace is data, and everything else derives from it.
@Suite struct `Traces` {
  /// Runs whose traces hold every kind of event.
  enum Sample: CaseIterable, Sendable {
    case plain, questions, arrays, handedOver, timedOut, undeclared, refused, gaveUp

    func run() async -> IntentRun<Trial> {
      let clock = ManualClock()
      var intent = Trial(text: "x", mode: .one, days: [.monday, .sunday], items: ["a", "b"])
      var handler = Trial.Handler()
      var answers: [Answer] = []
      var device = DeviceState()
      switch self {
      case .plain: break
      case .questions:
        intent.asks = true
        let text = InTurn<Trial.TextResult>(
          .unsupported(forReason: .tooLong), .disambiguation(with: ["a", "b"]),
          .confirmationRequired(with: "b"), .notRequired())
        handler.text = { await text($0) }
        let flag = InTurn<BooleanResolutionResult>(.needsValue(), .success(with: false))
        handler.flag = { await flag($0) }
        answers = [
          .notUnderstood("hm"), .value("ab"), .option(1), .no, .no, .change(parameter: "items"),
          .value("q"), .change(parameter: "text", to: "c"), .yes,
        ]
      case .arrays:
        handler.items = { _ in [.success(with: "A"), .notRequired(), .needsValue()] }
      case .handedOver:
        handler.handle = { _ in
          .init(
            code: .failureRequiringAppLaunch,
            userActivity: UserActivity(
              activityType: "com.example.go", title: "Go", userInfo: ["speed": 2.5, "way": [1, 2]]))
        }
      case .timedOut:
        handler.confirm = { _ in
          try? await clock.sleep(for: .milliseconds(11_500))
          return .init(code: .ready)
        }
      case .undeclared: handler.handle = { _ in .init(code: .init(rawValue: 99)) }
      case .refused: device.siriAuthorization = .denied
      case .gaveUp:
        handler.text = { _ in .needsValue() }
        answers = Array(repeating: .value("x"), count: 9)
      }
      return await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
        intent, handler: handler, dialogue: ScriptedAnswers(answers),
        app: AppDescription(displayName: "App", userActivityTypes: []), device: device)
    }
  }

  @Test(arguments: Sample.allCases)
  func `a trace survives a round trip`(_ sample: Sample) async throws {
    let run = await sample.run()
    let read = try Trace(parameterValue: run.trace.parameterValue)
    #expect(read == run.trace)
    for style in [JSONWriter.Style.compact, .pretty] {
      let text = JSONWriter.text(run.trace.parameterValue, style: style)
      #expect(try Trace(parameterValue: JSONReader.value(from: text)) == run.trace)
    }
    #expect(
      JSONWriter.text(of: run.trace) == JSONWriter.text(run.trace.parameterValue, style: .compact))
    let coded = try JSONDecoder().decode(Trace.self, from: JSONEncoder().encode(run.trace))
    #expect(coded == run.trace)
    #expect(coded.hashValue == run.trace.hashValue)
    #expect(coded.outcome == run.outcome)
    #expect(coded.verdicts == run.verdicts)
    #expect(coded.prompts == run.trace.prompts)
    #expect(coded.hasFault == run.trace.hasFault)
  }

  @Test func `the sample trace contains every kind of event`() async {
    var names: Set<String> = []
    for sample in Sample.allCases {
      for event in await sample.run().trace.events {
        if case .string(let name)? = event.parameterValue["event"] { names.insert(name) }
      }
    }
    #expect(
      names == [
        "started", "called", "resolved", "responded", "changed", "asked", "answered", "judged",
        "handedOver", "ended",
      ])
  }

  @Test func `a trace begins with the start and ends with the outcome`() async {
    for sample in Sample.allCases {
      let events = await sample.run().trace.events
      if case .started? = events.first?.kind {} else { Issue.record("no start in \(sample)") }
      let ends = events.filter { if case .ended = $0.kind { true } else { false } }
      #expect(ends == events.suffix(1))
      #expect(events.map(\.at) == events.map(\.at).sorted())
    }
  }

  @Test func `an incomplete trace has no outcome`() async {
    var trace = await Sample.plain.run().trace
    trace.events.removeLast()
    #expect(trace.outcome == nil)
    #expect(Trace().outcome == nil)
  }

  @Test(arguments: [
    #"[{"at":0,"event":"danced"}]"#, #"[{"event":"called"}]"#, #"{"events":[]}"#,
    #"[{"at":0,"event":"ended","outcome":{"result":"succeeded"},"mood":"good"}]"#,
  ])
  func `a value that isn't a trace is rejected`(_ text: String) throws {
    let value = try JSONReader.value(from: text)
    #expect(throws: ParameterError.self) { try Trace(parameterValue: value) }
  }

  @Test func `the trace of a known run is complete`() async {
    let clock = ManualClock()
    let text = InTurn<Trial.TextResult>(.needsValue(), .success(with: "Hello"))
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      Trial(asks: true),
      handler: .init(
        text: { await text($0) },
        handle: { _ in
          try? await clock.sleep(for: .milliseconds(3500))
          return .init(code: .failureRequiringAppLaunch)
        }),
      dialogue: ScriptedAnswers(.value("hello"), .yes))
    let lines = run.trace.events.map { JSONWriter.text($0.parameterValue, style: .compact) }
    #expect(lines.joined(separator: "\n") == knownRun)
  }
}

/// The events of a ``Trial`` that asks for its text, is confirmed, and requires its app.
private let knownRun = #"""
  {"app":"App","at":0.0,"event":"started","intent":"Trial","parameters":{"seats":2}}
  {"at":0.0,"event":"called","method":{"name":"resolveText(for:)","parameter":"text","phase":"resolve"}}
  {"at":0.0,"elapsed":0.0,"event":"resolved","method":{"name":"resolveText(for:)","parameter":"text","phase":"resolve"},"results":[{"kind":"needsValue"}]}
  {"at":0.0,"event":"asked","prompt":{"cause":"needsValue","kind":"value","parameter":"text"}}
  {"answer":{"value":"hello"},"at":0.0,"event":"answered"}
  {"at":0.0,"event":"changed","parameter":"text","value":"hello"}
  {"at":0.0,"event":"called","method":{"name":"resolveText(for:)","parameter":"text","phase":"resolve"}}
  {"at":0.0,"elapsed":0.0,"event":"resolved","method":{"name":"resolveText(for:)","parameter":"text","phase":"resolve"},"results":[{"kind":"success"}]}
  {"at":0.0,"event":"changed","parameter":"text","value":"Hello"}
  {"at":0.0,"event":"called","method":{"name":"resolveFlag(for:)","parameter":"flag","phase":"resolve"}}
  {"at":0.0,"elapsed":0.0,"event":"resolved","method":{"name":"resolveFlag(for:)","parameter":"flag","phase":"resolve"},"results":[{"kind":"notImplemented"}]}
  {"at":0.0,"event":"called","method":{"name":"resolveMode(for:)","parameter":"mode","phase":"resolve"}}
  {"at":0.0,"elapsed":0.0,"event":"resolved","method":{"name":"resolveMode(for:)","parameter":"mode","phase":"resolve"},"results":[{"kind":"notImplemented"}]}
  {"at":0.0,"event":"called","method":{"name":"resolveDays(for:)","parameter":"days","phase":"resolve"}}
  {"at":0.0,"elapsed":0.0,"event":"resolved","method":{"name":"resolveDays(for:)","parameter":"days","phase":"resolve"},"results":[{"kind":"notImplemented"}]}
  {"at":0.0,"event":"called","method":{"name":"resolveSeats(for:)","parameter":"seats","phase":"resolve"}}
  {"at":0.0,"elapsed":0.0,"event":"resolved","method":{"name":"resolveSeats(for:)","parameter":"seats","phase":"resolve"},"results":[{"kind":"notImplemented"}]}
  {"at":0.0,"event":"called","method":{"name":"resolveItems(for:)","parameter":"items","phase":"resolve"}}
  {"at":0.0,"elapsed":0.0,"event":"resolved","method":{"name":"resolveItems(for:)","parameter":"items","phase":"resolve"},"results":[{"kind":"notImplemented"}]}
  {"at":0.0,"event":"called","method":{"name":"confirm(intent:)","phase":"confirm"}}
  {"at":0.0,"code":"ready","elapsed":0.0,"event":"responded","method":{"name":"confirm(intent:)","phase":"confirm"},"response":{"code":"ready"}}
  {"at":0.0,"event":"asked","prompt":{"kind":"request"}}
  {"answer":"yes","at":0.0,"event":"answered"}
  {"at":0.0,"event":"called","method":{"name":"handle(intent:)","phase":"handle"}}
  {"at":3.5,"code":"failureRequiringAppLaunch","elapsed":3.5,"event":"responded","method":{"name":"handle(intent:)","phase":"handle"},"response":{"code":"failureRequiringAppLaunch"}}
  {"at":3.5,"event":"judged","verdict":{"circumstances":{"continuingCode":"inProgress"},"elapsed":3.5,"id":"slow-answer","method":{"name":"handle(intent:)","phase":"handle"},"severity":"warning"}}
  {"at":3.5,"event":"judged","verdict":{"elapsed":3.5,"id":"unexplained-app-launch","method":{"name":"handle(intent:)","phase":"handle"},"severity":"note"}}
  {"activity":{"activityType":"TrialIntent","interaction":{"intent":{"seats":2,"text":"Hello"},"intentHandlingStatus":"failure","intentName":"Trial","intentResponse":{"code":"failureRequiringAppLaunch"}}},"at":3.5,"event":"handedOver","handOver":"launch"}
  {"at":3.5,"event":"ended","outcome":{"code":"failureRequiringAppLaunch","phase":"handle","result":"requiresAppLaunch"}}
  """#
