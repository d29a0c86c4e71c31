import IntentKitCore
import IntentKitSimulator
import Intents
import Testing

@Suite struct `A handler's fault` {
  @Test(arguments: [
    (Fault.dropped, "completion-dropped"), (.twice, "completed-twice"),
    (.never, "no-answer"), (.missing, "no-handle-method"),
  ])
  func `a handler's fault has the verdict of the core`(_ fault: Fault, _ verdict: String) async {
    let handler: NSObject = fault == .missing ? NothingToHandle() : FaultyPause(fault)
    let run = await IntentPipeline(time: .simulated()).run(
      PauseWorkoutIntent(workoutName: SpeakableString(spokenPhrase: "Run")),
      reachedBy: .dynamicApp(INExtensionApp(Router(handler))))
    #expect(run.verdicts.map(\.id.rawValue) == [verdict])
  }

  @Test func `a fault can be a handler of other intents`() async {
    let run = await IntentPipeline(time: .simulated()).run(
      SendMessageIntent(),
      reachedBy: .dynamicApp(INExtensionApp(Router(FaultyPause(.twice)))))
    #expect(run.verdicts.map(\.id) == [.wrongHandler])
    #expect(run.verdicts.first.map { "\($0)" }?.contains("INPauseWorkoutIntent") == true)
  }

  @Test(arguments: [INPerson.self, [INPerson].self, FaultyPause.self] as [Any.Type])
  func `a fault can be a type instead of a handler`(_ type: Any.Type) async throws {
    let run = await IntentPipeline(time: .simulated()).run(
      PauseWorkoutIntent(), reachedBy: .dynamicApp(INExtensionApp(Types(type))))
    let verdict = try #require(run.verdicts.first)
    #expect(verdict.id == .wrongHandler)
    let explanation = Phrasebook.english.explanation(of: verdict)
    #expect(explanation.message.contains("\(type).Type, a type instead of an object, for"))
    #expect(
      explanation.cure == "Return an object whose type conforms to INPauseWorkoutIntentHandling.")
  }

  @Test func `a fault can be a missing handler`() async {
    let run = await IntentPipeline(time: .simulated()).run(
      SendMessageIntent(), reachedBy: .dynamicApp(INExtensionApp(NoHandlers())))
    #expect(run.verdicts.map(\.id) == [.noHandler])
  }

  @Test func `a completion on another thread isn't a fault`() async {
    let run = await IntentPipeline(time: .simulated()).run(
      PauseWorkoutIntent(workoutName: SpeakableString(spokenPhrase: "Run")),
      reachedBy: .dynamicApp(INExtensionApp(Router(FaultyPause(.otherThread)))))
    #expect(run.verdicts.isEmpty)
    #expect(run.response?.code == .success)
  }
}

/// The treatment of a completion by a handler.
enum Fault: Sendable {
  case dropped, twice, never, otherThread, missing
}

private final class FaultyPause: NSObject, INPauseWorkoutIntentHandling {
  private let fault: Fault
  nonisolated(unsafe) private var kept: [Any] = []

  init(_ fault: Fault) { self.fault = fault }

  func handle(
    intent: INPauseWorkoutIntent,
    completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
  ) {
    let response = INPauseWorkoutIntentResponse(code: .success, userActivity: nil)
    switch fault {
    case .dropped, .missing: return
    case .never: kept.append(completion)
    case .otherThread: Thread.detachNewThread { completion(response) }
    case .twice:
      completion(response)
      completion(response)
    }
  }
}

private final class NothingToHandle: NSObject, INPauseWorkoutIntentHandling {}

private final class Types: INExtension {
  private let type: Any.Type

  init(_ type: Any.Type) { self.type = type }

  override func handler(for intent: INIntent) -> Any? { type }
}

private final class NoHandlers: INExtension {
  override func handler(for intent: INIntent) -> Any? { nil }
}
