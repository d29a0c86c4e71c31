import Dispatch
import IntentKitCore
import IntentKitExtension
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// An extension with one fault, named by the setting `fault`.
///
/// It also makes coffee, correctly.
struct FaultyExtension: IntentExtension {
  static let appDescription = AppDescription(
    displayName: "FaultyGuest",
    intentsSupported: [SendMessageIntent.schema.siriKitName, "MakeCoffeeIntent"])

  static let customIntents = IntentDefinitions(
    [
      IntentDefinition(
        "MakeCoffee",
        parameters: [
          .init(
            "roast", type: "Roast", providesOptions: true, prompt: "Which roast would you like?"),
          .init("cups", type: "Int", providesDefault: true),
          .init("note", type: "String", providesOptions: true),
        ],
        responseProperties: [.init("text", type: "String"), .init("receipt", type: "String")])
    ],
    types: [TypeDefinition("Roast", cases: ["light", "dark", "burnt"])])

  enum Fault: String, CaseIterable, NamedValue {
    case none, crashes, traps, exits, sendsGarbage, sendsHalf, floodsChannel, floodsOutput, hangs,
      forks, escapes, waits, ignoresShutdown, allocates, answersNonsense, dropsCompletion,
      completesTwice, blocks, spins, blocksMain, usesMain, leaks, neverStarts, works, crashesLater,
      completesTwiceLater, resolvesTwiceLater
  }

  private let fault: Fault
  private let folder: String?

  init(environment: AppEnvironment) throws(ParameterError) {
    var settings = ParameterReader(environment.settings)
    fault = try settings.value("fault", default: .none)
    folder = environment.containerFolder
    if fault == .neverStarts { while true { pause() } }
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? {
    intent is DynamicIntent ? Barista() : Handler(fault: fault, folder: folder)
  }

  private struct Barista: DynamicIntentHandling {
    func resolve(
      _ parameter: String, of intent: DynamicIntent
    ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
      [intent.fields[parameter].map { .success(with: $0) } ?? .needsValue()]
    }

    func options(
      for parameter: String, of intent: DynamicIntent, searchTerm: String?
    ) async throws(HandlerFailure) -> DynamicOptions {
      guard parameter == "roast" else { return .unavailable("There is nothing to note.") }
      let names = ["light", "dark"].filter { $0.hasPrefix(searchTerm ?? "") }
      return .values(names.map { .string($0) })
    }

    func defaultValue(
      for parameter: String, of intent: DynamicIntent
    ) async throws(HandlerFailure) -> ParameterValue? { 2 }

    func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
      try response(["code": "ready"], intent)
    }

    func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
      let text = "\(intent.fields["cups"]?.spokenText ?? "no") cups"
      var fields: [String: ParameterValue] = ["code": "success", "text": .string(text)]
      // Each receipt has a unique number.
      if intent.fields["note"] == "receipt" { fields["receipt"] = .string(UUID().uuidString) }
      return try response(fields, intent)
    }

    private func response(
      _ fields: [String: ParameterValue], _ intent: DynamicIntent
    ) throws(HandlerFailure) -> DynamicIntentResponse {
      do throws(ParameterError) {
        return try DynamicIntentResponse(intent.schema, fields: fields)
      } catch {
        throw .unusableAnswer(error)
      }
    }
  }

  private struct Handler: SendMessageIntentHandling {
    let fault: Fault
    /// The file that announces that the handler is running, if any.
    let folder: String?

    func resolveRecipients(
      for intent: SendMessageIntent
    ) async -> [SendMessageRecipientResolutionResult] {
      guard let recipients = intent.recipients else { return [.needsValue()] }
      if fault == .resolvesTwiceLater {
        return await withCompletion { completion in
          completion(recipients.map { .success(with: $0) })
          later { completion(recipients.map { .success(with: $0) }) }
        }
      }
      return recipients.map { .success(with: $0) }
    }

    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      print("handling with the fault \(fault.rawValue)")
      if let folder, let file = fopen("\(folder)/handling", "w") { fclose(file) }
      if fault == .dropsCompletion || fault == .completesTwice {
        return await withCompletion { completion in
          guard fault == .completesTwice else { return }
          completion(SendMessageIntentResponse(code: .success))
          completion(SendMessageIntentResponse(code: .failure))
        }
      }
      if fault == .completesTwiceLater {
        return await withCompletion { completion in
          completion(SendMessageIntentResponse(code: .success))
          later { completion(SendMessageIntentResponse(code: .failure)) }
        }
      }
      if fault == .blocksMain || fault == .usesMain {
        return await Screen().show(blocking: fault == .blocksMain)
      }
      if fault == .leaks { await loseContinuation() }
      if fault == .waits { await waitForNothing() }
      commit(fault)
      return SendMessageIntentResponse(code: .success)
    }
  }
}

