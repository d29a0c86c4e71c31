public import IntentKitCore

/// A request that a sentence can mean.
public struct Interpretation: DeclaredRecord {
  /// The display name of the app.
  public var app: String
  /// The name by which the sentence calls the app, or nil if it doesn't name one.
  public var appName: String?
  /// The name of the intent.
  public var intent: String
  /// The parameters, with values as in a scenario.
  public var parameters: [String: ParameterValue]
  /// Each part of the sentence with its role in the request, in the order of the sentence.
  public var words: [SentencePart]
  /// The effort of the explanation: lower is more likely.
  public var cost: Int

  public static let recordFields = RecordFields<Interpretation>(
    .required("app", \.app), .optional("appName", \.appName), .required("intent", \.intent),
    .required("parameters", \.parameters), .required("words", \.words), .required("cost", \.cost),
    make: Interpretation.init)
}

extension Interpretation {
  /// Returns the parameters in the form of their types.
  func parameters(of schema: IntentSchema) -> [String: ParameterValue] {
    var written = parameters
    for (name, value) in parameters {
      guard let type = schema.parameter(named: name)?.type,
        let value = try? type.rewritten(value)
      else { continue }
      written[name] = value
    }
    return written
  }
}
