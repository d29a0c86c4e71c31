public import IntentKitCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The state of a request that the assistant's statements depend on.
public struct Situation: Sendable {
  /// The intent's name without prefix and suffix.
  public var intent: String
  /// The intent's schema, or nil for a saved trace of an unknown intent.
  public var schema: IntentSchema?
  /// The name that users say for the app.
  public var app: String
  /// The current parameters.
  public var parameters: [String: ParameterValue]
  /// The fields of the last response.
  public var response: [String: ParameterValue]
  /// The name of the last response's code, if there was a response.
  var code: String?
  /// The value that the app didn't support last.
  var unsupported: Phrasebook.Complaint?
  /// The verdicts so far.
  public var verdicts: [Verdict]
  /// The calls of the app for views of the last response.
  public var views: [ViewStep] = []
  /// The time of the request, if known.
  ///
  /// Nearby days are described relative to it.
  public var now: Date?
  /// Whether statements are spoken to a user without a screen.
  public var isVoiceOnly = false

  /// Creates a situation.
  public init(
    intent: String, schema: IntentSchema? = nil, app: String,
    parameters: [String: ParameterValue] = [:], response: [String: ParameterValue] = [:],
    verdicts: [Verdict] = [], now: Date? = nil
  ) {
    self.intent = intent
    self.schema = schema
    self.app = app
    self.parameters = parameters
    self.response = response
    self.verdicts = verdicts
    self.now = now
  }

  /// The key of the intent in tables of sentences.
  var phraseKey: String { schema?.phraseKey ?? intent }

  /// Creates the situation of a question to a dialogue.
  public init(_ context: DialogueContext) {
    self.init(
      intent: context.schema.name, schema: context.schema, app: context.app.displayName,
      parameters: context.parameters)
    isVoiceOnly = context.isVoiceOnly
  }

  /// Updates the state with an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - schema: The intent's schema, or nil for the schema of the SiriKit intent with the event's
  ///     intent name.
  mutating func note(_ event: TraceEvent, knowing schema: IntentSchema?) {
    switch event.kind {
    case .started(let intent, let parameters, let app, let isVoiceOnly):
      self = Situation(
        // A request from Maps can be followed by one for another intent.
        intent: intent,
        schema: schema?.name == intent ? schema : SystemIntents.named(intent)?.schema ?? schema,
        app: app,
        parameters: parameters.fields, now: now)
      self.isVoiceOnly = isVoiceOnly
    case .changed(let parameter, let value): parameters[parameter] = value
    case .responded(_, let code, let response, _), .updated(let code, let response, .shown):
      self.code = code
      self.response = response.fields
      if case .responded = event.kind { views = [] }
    case .resolved(let method, let results, _):
      guard let index = results.firstIndex(where: { $0.kind == .unsupported }) else { break }
      let value = method.parameter.flatMap { parameters[$0] }
      unsupported = Phrasebook.Complaint(
        parameter: method.parameter, value: value?[index] ?? value, reason: results[index].reason)
    case .updated: break
    case .judged(let verdict): verdicts.append(verdict)
    case .viewConfigured(let step): note(step)
    case .called, .provided, .asked, .answered, .handedOver, .appLogged, .ended: break
    }
  }

  /// Returns the type of a parameter, or of a property of the response, if known.
  func type(of parameter: String?) -> ParameterType? {
    schema?.type(ofAsked: parameter)
  }
}

extension ParameterType {
  /// Whether values are people, alone or in a list.
  package var isPerson: Bool {
    switch self {
    case .record(let reference): reference.name == Person.recordSchema.name
    case .list(let element): element.isPerson
    default: false
    }
  }
}
