public import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A request with everything that determines its course: the app, its world, the answers, and the
/// expected end.
///
/// In a file, a scenario is a JSON object. Only `intent` is required, or `say` instead.
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
public struct Scenario: DeclaredRecord {
  /// The location of the format's JSON Schema, for editors.
  public var schema: String?
  /// The version of the format: 1.
  public var version: Int
  /// A short description of the scenario.
  public var name: String?
  /// Tags for selecting scenarios.
  public var tags: [String]
  /// Whether every question must have a matching turn, and every verdict must be expected.
  public var strict: Bool
  /// Any name of the requested app.
  ///
  /// If it's nil, the app is the one with the name ``appName``, or the only app that handles the
  /// intent.
  public var app: String?
  /// The name that the user says for the app: its own name or an alternative name (What Siri does,
  /// 6).
  ///
  /// Defaults to ``app``.
  public var appName: String?
  /// The path of the file that defines the custom intents of the app, relative to the folder of the
  /// scenario; nil if the app defines its intents.
  ///
  /// An extension handles these intents, and without one, ``handler``.
  public var definition: String?
  /// The answers of a handler that isn't written yet; nil for the obvious ones.
  ///
  /// An app with a handler ignores them, so a scenario can be written first and test the handler
  /// later.
  public var handler: HandlerScript?
  /// The source of the request.
  public var source: Source
  /// The time for which Maps observes a ride, in seconds.
  ///
  /// Defaults to half an hour.
  public var watchSeconds: Double?
  /// The time after which the user picks one of the ride options that Maps lists, in seconds; nil
  /// if the options are only listed.
  ///
  /// Maps then requests the ride, and the end of that request is the one to expect.
  public var pickSeconds: Double?
  /// The language of the conversation.
  public var locale: Language?
  /// The circumstances of the request.
  public var given: GivenWorld
  /// The sentence with which the user makes the request; nil if its intent is given instead.
  ///
  /// The sentence determines the app, the intent and the parameters. Beside it, ``intent`` and
  /// ``parameters`` are what it must mean.
  public var say: String?
  /// The intent's name, in Swift's or SiriKit's spelling; nil if ``say`` determines it.
  public var intent: String?
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
    /// Siri, with resolution and confirmation.
    case siri
    /// Maps, without resolution or confirmation; it observes rides.
    case maps
    /// A shortcut or a suggestion, whose request is one that was donated or configured.
    case shortcut
  }

  public static let recordFields = RecordFields<Scenario>(
    .optional("$schema", \.schema, summary: "The location of this JSON Schema, for editors."),
    .optional(
      "version", \.version, default: 1,
      summary: "The version of the format, which is 1."
    ).mapped(by: supported(version:)),
    .optional("name", \.name, summary: "A short description of the scenario."),
    .optional("tags", \.tags, absence: [], summary: "Tags for selecting scenarios."),
    .optional(
      "strict", \.strict, absence: false,
      summary:
        "Whether every question must have a matching turn, and every verdict must be expected."),
    .optional(
      "app", \.app,
      summary:
        "Any name of the app. By default, the only app that handles the intent."),
    .optional(
      "appName", \.appName,
      summary: "The name that the user says for the app. By default, the value of app."),
    .optional(
      "definition", \.definition,
      summary:
        "The path of the .intentdefinition file with the app's custom intents, relative to the scenario."
    ),
    .optional(
      "handler", \.handler,
      summary:
        "The answers of a handler that isn't written yet. An app with a handler of its own ignores them."
    ),
    .optional(
      "source", \.source, absence: .siri, summary: "The source of the request. By default, siri."),
    .optional(
      "watchSeconds", \.watchSeconds,
      summary: "The number of seconds for which Maps observes a ride. By default, half an hour."
    ).mapped(by: possible(seconds:)),
    .optional(
      "pickSeconds", \.pickSeconds,
      summary:
        "The number of seconds after which the user picks one of the ride options that Maps lists, and Maps requests the ride. By default, they are only listed."
    ).mapped(by: possible(seconds:)),
    .optional(
      "locale", \.locale,
      summary:
        "The language of the conversation. By default, the preferred language of the process."),
    .optional(
      "given", \.given, absence: GivenWorld(), summary: "The circumstances of the request."),
    .optional(
      "say", \.say,
      summary:
        "The sentence with which the user makes the request. It determines the app, the intent and the parameters."
    ),
    .optional(
      "intent", \.intent,
      summary:
        "The intent's name, in Swift's or SiriKit's spelling, or the name of a custom intent. With say, the intent that the sentence must mean."
    ),
    .optional(
      "parameters", \.writtenParameters, default: [:],
      summary:
        "The known parameters of the request, by name. With say, what the sentence must mean."),
    .optional(
      "turns", \.turns, absence: [], summary: "The questions and the user's answers, in order."),
    .optional(
      "expect", \.expect, summary: "The expected end of the request. Omitted keys aren't checked.")
  ) {
    schema, version, name, tags, strict, app, appName, definition, handler, source, watchSeconds,
    pickSeconds, locale, given, say,
    intent, parameters, turns, expect throws(ParameterError) in
    guard say != nil || intent != nil else {
      throw ParameterError(found: "nothing", expected: "an intent or say", path: [.name("intent")])
    }
    var asked: Set<String> = []
    for case (let name, .null) in parameters { asked.insert(name) }
    return Scenario(
      schema: schema, version: version, name: name, tags: tags, strict: strict, app: app,
      appName: appName, definition: definition, handler: handler, source: source,
      watchSeconds: watchSeconds, pickSeconds: pickSeconds, locale: locale, given: given,
      say: say, intent: intent,
      parameters: asked.isEmpty ? parameters : parameters.filter { $1 != .null },
      askedEachTime: asked, turns: turns, expect: expect)
  }

  private var writtenParameters: [String: ParameterValue] {
    parameters.merging(askedEachTime.map { ($0, ParameterValue.null) }) { value, _ in value }
  }

  /// Throws an error for an unknown version of the format.
  static func supported(version: Int) throws(ParameterError) -> Int {
    guard version != 1 else { return version }
    throw ParameterError(
      found: "version \(version)", expected: "version 1",
      hint: version > 1 ? "A newer release may read it." : nil)
  }

  /// Throws an error for an invalid duration.
  private static func possible(seconds: Double?) throws(ParameterError) -> Double? {
    guard let seconds, !(0...86_400).contains(seconds) else { return seconds }
    throw ParameterError(found: "\(seconds)", expected: "seconds from 0 to 86400, a day")
  }

  /// Whether the user picks one of the options that Maps lists, which Maps then books.
  var picksRide: Bool { source == .maps && pickSeconds != nil }

  /// Returns the request source for the pipeline.
  ///
  /// - Parameter now: The date of the request.
  /// - Returns: The source.
  func requestSource(at now: Date) -> RequestSource {
    switch source {
    case .siri: .siri
    case .maps:
      .maps(
        watching: .seconds(watchSeconds ?? 1800),
        picking: pickSeconds.map { RequestSource.RidePick(after: .seconds($0), now: now) })
    case .shortcut: .shortcut
    }
  }
}

extension Scenario {
  /// Creates a scenario for an intent.
  public init(intent: String, parameters: [String: ParameterValue] = [:]) {
    self.init(
      version: 1, tags: [], strict: false, source: .siri, given: GivenWorld(), intent: intent,
      parameters: parameters, turns: [])
  }

  /// Creates a scenario for a sentence of the user.
  public init(saying sentence: String) {
    self.init(
      version: 1, tags: [], strict: false, source: .siri, given: GivenWorld(), say: sentence,
      parameters: [:], turns: [])
  }
}
