public import IntentKitCore

/// A request with everything that decides how it goes: the app, the world around it, the answers, the expected end.
///
/// In a file it is a JSON object. Only `intent` must be there; an intent alone is a scenario.
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
  /// The version of the format; 1 is the only one there is.
  public var version: Int
  /// Where an editor finds the JSON Schema of the format; it changes nothing.
  public var schema: String?
  /// What the scenario shows, in a few words.
  public var name: String?
  /// Whether every question must have a turn that names it, and every verdict must be expected.
  public var strict: Bool
  /// Words by which scenarios are chosen.
  public var tags: [String]
  /// The app the request is for, by any of its names; nil for the one of ``appName``, or else for the first that
  /// handles the intent.
  public var app: String?
  /// The name by which the user speaks of the app: its own or one of its alternative names (behaviour reference, 6).
  ///
  /// Nil when the user says what ``app`` says.
  public var appName: String?
  /// Who brings the request.
  public var source: Source
  /// For how long Maps watches a ride, in seconds; half an hour when nothing is said.
  public var watchSeconds: Double?
  /// The language that is spoken.
  public var locale: Language?
  /// The world in which the request is made.
  public var given: GivenWorld
  /// The intent's name, in Swift's or SiriKit's spelling.
  public var intent: String
  /// What is known of the request.
  public var parameters: [String: ParameterValue]
  /// The parameters for which the user wants to be asked each time, so that no default takes their place; in a file they are
  /// `null` (behaviour reference, 7).
  public var askedEachTime: Set<String> = []
  /// What the user answers, in order.
  public var turns: [ScenarioTurn]
  /// How it should end; what is not mentioned is not checked.
  public var expect: Expectation?

  /// Who can bring a request.
  public enum Source: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// Siri, which resolves and confirms first.
    case siri
    /// Maps, which does neither, and watches rides.
    case maps
  }

  /// Makes a scenario of an intent.
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

  /// Refuses versions of the format that are not known here.
  static func check(version: Int) throws(ParameterError) {
    guard version != 1 else { return }
    throw ParameterError(
      found: "version \(version)", expected: "version 1",
      hint: version > 1 ? "A newer intentsim may read it." : nil,
      path: ParameterPath([.name("version")]))
  }

  /// Refuses times that are no times.
  private static func check(watchSeconds: Double?) throws(ParameterError) {
    guard let watchSeconds, !(0...86_400).contains(watchSeconds) else { return }
    throw ParameterError(
      found: "\(watchSeconds)", expected: "seconds from 0 to 86400, a day",
      path: ParameterPath([.name("watchSeconds")]))
  }

  /// What the pipeline is told of who brings the request.
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
