public import IntentKitCore

/// A request with everything that determines its course: the app, its world, the answers, and the
/// expected end.
///
/// In a file, a scenario is a JSON object. Only `intent` is required.
///
/// ```json
/// {
///   "app": "UnicornChat",
///   "intent": "SendMessage",
///   "parameters": { "recipients": ["Bill"], "content": "hello" },
///   "turns": [
///     { "asked": "recipients", "answer": "Bill James" },
///     { "asked": "confirmation", "answer": "yes" }
///   ],
///   "expect": { "outcome": "succeeded", "code": "success" }
/// }
/// ```
public struct Scenario: ParameterRecord {
  /// The version of the format, which is 1.
  public var version: Int
  /// The location of the format's JSON Schema, for editors.
  public var schema: String?
  /// A short description of the scenario.
  public var name: String?
  /// Whether every question must have a matching turn, and every verdict must be expected.
  public var strict: Bool
  /// Tags for selecting scenarios.
  public var tags: [String]
  /// Any name of the requested app.
  ///
  /// If it's nil, the app is the one with the name ``appName``, or the first app that handles the
  /// intent.
  public var app: String?
  /// The name that the user says for the app: its own name or an alternative name (What Siri does,
  /// 6).
  ///
  /// Defaults to ``app``.
  public var appName: String?
  /// The source of the request.
  public var source: Source
  /// The time for which Maps observes a ride, in seconds.
  ///
  /// Defaults to half an hour.
  public var watchSeconds: Double?
  /// The language of the conversation.
  public var locale: Language?
  /// The circumstances of the request.
  public var given: GivenWorld
  /// The intent's name, in Swift's or SiriKit's spelling.
  public var intent: String
  /// The known parameters of the request.
  public var parameters: [String: ParameterValue]
  /// The parameters that the user wants to be asked for each time, without a default (What Siri
  /// does, 7).
  ///
  /// In a file, they are `null`.
  public var askedEachTime: Set<String> = []
  /// The questions and the user's answers, in order.
  public var turns: [ScenarioTurn]
  /// The expected end of the request.
  public var expect: Expectation?

  /// The source of a request.
  public enum Source: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// Siri, which resolves and confirms first.
    case siri
    /// Maps, which neither resolves nor confirms, and which observes rides.
    case maps
  }

  /// Creates a scenario for an intent.
  public init(intent: String, parameters: [String: ParameterValue] = [:]) {
    version = 1
    strict = false
    tags = []
    source = .siri
    given = GivenWorld()
    self.intent = intent
    self.parameters = parameters
    turns = []
  }

  public static let recordSchema = RecordSchema(
    name: "Scenario",
    fields: [
      ParameterSchema(
        "$schema", String.self,
        summary: "Where an editor finds this JSON Schema; it changes nothing."),
      ParameterSchema(
        "version", Int.self, summary: "The version of the format; 1 is the only one there is."),
      ParameterSchema("name", String.self, summary: "What the scenario shows, in a few words."),
      ParameterSchema(
        "tags", [String].self, summary: "Words by which scenarios are chosen."),
      ParameterSchema(
        "strict", Bool.self,
        summary:
          "Whether every question must have a turn that names it, and every verdict be expected."),
      ParameterSchema(
        "app", String.self,
        summary:
          "The app the request is for, by any of its names; else the first that handles the intent."
      ),
      ParameterSchema(
        "appName", String.self,
        summary: "The name by which the user speaks of the app, one of its own; else what app says."
      ),
      ParameterSchema("source", Source.self, summary: "Who brings the request; else siri."),
      ParameterSchema(
        "watchSeconds", Double.self,
        summary: "For how many seconds Maps watches a ride; else half an hour."),
      ParameterSchema(
        "locale", Language.self,
        summary: "The language that is spoken; else the one that is preferred where it runs."),
      ParameterSchema(
        "given", GivenWorld.self, summary: "The world in which the request is made."),
      ParameterSchema(
        "intent", String.self, isRequired: true,
        summary: "The intent's name, in Swift's or SiriKit's spelling, or that of a custom intent."),
      ParameterSchema(
        "parameters", [String: ParameterValue].self,
        summary: "What is known of the request, by the names of the intent's parameters."),
      ParameterSchema(
        "turns", [ScenarioTurn].self,
        summary: "The questions and what the user answers, in order."),
      ParameterSchema(
        "expect", Expectation.self,
        summary: "How the request should end; what is not mentioned is not checked."),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    version = try fields.value("version", default: 1)
    try Self.check(version: version)
    schema = try fields.optional("$schema")
    strict = try fields.value("strict", default: false)
    name = try fields.optional("name")
    tags = try fields.value("tags", default: [])
    app = try fields.optional("app")
    appName = try fields.optional("appName")
    source = try fields.value("source", default: .siri)
    watchSeconds = try fields.optional("watchSeconds")
    try Self.check(watchSeconds: watchSeconds)
    locale = try fields.optional("locale")
    given = try fields.value("given", default: GivenWorld())
    intent = try fields.required("intent")
    parameters = try fields.value("parameters", default: [:])
    for (name, value) in parameters where value == Expectation.absent {
      parameters[name] = nil
      askedEachTime.insert(name)
    }
    turns = try fields.value("turns", default: [])
    expect = try fields.optional("expect")
  }

  /// Throws an error for an unknown version of the format.
  static func check(version: Int) throws(ParameterError) {
    guard version != 1 else { return }
    throw ParameterError(
      found: "version \(version)", expected: "version 1",
      hint: version > 1 ? "A newer release may read it." : nil,
      path: ParameterPath([.name("version")]))
  }

  /// Throws an error for an invalid duration.
  private static func check(watchSeconds: Double?) throws(ParameterError) {
    guard let watchSeconds, !(0...86_400).contains(watchSeconds) else { return }
    throw ParameterError(
      found: "\(watchSeconds)", expected: "seconds from 0 to 86400, a day",
      path: ParameterPath([.name("watchSeconds")]))
  }

  /// The request source for the pipeline.
  var requestSource: RequestSource {
    switch source {
    case .siri: .siri
    case .maps: .maps(watching: .seconds(watchSeconds ?? 1800))
    }
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("$schema", schema)
    fields.write("version", version)
    fields.write("name", name)
    fields.write("strict", strict, unless: false)
    if !tags.isEmpty { fields.write("tags", tags) }
    fields.write("app", app)
    fields.write("appName", appName)
    fields.write("source", source, unless: .siri)
    fields.write("watchSeconds", watchSeconds)
    fields.write("locale", locale)
    if given != GivenWorld() { fields.write("given", given) }
    fields.write("intent", intent)
    fields.write(
      "parameters",
      parameters.merging(askedEachTime.map { ($0, Expectation.absent) }) { value, _ in value })
    if !turns.isEmpty { fields.write("turns", turns) }
    fields.write("expect", expect)
  }
}