/// Commits the fault.
private func commit(_ fault: FaultyExtension.Fault) {
  switch fault {
  case .none, .dropsCompletion, .completesTwice, .completesTwiceLater, .resolvesTwiceLater, .waits,
    .blocksMain, .usesMain, .leaks, .neverStarts:
    break
  case .blocks: DispatchSemaphore(value: 0).wait()
  case .spins: while isTurning.load(ordering: .relaxed) {}
  case .works: usleep(100_000)
  case .crashesLater: later { fatalError("there was more to do") }
  case .crashes: print(UnsafePointer<Int>(bitPattern: 8)?.pointee ?? 0)
  case .traps: fatalError("this handler knows no way out")
  case .exits: exit(7)
  case .sendsGarbage: say("{ what is this }\n")
  case .answersNonsense:
    // The number of the call is the ninth: launch, handler, five to resolve, confirm, handle.
    say("{\"id\": 9, \"response\": {\"code\": \"perhaps\"}}\n")
  case .sendsHalf:
    say("{\"id\": ")
    exit(0)
  case .floodsChannel: say(String(repeating: "x", count: 20 << 20))
  case .floodsOutput: for _ in 0..<100_000 { print("all work and no play makes a dull handler") }
  case .hangs: while true { pause() }
  case .forks: for _ in 0..<2 { startShell(inSessionOfItsOwn: false) }
  case .escapes: startShell(inSessionOfItsOwn: true)
  case .ignoresShutdown:
    // The program flushes its streams at its end, and waits for this lock.
    Task.detached {
      flockfile(stdout)
      while true { pause() }
    }
    while ftrylockfile(stdout) == 0 {
      funlockfile(stdout)
      sched_yield()
    }
  case .allocates:
    var kept: [[UInt8]] = []
    for _ in 0..<4096 { kept.append([UInt8](repeating: 1, count: 1 << 20)) }
    print(kept.count)
  }
}

/// True for good, unknown to the compiler.
private let isTurning = Atomic(true)

/// Calls a closure a few milliseconds later, after the answer.
private func later(_ body: @escaping @Sendable () -> Void) {
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(60)) { body() }
}

/// Something that the app shows.
@MainActor private final class Screen {
  nonisolated init() {}

  func show(blocking isBlocking: Bool) -> SendMessageIntentResponse {
    if isBlocking { DispatchSemaphore(value: 0).wait() }
    return SendMessageIntentResponse(code: .success)
  }
}

/// Waits for a callback that is never called.
private func loseContinuation() async {
  await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
}

/// Waits forever, and reports its cancellation.
private func waitForNothing() async {
  let (nothing, continuation) = AsyncStream.makeStream(of: Never.self)
  await withTaskCancellationHandler {
    for await _ in nothing {}
  } onCancel: {
    print("called off")
  }
  continuation.finish()
}

/// Starts a shell that never ends, because Swift has no fork, and returns its process identifier.
private func startShell(inSessionOfItsOwn isApart: Bool) {
  #if canImport(Darwin)
  var attributes: posix_spawnattr_t? = nil
  let setSession: Int16 = 0x400
  #else
  var attributes = posix_spawnattr_t()
  // Swift doesn't import the flag.
  let setSession: Int16 = 0x80
  #endif
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  posix_spawnattr_setflags(&attributes, isApart ? setSession : 0)
  let words = ["/bin/sh", "-c", "exec tail -f /dev/null >/dev/null 2>&1"]
  var arguments = words.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var pid: pid_t = 0
  posix_spawn(&pid, "/bin/sh", nil, &attributes, &arguments, environ)
  print(pid)
}

/// Writes to the descriptor for answers.
private func say(_ text: String) {
  let bytes = [UInt8](text.utf8)
  var sent = 0
  while sent < bytes.count {
    let count = bytes[sent...].withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
    if count <= 0 { return }
    sent += count
  }
}
