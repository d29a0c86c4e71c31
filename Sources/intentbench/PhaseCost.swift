import IntentKitCore

/// What a phase costs over calling the same method of the same handler directly.
enum PhaseCost {
  struct Handler: SendMessageIntentHandling {
    func resolveRecipients(
      for intent: SendMessageIntent
    ) async -> [SendMessageRecipientResolutionResult] {
      (intent.recipients ?? []).map { .success(with: $0) }
    }

    func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
      guard let content = intent.content else { return .needsValue() }
      return .success(with: content)
    }

    func confirm(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      .init(code: .ready)
    }

    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      .init(code: .success)
    }
  }

  struct Yes: Dialogue {
    func answer(to prompt: Prompt, context: DialogueContext) async -> Answer { .yes }
  }

  static let intent = SendMessageIntent(
    recipients: [Person(displayName: "Bill James")], content: "hello")
  /// Four resolve methods, confirm and handle.
  static let phases = 6

  static func report() async {
    let lifecycles = 20_000
    await Measurement(
      title: "A phase, one lifecycle after another", unit: "phase",
      ways: [
        ("the methods called directly", { await onLane { await direct(lifecycles) } }),
        ("the pipeline, its caller on a lane", { await onLane { await sequential(lifecycles) } }),
        ("the pipeline, its caller elsewhere", { await sequential(lifecycles / 4) }),
      ]
    ).report()
    await Measurement(
      title: "A phase, 10,000 lifecycles in flight", unit: "phase",
      ways: [
        ("the methods called directly", { await onLane { await direct(10_000) } }),
        ("the pipeline, its callers on lanes", { await onLane { await inFlight(10_000) } }),
        ("the pipeline, its callers elsewhere", { await inFlight(10_000) }),
      ]
    ).report()
  }

  static func onLane(_ body: @escaping @Sendable () async -> Int) async -> Int {
    await Task(executorPreference: IntentPipeline.executor) { await body() }.value
  }

  static func direct(_ lifecycles: Int) async -> Int {
    let handler: any SendMessageIntentHandling = Handler()
    for _ in 0..<lifecycles {
      blackHole(await handler.resolveRecipients(for: intent))
      blackHole(await handler.resolveOutgoingMessageType(for: intent))
      blackHole(await handler.resolveContent(for: intent))
      blackHole(await handler.resolveSpeakableGroupName(for: intent))
      blackHole(await intent.confirm(with: handler))
      blackHole(await intent.handle(with: handler))
    }
    return lifecycles * phases
  }

  static func sequential(_ lifecycles: Int) async -> Int {
    let pipeline = IntentPipeline()
    let handler = Handler()
    for _ in 0..<lifecycles {
      blackHole(await pipeline.run(intent, handler: handler, dialogue: Yes()))
    }
    return lifecycles * phases
  }

  static func inFlight(_ lifecycles: Int) async -> Int {
    let pipeline = IntentPipeline()
    let handler = Handler()
    await withDiscardingTaskGroup { group in
      for _ in 0..<lifecycles {
        group.addTask {
          blackHole(await pipeline.run(intent, handler: handler, dialogue: Yes()))
        }
      }
    }
    return lifecycles * phases
  }
}

/// Takes a value without doing anything, where the optimiser cannot see it.
@inline(never)
func blackHole(_ value: some Any) {}
