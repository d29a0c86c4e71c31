import IntentKitCore

/// An intent for tests, with one parameter of each shape and a handler made of closures.
struct Trial: Intent, ParameterRecord {
  var text: String?
  var flag: Bool?
  var mode: PlaybackRepeatMode = .unknown
  var days: DayOfWeekOptions = []
  var seats = 2
  var items: [String]?

  enum Reason: String, UnsupportedReason {
    case tooLong
    var name: String { rawValue }
  }

  typealias TextResult = ResolutionResult<String, Reason>

  struct Handler: Sendable {
    var text: @Sendable (Trial) async -> TextResult = { _ in .notImplemented }
    var flag: @Sendable (Trial) async -> BooleanResolutionResult = { _ in .notImplemented }
    var mode: @Sendable (Trial) async -> PlaybackRepeatModeResolutionResult = { _ in
      .notImplemented
    }
    var days: @Sendable (Trial) async -> ResolutionResult<DayOfWeekOptions, Never> = { _ in
      .notImplemented
    }
    var seats: @Sendable (Trial) async -> IntegerResolutionResult = { _ in .notImplemented }
    var items: @Sendable (Trial) async -> [TextResult] = { _ in [.notImplemented] }
    var confirm: @Sendable (Trial) async -> SendMessageIntentResponse = { _ in .init(code: .ready) }
    var handle: @Sendable (Trial) async -> SendMessageIntentResponse = { _ in .init(code: .success)
    }
  }

  /// Whether the request requires confirmation.
  var asks = false

  static let quiet = makeSchema(.never)
  static let asking = makeSchema(.always)
  var schema: IntentSchema { asks ? Self.asking : Self.quiet }

  var resolvers: [ParameterResolver<Trial>] {
    [
      .value("text", \.text) { await $0.text($1) },
      .value("flag", \.flag) { await $0.flag($1) },
      .value("mode", \.mode) { await $0.mode($1) },
      .value("days", \.days) { await $0.days($1) },
      .value("seats", \.seats) { await $0.seats($1) },
      .elements("items", \.items) { await $0.items($1) },
    ]
  }

  func confirm(with handler: Handler) async -> SendMessageIntentResponse {
    await handler.confirm(self)
  }

  func handle(with handler: Handler) async -> SendMessageIntentResponse {
    await handler.handle(self)
  }
}

extension Trial {
  private static func makeSchema(_ userConfirmation: IntentSchema.UserConfirmation) -> IntentSchema
  {
    IntentSchema(
      name: "Trial", siriKitName: "TrialIntent", summary: "Is tried.", domain: "Tests",
      userConfirmation: userConfirmation, parameters: recordSchema.fields, resolveMethods: [],
      responseCodes: SendMessageIntentResponseCode.known)
  }

  static let recordSchema = RecordSchema(
    name: "Trial",
    fields: [
      ParameterSchema("text", String.self), ParameterSchema("flag", Bool.self),
      ParameterSchema("mode", PlaybackRepeatMode.self),
      ParameterSchema("days", DayOfWeekOptions.self), ParameterSchema("seats", Int.self),
      ParameterSchema("items", [String].self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    text = try fields.optional("text")
    flag = try fields.optional("flag")
    mode = try fields.value("mode", default: .unknown)
    days = try fields.value("days", default: [])
    seats = try fields.value("seats", default: 2)
    items = try fields.optional("items")
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("text", text)
    fields.write("flag", flag)
    fields.write("mode", mode)
    fields.write("days", days)
    fields.write("seats", seats)
    fields.write("items", items)
  }

  /// Runs this intent in simulated time with answers in order; later questions have no answer.
  func run(_ handler: Handler, _ answers: Answer...) async -> IntentRun<Trial> {
    await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      self, handler: handler, dialogue: ScriptedAnswers(answers))
  }
}

/// The results of a method's calls in order; the last one repeats.
actor InTurn<Result: Sendable> {
  private var results: [Result]
  /// The intents the method was called with.
  private(set) var seen: [Trial] = []

  init(_ results: Result...) { self.results = results }

  func callAsFunction(_ intent: Trial) -> Result {
    seen.append(intent)
    return results.count > 1 ? results.removeFirst() : results[0]
  }
}
