import Dispatch
package import IntentKitCore
import IntentKitPlatform
import IntentKitUI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The guest's side of the protocol: it reads calls, calls the app, and writes answers.
package final class GuestServer: Sendable {
  struct State {
    var app: (any DynamicApp)?
    /// The app itself, if it has views.
    var views: (any HostedViewProvider)?
    var controllers: [Int: HostedViewController] = [:]
    var handlers: [Int: any DynamicIntentHandling] = [:]
    var tasks: [Int: Task<Void, Never>] = [:]
    var updates: [Int: DynamicUpdates] = [:]
    /// Calls that ended before their task was stored.
    var ended: Set<Int> = []
    /// The requests for threads that have an answer.
    var answeredExaminations: Set<Int> = []
    /// The watches of completions, as long as the completions exist.
    var watches: [WeakWatch] = []
  }

  struct WeakWatch {
    weak var watch: CompletionWatch?
  }

  private let answers: Int32
  private let type: any IntentApp.Type
  private let customIntents: [IntentSchema]
  let state = Locked(State())
  private let writing = Locked(())
  let monitor = CallMonitor()

  private init(_ type: any IntentApp.Type, answers: Int32) {
    self.type = type
    self.answers = answers
    // The host validates the definitions and reports errors to their author.
    customIntents = (try? type.customSchemas()) ?? []
  }

  /// Serves the host that started this process, or prints a usage message if there is no host.
  static func main(_ type: any IntentApp.Type) -> Never {
    let app = type.appDescription
    let environment = ProcessInfo.processInfo.environment
    guard let requests = environment[WireProtocol.Variable.requests].flatMap({ Int32($0) }),
      let answers = environment[WireProtocol.Variable.answers].flatMap({ Int32($0) }),
      Descriptor.setCloseOnExec(requests), Descriptor.setCloseOnExec(answers)
    else {
      Descriptor.write(
        [UInt8](
          ("This program is the Intents extension of \(app.displayName). A host must start it, "
            + "such as intentsim run --extension.\n").utf8), to: 2)
      CurrentProcess.flushAndExit(2)
    }
    CurrentProcess.enableLineBuffering()
    // The main thread belongs to the main actor, as in an app.
    let isServing = SystemThread.start(stackSize: 8 << 20) {
      serve(type, requests: requests, answers: answers)
      CurrentProcess.flushAndExit(0)
    }
    guard isServing else {
      Descriptor.write([UInt8]("The system has no more threads.\n".utf8), to: 2)
      CurrentProcess.flushAndExit(2)
    }
    dispatchMain()
  }

  /// Serves a host until it closes the channel or requests a shutdown.
  ///
  /// Answers that are pending at the end may still be written after this function returns. After a
  /// request to shut down, this function waits a moment for code that is still running.
  ///
  /// - Parameters:
  ///   - type: The app.
  ///   - requests: The descriptor to read requests from.
  ///   - answers: The descriptor to write answers to.
  package static func serve(_ type: any IntentApp.Type, requests: Int32, answers: Int32) {
    GuestServer(type, answers: answers).serve(requests, type.appDescription, type.customDefinitions)
  }

  private func serve(_ requests: Int32, _ app: AppDescription, _ definitions: IntentDefinitions) {
    var hello: [String: ParameterValue] = [
      "protocol": .integer(WireProtocol.version), "name": .string(app.displayName),
      "app": app.parameterValue,
    ]
    if let views = type as? any HostedViewProvider.Type, !views.intentsWithViews.isEmpty {
      hello["views"] = views.intentsWithViews.parameterValue
    }
    hello.merge(definitions.fieldValues) { own, _ in own }
    send(["hello": .object(hello)])
    monitor.start { [weak self] id, state in
      self?.send(["state": .string(state.rawValue), "of": .integer(id)])
    } whileBusy: { [weak self] in
      self?.answerUnreadExamination(requests)
    }
    defer { monitor.stop() }
    var lines = LineBuffer()
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { chunk.deallocate() }
    while case .bytes(let count) = Descriptor.read(requests, into: chunk) {
      lines.append(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
      while let line = lines.next() {
        guard let message = try? JSONReader.value(from: line) else {
          send(["error": "skipped a line that isn't valid JSON"])
          continue
        }
        guard receive(message) else { return awaitLateFaults(untilEndOf: requests) }
      }
    }
    // If code of the app closed the channel, an exit would look as if the app had exited. The host
    // kills a process that runs without its channel.
    if !Descriptor.isOpen(requests) {
      _ = Descriptor.wait(for: [], timeout: Self.maximumUnreachableTime)
    }
  }

  private static let maximumUnreachableTime = Duration.seconds(60)

  /// Handles a message.
  ///
  /// - Parameter message: The message.
  /// - Returns: Whether to read further messages.
  private func receive(_ message: ParameterValue) -> Bool {
    guard case .string(let name)? = message["call"] else { return true }
    let call = WireCall(rawValue: name)
    if call == .shutdown { return false }
    if call == .cancel {
      if case .integer(let other)? = message["of"] {
        state.withLock { $0.tasks[other] }?.cancel()
      }
      return true
    }
    guard case .integer(let id)? = message["id"] else { return true }
    if call == .threads {
      answerExamination(message, id)
      return true
    }
    guard let call else {
      send(["id": .integer(id), "error": .string("\(name.shortened(to: 60)) is not supported")])
      return true
    }
    let watch = CompletionWatch { [self] in
      send(["fault": Verdict.ID.completedTwice.parameterValue, "of": .integer(id)])
    }
    state.withLock { state in
      state.watches.removeAll { $0.watch == nil }
      state.watches.append(WeakWatch(watch: watch))
    }
    let lane = LaneExecutor()
    monitor.begin(id, on: lane)
    let task = Task(executorPreference: lane) { [self] in
      var answer: [String: ParameterValue]
      do throws(Refusal) {
        answer = try await watch { () async throws(Refusal) in
          try await self.answer(call, message, id)
        }
        if let implementation = call.defaultImplementation,
          watch.reachedDefault == implementation, answer["handler"] != true
        {
          answer["isDefault"] = true
        }
        if watch.wasDropped { answer = ["fault": Verdict.ID.completionDropped.parameterValue] }
      } catch {
        answer = ["error": .string(error.reason)]
      }
      answer["id"] = .integer(id)
      monitor.end(id)
      send(.object(answer))
      state.withLock { if $0.tasks.removeValue(forKey: id) == nil { $0.ended.insert(id) } }
    }
    state.withLock { if $0.ended.remove(id) == nil { $0.tasks[id] = task } }
    return true
  }

  /// The reason for which a call has no answer.
  struct Refusal: Error {
    let reason: String
  }

  private func answer(
    _ call: WireCall, _ message: ParameterValue, _ id: Int
  ) async throws(Refusal) -> [String: ParameterValue] {
    switch call {
    case .launch: return try launch(message)
    case .handler:
      return try await createHandler(message)
    case .resolve:
      let parameter = try parameter(of: message, call)
      let (handler, intent) = try target(of: message)
      let results = try await refusingOnFailure(try await handler.resolve(parameter, of: intent))
      return ["results": .array(results.map { WireResult($0).parameterValue })]
    case .options: return try await options(message, call)
    case .default:
      let parameter = try parameter(of: message, call)
      let (handler, intent) = try target(of: message)
      let value = try await refusingOnFailure(
        try await handler.defaultValue(for: parameter, of: intent))
      return value.map { ["default": $0] } ?? [:]
    case .confirm, .handle:
      let (handler, intent) = try target(of: message)
      do throws(HandlerFailure) {
        let response =
          try await call == .confirm ? handler.confirm(intent) : handler.handle(intent)
        return ["response": response.parameterValue]
      } catch {
        if error.kind == .noHandleMethod { return ["isDefault": true] }
        throw Refusal(reason: error.description)
      }
    case .startUpdates: return try await startUpdates(message, id)
    case .stopUpdates:
      if case .integer(let other)? = message["updates"] {
        let updates = state.withLock { $0.updates.removeValue(forKey: other) }
        try await refusingOnFailure(try await updates?.stop())
      }
      return [:]
    case .continue:
      let activity = try refusing(try UserActivity(parameterValue: message["activity"] ?? [:]))
      let app = try app()
      let shown = try await refusingOnFailure(try await app.application(continue: activity))
      return shown.map { ["shown": .string($0)] } ?? [:]
    case .viewController: return try await createViewController(message)
    case .configureView: return try await configureView(message)
    case .threads, .cancel, .shutdown:
      return [:]
    }
  }

  private func launch(_ message: ParameterValue) throws(Refusal) -> [String: ParameterValue] {
    let environment = try refusing(
      try WireEnvironment(parameterValue: message["environment"] ?? [:]))
    let app = try refusing(try type.init(environment: environment.appEnvironment))
    let named = app.byName(delegate: app)
    state.withLock { state in
      state.app = named
      state.views = app as? any HostedViewProvider
    }
    return named.includesApp ? [:] : ["includesApp": false]
  }

  private func app() throws(Refusal) -> any DynamicApp {
    guard let app = state.withLock({ $0.app }) else {
      throw Refusal(reason: "the first call must be launch")
    }
    return app
  }

  private func createHandler(
    _ message: ParameterValue
  ) async throws(Refusal) -> [String: ParameterValue] {
    guard case .integer(let number)? = message["handler"] else {
      throw Refusal(reason: "handler requires a number")
    }
    let isInApp = message["site"] == .string(HandlingSite.app.rawValue)
    let (app, intent) = (try app(), try intent(of: message))
    do throws(HandlerFailure) {
      let handler = try await app.handler(for: intent, at: isInApp ? .app : .intentsExtension)
      guard let handler else { return ["handler": false] }
      state.withLock { $0.handlers[number] = handler }
      return ["handler": true]
    } catch {
      guard let absence = WireHandlerAbsence(error.kind) else {
        throw Refusal(reason: error.description)
      }
      return absence.fields
    }
  }

  private func options(
    _ message: ParameterValue, _ call: WireCall
  ) async throws(Refusal) -> [String: ParameterValue] {
    let parameter = try parameter(of: message, call)
    let searchTerm: String? =
      if case .string(let term)? = message["searchTerm"] { term } else { nil }
    let (handler, intent) = try target(of: message)
    let options = try await refusingOnFailure(
      try await handler.options(for: parameter, of: intent, searchTerm: searchTerm))
    switch options {
    case .values(let values): return WireOptions(IntentOptions(values)).fields
    case .collection(let options): return WireOptions(options).fields
    case .unavailable(let reason): throw Refusal(reason: reason)
    }
  }

  private func startUpdates(
    _ message: ParameterValue, _ id: Int
  ) async throws(Refusal) -> [String: ParameterValue] {
    let (handler, intent) = try target(of: message)
    let updates = try await refusingOnFailure(
      try await handler.startSendingUpdates(of: intent) { [self] response in
        send(["update": .integer(id), "response": response.parameterValue])
      })
    state.withLock { $0.updates[id] = updates }
    return [:]
  }

  private func target(
    of message: ParameterValue
  ) throws(Refusal) -> (any DynamicIntentHandling, DynamicIntent) {
    guard case .integer(let number)? = message["handler"],
      let handler = state.withLock({ $0.handlers[number] })
    else { throw Refusal(reason: "no handler has this number") }
    return (handler, try intent(of: message))
  }

  private func parameter(of message: ParameterValue, _ call: WireCall) throws(Refusal) -> String {
    guard case .string(let parameter)? = message["parameter"] else {
      throw Refusal(reason: "\(call.rawValue) requires the name of a parameter")
    }
    return parameter
  }

  /// Returns the schema of the intent in a message, whose class is given if several have its name.
  private func schema(_ message: ParameterValue) -> IntentSchema? {
    guard case .string(let name)? = message["intent"] else { return nil }
    if case .string(let className)? = message["class"],
      let system = SystemIntents.named(className)?.schema, system.siriKitName == className
    {
      return system
    }
    return customIntents.first { $0.name == name } ?? SystemIntents.named(name)?.schema
  }

  private func intent(of message: ParameterValue) throws(Refusal) -> DynamicIntent {
    guard let schema = schema(message) else { throw Refusal(reason: "the intent is unknown") }
    let fields: [String: ParameterValue] =
      if case .object(let members)? = message["parameters"] { members } else { [:] }
    return try refusing(try DynamicIntent(schema, fields: fields))
  }

  func refusingOnFailure<Answer>(
    _ answer: @autoclosure () async throws(HandlerFailure) -> Answer
  ) async throws(Refusal) -> Answer {
    do throws(HandlerFailure) {
      return try await answer()
    } catch {
      throw Refusal(reason: error.description)
    }
  }

  /// Returns the value of an expression, or refuses the call if the message doesn't fit.
  func refusing<Value>(
    _ value: @autoclosure () throws(ParameterError) -> Value
  ) throws(Refusal) -> Value {
    do throws(ParameterError) {
      return try value()
    } catch {
      throw Refusal(reason: error.description)
    }
  }

  // MARK: - The end

  /// The maximum number of rounds for which faults after the last answer are awaited.
  ///
  /// Rounds are counted instead of time, because Swift's runtime suspends all threads while it writes
  /// the backtrace of a crash.
  private static let maximumLateRoundCount = 125
  private static let lateRound = Duration.milliseconds(2)

  /// Waits until no code of the app is running or about to run, within a limit, so that a crash or
  /// a second answer that follows the last one isn't missed.
  private func awaitLateFaults(untilEndOf requests: Int32) {
    for count in stride(from: Self.maximumLateRoundCount, to: 0, by: -1) {
      guard mayFail(within: Self.lateRound * count) else { return }
      let ready = Descriptor.wait(for: [Descriptor.Polled(requests)], timeout: Self.lateRound)
      if ready[0].isReadable { return }
    }
  }

  /// Whether code of the app may still run within a time.
  private func mayFail(within time: Duration) -> Bool {
    // Timers first: one that fires in the meantime has resumed a thread by the time that the threads
    // are examined.
    let isTimerDue = CurrentProcess.nextTimer.map { $0 <= time } ?? false
    let keepsCompletion = state.withLock { state in
      state.watches.contains { $0.watch != nil }
    }
    return isTimerDue || keepsCompletion || CurrentProcess.areOtherThreadsIdle() == false
  }

  func send(_ message: ParameterValue) {
    var bytes = JSONWriter.bytes(message, style: .compact)
    bytes.append(UInt8(ascii: "\n"))
    writing.withLock { _ in _ = Descriptor.write(bytes, to: answers) }
  }
}
