import IntentKitCore

/// The benchmark of lifecycles with JSON in and out: an intent is read and run, and its trace is
/// written.
enum Throughput {
  static let text = Array(
    """
    {"recipients":[{"displayName":"Bill James"},{"displayName":"Anne Johnson"}],\
    "content":"Meet me at the rainbow","serviceName":"unicorns"}
    """.utf8)

  struct Handler: SendMessageIntentHandling {
    func resolveRecipients(
      for intent: SendMessageIntent
    ) async -> [SendMessageRecipientResolutionResult] {
      (intent.recipients ?? []).map { .success(with: $0) }
    }

    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      .init(code: .success)
    }
  }

  struct Yes: Dialogue {
    func answer(to prompt: Prompt, context: DialogueContext) async -> Answer { .yes }
  }

  static func report() async {
    let count = 5_000
    await Measurement(
      name: "SendMessage", title: "A lifecycle of SendMessage, with one question",
      unit: "lifecycle",
      ways: [
        ("reading its JSON", { await PhaseCost.onLane { await read(count) } }),
        ("the lifecycle alone", { await PhaseCost.onLane { await run(count) } }),
        ("writing its trace as JSON", { await PhaseCost.onLane { await write(count) } }),
        ("JSON in, lifecycle, trace out as JSON", { await PhaseCost.onLane { await all(count) } }),
      ]
    ).report()
  }

  static func read(_ count: Int) async -> Int {
    for _ in 0..<count { blackHole(try? intent()) }
    return count
  }

  static func run(_ count: Int) async -> Int {
    guard let intent = try? intent() else { return 1 }
    return await PhaseCost.run(intent, Handler(), count, dialogue: Yes())
  }

  static func write(_ count: Int) async -> Int {
    guard let intent = try? intent() else { return 1 }
    let trace = await IntentPipeline().run(intent, handler: Handler(), dialogue: Yes()).trace
    for _ in 0..<count { blackHole(json(trace)) }
    return count
  }

  private static func json(_ trace: Trace) -> [UInt8] {
    JSONWriter.bytes(of: trace)
  }

  static func all(_ count: Int) async -> Int {
    let pipeline = IntentPipeline()
    for _ in 0..<count {
      guard let intent = try? intent() else { continue }
      let run = await pipeline.run(intent, handler: Handler(), dialogue: Yes())
      blackHole(json(run.trace))
    }
    return count
  }

  private static func intent() throws -> SendMessageIntent {
    try SendMessageIntent(parameterValue: JSONReader.value(from: text))
  }
}
