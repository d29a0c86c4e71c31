import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitSimulator
import SampleApps
import TestSupport

// Mistakes of programs, each as the script of a guest that makes it.

extension Cure {
  static let processes = launches + silences + ends + messages + handlers + threads + descendants

  /// Sends a message with a scripted guest.
  private static func sending(
    _ answers: [String: ParameterValue] = [:], after steps: [String: ParameterValue] = [:],
    hello: ParameterValue = [:], limits: ExtensionLimits = ExtensionLimits()
  ) -> Run {
    {
      let guest = try ScriptedGuest(
        hello, answers: ["resolve": ["isDefault": true]].merging(answers) { $1 }, steps: steps)
      defer { guest.remove() }
      return try await sending(with: guest.path, limits)()
    }
  }

  /// Sends a message with a program.
  private static func sending(
    with path: String, _ limits: ExtensionLimits = ExtensionLimits(),
    settings: [String: ParameterValue] = [:]
  ) -> Run {
    {
      let guest = InstalledExtension(
        at: path,
        appDescription: AppDescription(
          displayName: "Chat", intentsSupported: ["INSendMessageIntent"]),
        customIntents: [], limits: limits)
      var scenario = Scenario(intent: "SendMessage")
      scenario.parameters = ["recipients": ["Bill"], "content": "hello"]
      scenario.given.settings = settings
      let run = try await Simulator(apps: [SimulatedApp(guest)]).run(
        ScenarioFile(scenario),
        // Time is real, and a busy machine may start a program slowly.
        options: Simulator.Options(limit: .seconds(60), answers: ["confirmation": ["yes"]]))
      return run.trace.faults
    }
  }

  // MARK: - Launches

  private static let launches: [Cure] = [
    Cure(
      .launchFailed, "the program doesn't exist", in: "handler(for:)",
      "Choose a program that this user may run, and that is built with IntentExtension or "
        + "implements its protocol.",
      mistaken: sending(with: "/nowhere/at-all"), cured: sending(with: Guest.chat.path), sending()),
    Cure(
      .protocolMismatch, "the hello names no version", in: "handler(for:)",
      "Build the extension and the simulator with the same release of IntentKit.",
      mistaken: sending(hello: ["protocol": .null]), cured: sending(hello: ["protocol": 1])),
  ]

  // MARK: - Silences

  private static let leak: ParameterValue =
    "SWIFT TASK CONTINUATION MISUSE: send(_:) leaked its continuation without resuming it."
  /// A message about the ninth call: handle.
  private static let waitsForMain: ParameterValue = #"{"of": 9, "state": "waitingForMain"}\#n"#

  /// Waits for a scripted guest whose handle method never answers.
  private static func waiting(
    _ step: ParameterValue, until isSilent: @escaping @Sendable (CallSigns) -> Bool
  ) -> Run {
    {
      let guest = try ScriptedGuest(
        [:], answers: ["resolve": ["isDefault": true]],
        steps: ["handle": [step, ["wait": true]]])
      defer { guest.remove() }
      let app = InstalledExtension(
        at: guest.path,
        appDescription: AppDescription(
          displayName: "Chat", intentsSupported: ["INSendMessageIntent"]),
        customIntents: [])
      return try await app.wait(until: isSilent).verdicts
    }
  }

  private static let silences: [Cure] = [
    Cure(
      .noAnswer, "handle loses a continuation", in: "handle(intent:)",
      "Resume the continuation exactly once on every path, also if a callback fails or is never "
        + "called.",
      mistaken: waiting(["print": leak]) { $0.message != nil },
      cured: sending()),
    Cure(
      .noAnswer, "handle waits while the main thread is blocked", in: "handle(intent:)",
      "Don't block the main thread or the main actor with a semaphore, a lock or a synchronous "
        + "call; await the result instead.",
      mistaken: waiting(["write": waitsForMain]) { $0.state == .waitingForMain },
      cured: sending(), sending(with: Guest.faulty.path, settings: ["fault": "usesMain"])),
  ]

  // MARK: - Ends

  /// The log of a program in Swift that crashes.
  private static let backtrace: [ParameterValue] = [
    ["print": "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range"],
    ["print": "Thread 0 \"Chat\":"],
    ["print": "0 [ra] 0x0000560f Reader.read() + 45 in Chat at /Chat/Reader.swift:7:1"],
    ["print": "Thread 1 crashed:"],
    ["print": "3 [ra] 0x0000560f Handler.handle(intent:) + 45 in Chat at /Chat/Handler.swift:12:7"],
    ["kill": "SIGILL"],
  ]

  private static let ends: [Cure] = [
    Cure(
      .crashed, "the program crashes after its answer", in: "handle(intent:)",
      "Look for work that continues after the answer; it must not crash either.",
      mistaken: sending(after: ["shutdown": [["kill": "SIGSEGV"]]]), cured: sending()),
    Cure(
      .crashed, "the program crashes after its answer, and the log tells where",
      in: "handle(intent:)",
      "Correct the code at Handler.swift:12; work that continues after the answer must not crash "
        + "either.",
      mistaken: sending(after: ["shutdown": .array(backtrace)]), cured: sending()),
    Cure(
      .crashed, "handle crashes", in: "handle(intent:)",
      "Read its error stream, and run the same call in a debugger.",
      mistaken: sending(after: ["handle": [["kill": "SIGSEGV"]]]),
      cured: sending(["handle": ["response": ["code": "failure"]]])),
    Cure(
      .exited, "a resolve method exits", in: "resolveRecipients(for:)",
      "Answer in every case; an extension must not end its own process.",
      mistaken: sending(after: ["resolve recipients": [["exit": 7]]]),
      cured: sending(["resolve recipients": ["results": [["kind": "unsupported"]]]])),
  ]

