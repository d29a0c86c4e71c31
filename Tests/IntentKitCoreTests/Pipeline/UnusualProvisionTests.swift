import IntentKitCore
import Testing

// Options and default values of custom intents, provided in unusual ways.

extension `Correct but unusual handlers` {
  @Test(arguments: structured + unstructured + isolated + external + patterns)
  func `options and default values may take the same time`(_ work: Work) async throws {
    let intent = try DynamicIntent(SoupKitchen.schema(resolving: "soup", "quantity"))
    var traces: Set<Trace> = []
    for _ in 0..<Self.repetitions {
      let clock = ManualClock()
      var kitchen = SoupKitchen()
      kitchen.defaultValue = { _ throws(HandlerFailure) in
        try await work.provide(2, clock)
      }
      kitchen.options = { _, _ throws(HandlerFailure) in
        .collection(
          try await work.provide(
            IntentOptions(sections: [.init("Today", [["name": "Miso"], ["name": "Pea"]])]), clock))
      }
      let run = await kitchen.run(
        intent, ScriptedAnswers([.option(1), .yes]), clock: clock)
      #expect(run.outcome.result == .succeeded)
      #expect(run.verdicts == [])
      #expect(run.intent.fields == ["soup": ["name": "Pea"], "quantity": 2])
      #expect(run.trace.events.last?.at == .seconds(work.duration) * 2)
      traces.insert(run.trace)
    }
    #expect(traces.count == 1)
  }
}

extension `Correct but unusual handlers`.Work {
  /// Does the work, and returns a value.
  fileprivate func provide<Value>(
    _ value: Value, _ clock: ManualClock
  ) async throws(HandlerFailure) -> Value {
    do {
      try await run(clock)
      return value
    } catch {
      throw .unusableAnswer(ParameterError(found: "\(error)", expected: "a value"))
    }
  }
}
