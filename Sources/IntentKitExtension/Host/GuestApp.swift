package import IntentKitCore
import IntentKitPlatform

/// An app in a separate process, for one request.
package final class GuestApp: LaunchedApp {
  private struct State {
    var isLaunched = false
    /// The last number of a handler or a view controller.
    var lastNumber = 0
    var intentsWithViews: [String] = []
    var includesApp = true
  }

  let process: ExtensionProcess
  private let environment: AppEnvironment
  private let customIntents: [IntentSchema]
  /// The processes among which this one stays after the request, if any.
  private let kept: KeptProcesses?
  private let state = Locked(State())

  init(
    _ process: ExtensionProcess, _ environment: AppEnvironment, customIntents: [IntentSchema] = [],
    kept: KeptProcesses? = nil
  ) {
    self.process = process
    self.environment = environment
    self.customIntents = customIntents
    self.kept = kept
  }

  package func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) async throws(HandlerFailure) -> (any DynamicIntentHandling)? {
    try await launch()
    let handler = GuestHandler(process, nextNumber(), customIntents)
    var fields = handler.fields(of: intent)
    fields["site"] = .string(site.rawValue)
    let answer = try await process.call(.handler, fields)
    guard answer["handler"] != true else { return handler }
    throw WireHandlerAbsence(answer).failure(for: intent.schema)
  }

  package func application(continue activity: UserActivity) async throws(HandlerFailure) -> String?
  {
    try await launch()
    let answer = try await process.call(.continue, ["activity": activity.parameterValue])
    if answer.isDefault { DefaultImplementation.activity.note() }
    return if case .string(let shown)? = answer["shown"] { shown } else { nil }
  }

  /// Whether the guest has said that it is only the extension.
  package var includesApp: Bool { state.withLock { $0.includesApp } }

  package func end() async -> LaunchReport {
    if !Task.isCancelled, let report = kept?.keep(process) { return report }
    return await process.end()
  }

  package var signs: CallSigns? { process.signs }

  package func examine() async -> CallSigns? {
    guard var signs = process.signs else { return nil }
    signs.place = await Symbolizer.place(of: process.threads(), in: process.path)
    return signs
  }

  /// Prepares the process for ``crash()``; call this before the app is launched.
  package func prepareToCrash() { process.prepareToCrash() }

  /// Crashes the process with a segmentation fault and waits until it has been reaped.
  package func crash() async { await process.crash() }

  /// The class names of the intents for which the guest has views; empty before its launch.
  var intentsWithViews: [String] { state.withLock { $0.intentsWithViews } }

  /// Returns the number of a new handler or view controller.
  func nextNumber() -> Int {
    state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
  }

  /// Launches the process on first use.
  private func launch() async throws(HandlerFailure) {
    let isLaunched = state.withLock { state in
      defer { state.isLaunched = true }
      return state.isLaunched
    }
    guard !isLaunched else { return }
    let hello = try await process.launch()
    let intents = try process.reading(try InstalledExtension.intentsWithViews(in: hello))
    state.withLock { $0.intentsWithViews = intents }
    let answer = try await process.call(
      .launch, ["environment": WireEnvironment(environment).parameterValue])
    if answer["includesApp"] == false { state.withLock { $0.includesApp = false } }
  }
}

/// A handler in a separate process.
struct GuestHandler: DynamicIntentHandling {
  private let process: ExtensionProcess
  private let number: Int
  /// The custom intents of the app.
  private let customIntents: [IntentSchema]

  init(_ process: ExtensionProcess, _ number: Int, _ customIntents: [IntentSchema]) {
    self.process = process
    self.number = number
    self.customIntents = customIntents
  }

  /// Returns the fields that identify a handler and its intent in a call.
  func fields(of intent: DynamicIntent, _ parameter: String? = nil) -> [String: ParameterValue] {
    var fields: [String: ParameterValue] = [
      "handler": .integer(number), "intent": .string(intent.schema.name),
      "parameters": .object(intent.fields),
    ]
    fields["parameter"] = parameter.map { .string($0) }
    // One of SiriKit's intents whose name a custom intent has, too.
    let name = customIntents.name(of: intent.schema)
    if name != intent.schema.name { fields["class"] = .string(name) }
    return fields
  }

  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    let answer = try await process.call(.resolve, fields(of: intent, parameter))
    guard !answer.isDefault else { return [.notImplemented] }
    let results = try reading(try [WireResult](parameterValue: answer["results"] ?? [:]))
    var read: [DynamicResolutionResult] = []
    for result in results { read.append(try reading(try result.result())) }
    return read
  }

  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    var fields = fields(of: intent, parameter)
    fields["searchTerm"] = searchTerm.map { .string($0) }
    switch try await process.reply(to: .options, fields) {
    case .refused(let reason): return .unavailable(reason)
    case .answered(let answer):
      if answer.isDefault {
        DefaultImplementation.options.note()
        return .values([])
      }
      let options = try reading(try WireOptions(answer)).options
      let isPlain = options.sections.allSatisfy { $0.title == nil } && !options.usesIndexedCollation
      return isPlain ? .values(options.allItems) : .collection(options)
    }
  }

  func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? {
    let answer = try await process.call(.default, fields(of: intent, parameter))
    if answer.isDefault { DefaultImplementation.defaultValue.note() }
    return answer["default"]
  }

  func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    let answer = try await process.call(.confirm, fields(of: intent))
    guard answer.isDefault else { return try response(in: answer, to: intent) }
    DefaultImplementation.confirm.note()
    return DynamicIntentResponse.readiness(for: intent.schema)
  }

  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    let answer = try await process.call(.handle, fields(of: intent))
    guard !answer.isDefault else { throw .noHandleMethod }
    return try response(in: answer, to: intent)
  }

  func startSendingUpdates(
    of intent: DynamicIntent, to receive: @escaping @Sendable (DynamicIntentResponse) -> Void
  ) async throws(HandlerFailure) -> DynamicUpdates {
    let fail = HandlerFailure.recipient
    let updates = try await process.startUpdates(
      fields(of: intent),
      .init(
        receive: { response in
          do throws(HandlerFailure) {
            receive(try self.response(in: ["response": response], to: intent))
          } catch {
            fail(error)
          }
        }, fail: fail))
    guard let updates else { return DynamicUpdates(isKept: { false }) }
    return DynamicUpdates(stop: { [process] () throws(HandlerFailure) in
      try await process.stopUpdates(updates)
    })
  }

  private func response(
    in answer: ParameterValue, to intent: DynamicIntent
  ) throws(HandlerFailure) -> DynamicIntentResponse {
    guard case .object(let fields)? = answer["response"] else {
      throw process.unusableAnswer(
        ParameterError(found: "nothing", expected: "the fields of a response", path: ["response"]))
    }
    return try reading(try DynamicIntentResponse(intent.schema, fields: fields))
  }

  private func reading<Value>(
    _ value: @autoclosure () throws(ParameterError) -> Value
  ) throws(HandlerFailure) -> Value {
    try process.reading(try value())
  }
}
