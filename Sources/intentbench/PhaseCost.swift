import IntentKitCore

/// The benchmark of a phase, compared with a direct call of the same method of the same handler.
enum PhaseCost {
  struct Handler: CreateNoteIntentHandling {
    func resolveTitle(for intent: CreateNoteIntent) async -> SpeakableStringResolutionResult {
      guard let title = intent.title else { return .needsValue() }
      return .success(with: title)
    }

    func resolveContent(for intent: CreateNoteIntent) async -> NoteContentResolutionResult {
      guard let content = intent.content else { return .needsValue() }
      return .success(with: content)
    }

    func resolveGroupName(for intent: CreateNoteIntent) async -> SpeakableStringResolutionResult {
      .notRequired()
    }

    func confirm(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
      .init(code: .ready)
    }

    func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
      .init(code: .success)
    }
  }

  static let intent = CreateNoteIntent(
    title: SpeakableString(spokenPhrase: "Shopping"),
    content: .text(TextNoteContent(text: "apples, bananas, pears")))
  /// Three resolve methods, confirm and handle; the user is asked nothing.
  static let phases = 5

  static func report() async {
    let lifecycles = 20_000
    await Measurement(
      name: "sequential", title: "A phase, one lifecycle after another", unit: "phase",
      ways: [
        ("the methods called directly", { await onLane { await direct(lifecycles) } }),
        ("the pipeline, its caller on a lane", { await onLane { await sequential(lifecycles) } }),
      ]
    ).report()
    await Measurement(
      name: "callers", title: "A lifecycle of five phases, by its caller", unit: "lifecycle",
      ways: [
        ("on a lane", { await onLane { await run(intent, Handler(), lifecycles) } }),
        ("on Swift's pool", { await onSwiftPool { await run(intent, Handler(), lifecycles / 4) } }),
        ("on the main actor", { await onMainActor { await run(intent, Handler(), 2_000) } }),
      ]
    ).report()
    await Measurement(
      name: "in flight", title: "A phase, 10,000 lifecycles in flight", unit: "phase",
      ways: [
        ("the methods called directly", { await onLane { await direct(10_000) } }),
        ("the pipeline, its callers on lanes", { await onLane { await inFlight(10_000) } }),
        ("the pipeline, its callers elsewhere", { await onSwiftPool { await inFlight(10_000) } }),
      ]
    ).report()
    await reportGrowth()
  }

  /// Handlers that accept every parameter.
  struct Cars: ListCarsIntentHandling, SetClimateSettingsInCarIntentHandling {
    func handle(intent: ListCarsIntent) async -> ListCarsIntentResponse { .init(code: .success) }

    func handle(
      intent: SetClimateSettingsInCarIntent
    ) async -> SetClimateSettingsInCarIntentResponse { .init(code: .success) }
  }

  /// Measures the cost per lifecycle, and per additional phase.
  private static func reportGrowth() async {
    let lifecycles = 10_000
    await Measurement(
      name: "growth", title: "A lifecycle by its number of phases, its caller on a lane",
      unit: "lifecycle",
      ways: [
        ("2 phases", { await onLane { await run(ListCarsIntent(), Cars(), lifecycles) } }),
        ("5 phases", { await onLane { await run(intent, Handler(), lifecycles) } }),
        (
          "14 phases",
          { await onLane { await run(SetClimateSettingsInCarIntent(), Cars(), lifecycles) } }
        ),
      ]
    ).report()
  }

  static func onLane(_ body: @escaping @Sendable () async -> Int) async -> Int {
    await Task(executorPreference: IntentPipeline.executor) { await body() }.value
  }

  /// Runs a closure on a thread of Swift's own pool, as any task of a program does.
  @concurrent
  static func onSwiftPool(_ body: @escaping @Sendable () async -> Int) async -> Int {
    await body()
  }

  @MainActor
  static func onMainActor(_ body: @escaping @Sendable () async -> Int) async -> Int {
    await body()
  }

  static func direct(_ lifecycles: Int) async -> Int {
    let handler: any CreateNoteIntentHandling = Handler()
    for _ in 0..<lifecycles {
      blackHole(await handler.resolveTitle(for: intent))
      blackHole(await handler.resolveContent(for: intent))
      blackHole(await handler.resolveGroupName(for: intent))
      blackHole(await intent.confirm(with: handler))
      blackHole(await intent.handle(with: handler))
    }
    return lifecycles * phases
  }

  static func sequential(_ lifecycles: Int) async -> Int {
    await run(intent, Handler(), lifecycles) * phases
  }

  /// Runs lifecycles one after another, all of which must succeed.
  ///
  /// - Returns: The number of lifecycles.
  static func run<Request: Intent>(
    _ intent: Request, _ handler: Request.Handling, _ lifecycles: Int,
    dialogue: any Dialogue = SilentDialogue()
  ) async -> Int {
    let pipeline = IntentPipeline()
    var failure: Outcome?
    for _ in 0..<lifecycles {
      let run = await pipeline.run(intent, handler: handler, dialogue: dialogue)
      if run.outcome.result != .succeeded { failure = run.outcome }
      blackHole(run)
    }
    if let failure { preconditionFailure("A lifecycle didn't succeed: \(failure)") }
    return lifecycles
  }

  static func inFlight(_ lifecycles: Int) async -> Int {
    let pipeline = IntentPipeline()
    let handler = Handler()
    await withDiscardingTaskGroup { group in
      for _ in 0..<lifecycles {
        group.addTask {
          blackHole(await pipeline.run(intent, handler: handler))
        }
      }
    }
    return lifecycles * phases
  }
}

/// Discards a value in a way that the optimizer cannot see.
@inline(never)
func blackHole(_ value: some Any) {}
