/// A request that a user can repeat, in the Shortcuts app or by a phrase, like `INShortcut`.
public struct IntentShortcut: Sendable, Hashable {
  /// The name of the intent.
  public let intentName: String
  /// The parameters of the request.
  public let parameters: [String: ParameterValue]
  /// The combination of the parameters; nil for SiriKit's intents, and for intents that users
  /// configure.
  public let combination: IntentDefinition.ParameterCombination?

  /// Creates a shortcut from a request.
  ///
  /// One of SiriKit's intents is always valid. A custom intent requires a combination with a title
  /// of exactly the parameters that have values, unless users can configure the intent.
  ///
  /// - Parameter intent: The request.
  /// - Throws: ``DonationProblem`` if the request isn't valid as a shortcut, for which `INShortcut`
  ///   returns nil. Show it to the author of the definition or of the app.
  public init(_ intent: some Intent) throws(DonationProblem) {
    let schema = intent.schema
    intentName = schema.name
    parameters = intent.fieldValues
    guard let definition = schema.definition else {
      combination = nil
      return
    }
    do throws(DonationProblem) {
      combination = try definition.combination(of: schema.namesOfValues(in: parameters))
    } catch {
      guard definition.isConfigurable else { throw error }
      combination = nil
    }
  }

  /// Whether the request is handled without opening the app.
  public var runsInBackground: Bool { combination?.runsInBackground ?? true }
}