  // MARK: - Messages

  private static let limits = ExtensionLimits(output: 1 << 16, message: 1 << 12)

  private static let messages: [Cure] = [
    Cure(
      .unreadableMessage, "handle closes the descriptor for answers", in: "handle(intent:)",
      "Keep the descriptor for answers open until the process exits.",
      mistaken: sending(after: ["handle": [["close": true], ["wait": true]]]), cured: sending()),
    Cure(
      .flood, "handle prints too much", in: "handle(intent:)", "Write less to the output streams.",
      mistaken: sending(
        after: ["handle": [["print": .string(String(repeating: "sending… ", count: 1 << 13))]]],
        limits: limits),
      cured: sending(after: ["handle": [["print": "sending…"]]], limits: limits)),
  ]

  // MARK: - Handlers

  private static let handlers: [Cure] = [
    Cure(
      .noHandleMethod, "the program has no method for handle", in: "handle(intent:)",
      "Implement handle(intent:) with exactly these labels and types.",
      mistaken: sending(["handle": ["isDefault": true]]),
      cured: sending(["handle": ["response": ["code": "success"]]])),
    Cure(
      .unusableAnswer, "the program misspells its code", in: "handle(intent:)",
      "Use the names and the types in the intent's schema.",
      mistaken: sending(["handle": ["response": ["code": "sucess"]]]),
      cured: sending(["handle": ["response": ["code": "success"]]])),
    Cure(
      .missingDetail, "the program doesn't say what is playing", in: "handle(intent:)",
      "Set nowPlayingInfo in the response.",
      mistaken: playing(["code": "success"]),
      cured: playing(["code": "success", "nowPlayingInfo": ["title": "Hound Dog"]])),
  ]

  /// Plays a song with a scripted guest.
  private static func playing(_ response: ParameterValue) -> Run {
    {
      let guest = try ScriptedGuest(
        [:], answers: ["resolve": ["isDefault": true], "handle": ["response": response]])
      defer { guest.remove() }
      let run = try await guest.run(
        #"{"intent": "PlayMedia", "parameters": {"mediaItems": [{"title": "Hound Dog"}]}}"#)
      return run.trace.faults
    }
  }

  // MARK: - Threads

  /// Runs two scenarios in a pool that loses a single thread at most.
  private static func replaying(_ first: String, _ second: String) -> Run {
    {
      let pool = LanePool(coreWorkerCount: 1, maximumWorkerCount: 2, maximumLostCount: 1)
      func replay(_ name: String, patience: Duration) async throws -> [Verdict] {
        var options = Simulator.Options(patience: patience)
        options.pool = pool
        let path = "Examples/Scenarios/FaultyChat/\(name).json"
        let text = try String(contentsOf: PackageUnderTest.url(of: path), encoding: .utf8)
        return try await Scenarios.run(text, path: path, options: options).trace.verdicts
      }
      // The first handler blocks its thread, whatever the patience.
      let blocks = first == "blocks-thread"
      repeat {
        // On a busy machine, the patience may end before the handler has begun to block.
        _ = try await replay(first, patience: .milliseconds(blocks ? 20 : 60_000))
      } while blocks && !pool.isExhausted
      return try await replay(second, patience: .seconds(600))
    }
  }

  private static let threads: [Cure] = [
    Cure(
      .noThread, "handlers block all threads that may be lost", in: "handler(for:)",
      "Find the handlers that block their threads; the verdict no-answer names each. A server "
        + "that must run such handlers runs each in a process of its own, as an extension.",
      mistaken: replaying("blocks-thread", "none"), cured: blockingInProcess)
  ]

  /// Sends two messages with programs, of which the first one blocks its thread.
  private static let blockingInProcess: Run = {
    let pool = LanePool(coreWorkerCount: 1, maximumWorkerCount: 2, maximumLostCount: 1)
    var verdicts: [Verdict] = []
    for fault in ["hangs", "none"] {
      var options = Simulator.Options(
        limit: fault == "hangs" ? .milliseconds(300) : .seconds(60),
        answers: ["confirmation": ["yes"]])
      options.pool = pool
      var scenario = Scenario(intent: "SendMessage")
      scenario.parameters = ["recipients": ["Bill"], "content": "hello"]
      scenario.given.settings = ["fault": .string(fault)]
      let run = try await Simulator(apps: [SimulatedApp(Guest.faulty.install())]).run(
        ScenarioFile(scenario), options: options)
      verdicts = run.trace.faults
    }
    return verdicts
  }
}

// MARK: - Linux

extension Cure {
  #if os(Linux)
  private static let wait = "Before a handler answers, wait for the processes that it started."
  private static let child: ParameterValue = ["sleep", "0.01"]
  private static let endless: ParameterValue = ["sleep", "600"]
  private static let memory = ExtensionLimits(memory: 1 << 30)
  private static let size = 2 << 30

  /// Only Linux counts processes, and limits their memory.
  private static let descendants: [Cure] = [
    Cure(
      .leftProcesses, "handle leaves two processes running", in: "handle(intent:)", wait,
      mistaken: sending(after: ["handle": [["start": endless], ["start": endless]]]),
      cured: sending(after: ["handle": [["run": child], ["run": child]]])),
    Cure(
      .crashed, "handle exceeds the memory limit", in: "handle(intent:)",
      "Use less memory at a time, or look for another cause in its error stream.",
      mistaken: sending(after: ["handle": [["allocate": .integer(size)]]], limits: memory),
      cured: sending(
        after: ["handle": .array(Array(repeating: ["allocate": .integer(size / 64)], count: 64))],
        limits: memory)),
  ]
  #else
  private static let descendants: [Cure] = []
  #endif
}
