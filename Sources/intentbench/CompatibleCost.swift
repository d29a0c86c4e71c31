#if os(Linux)
import IntentKitCore
import Intents

/// The cost of the bridge to handlers for Apple's framework, above a handler that is called by name
/// anyway.
enum CompatibleCost {
  static func report() async {
    let lifecycles = 10_000
    await Measurement(
      name: "compatible", title: "A lifecycle of five phases, its handler called by name",
      unit: "lifecycle",
      ways: [
        (
          "a dynamic handler",
          { await PhaseCost.onLane { await run(.dynamicApp(NamedApp()), lifecycles) } }
        ),
        (
          "a handler for Apple's framework, asynchronous",
          { await PhaseCost.onLane { await run(bridged(AsynchronousNotes()), lifecycles) } }
        ),
        (
          "the same with completions",
          { await PhaseCost.onLane { await run(bridged(CompletedNotes()), lifecycles) } }
        ),
      ]
    ).report()
  }

  private static func bridged(_ handler: INExtension) -> HandlerAccess {
    .dynamicApp(INExtensionApp(handler))
  }

  private static func run(_ access: HandlerAccess, _ lifecycles: Int) async -> Int {
    let pipeline = IntentPipeline()
    for _ in 0..<lifecycles {
      blackHole(
        await pipeline.run(PhaseCost.intent, reachedBy: access, dialogue: SilentDialogue()))
    }
    return lifecycles
  }
}

/// The handler of the benchmark, called by name.
private struct NamedApp: DynamicApp, DynamicIntentHandling {
  func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) -> (any DynamicIntentHandling)? { self }

  func application(continue activity: UserActivity) -> String? { nil }

  func resolve(_ parameter: String, of intent: DynamicIntent) -> [DynamicResolutionResult] {
    guard parameter != "groupName" else { return [.notRequired()] }
    return [intent.fields[parameter].map { .success(with: $0) } ?? .needsValue()]
  }

  func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try HandlerFailure.reading(
      try DynamicIntentResponse(intent.schema, fields: ["code": "ready"]))
  }

  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try HandlerFailure.reading(
      try DynamicIntentResponse(intent.schema, fields: ["code": "success"]))
  }
}

/// The handler for Apple's framework, with asynchronous methods.
private final class AsynchronousNotes: INExtension, INCreateNoteIntentHandling,
  @unchecked Sendable
{
  // `@unchecked` because `NSObject` isn't `Sendable`; the class has no state.
  func resolveTitle(
    for intent: INCreateNoteIntent
  ) async -> INSpeakableStringResolutionResult {
    intent.title.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveContent(
    for intent: INCreateNoteIntent
  ) async -> INNoteContentResolutionResult {
    intent.content.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveGroupName(
    for intent: INCreateNoteIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }

  func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    INCreateNoteIntentResponse(code: .ready, userActivity: nil)
  }

  func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    INCreateNoteIntentResponse(code: .success, userActivity: nil)
  }
}

/// The handler for Apple's framework, with completions.
private final class CompletedNotes: INExtension, INCreateNoteIntentHandling, @unchecked Sendable {
  // `@unchecked` because `NSObject` isn't `Sendable`; the class has no state.
  func resolveTitle(
    for intent: INCreateNoteIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) { completion(intent.title.map { .success(with: $0) } ?? .needsValue()) }

  func resolveContent(
    for intent: INCreateNoteIntent,
    with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void
  ) { completion(intent.content.map { .success(with: $0) } ?? .needsValue()) }

  func resolveGroupName(
    for intent: INCreateNoteIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }

  func confirm(
    intent: INCreateNoteIntent,
    completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
  ) { completion(INCreateNoteIntentResponse(code: .ready, userActivity: nil)) }

  func handle(
    intent: INCreateNoteIntent,
    completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void
  ) { completion(INCreateNoteIntentResponse(code: .success, userActivity: nil)) }
}
#endif
