public import IntentKitCore

/// The answers of a handler that isn't written yet.
///
/// Without an answer in the script, the handler gives the obvious one: it asks for a missing value,
/// accepts a value within the limits of its definition, is ready, and succeeds.
///
/// ```json
/// {
///   "results": { "quantity": [{ "unsupported": "notEnoughLeft" }, "success"] },
///   "options": { "tea": ["Sencha", "Assam"] },
///   "defaults": { "size": "large" },
///   "handle": { "code": "ordersWaiting", "properties": { "waitTime": 3 } }
/// }
/// ```
public struct HandlerScript: DeclaredRecord {
  /// The results of resolve methods by parameter, in the order of the calls.
  ///
  /// A result without a value is a name: `"needsValue"`. Others are objects:
  /// `{"disambiguation": ["Sencha", "Assam"]}`. A call that needs a result for each element takes a
  /// list of them, or one result for all elements.
  public var results: [String: ParameterValue]
  /// The options by parameter: values, or sections with a title and items.
  ///
  /// An object has these as `items`, besides the values that only a search finds (`searchable`), and
  /// whether the items are sorted and listed by their first letter (`usesIndexedCollation`).
  public var options: [String: ParameterValue]
  /// The default values by parameter.
  public var defaults: [String: ParameterValue]
  /// The response of confirm.
  public var confirm: Response?
  /// The response of handle.
  public var handle: Response?

  /// A response in a script; in files, a bare text is its code.
  public struct Response: DeclaredRecord {
    /// The name of the code; by default the code for the usual end of the phase.
    public var code: String?
    /// The properties by name.
    public var properties: [String: ParameterValue]

    /// Creates a response.
    public init(code: String? = nil, properties: [String: ParameterValue] = [:]) {
      self.code = code
      self.properties = properties
    }

    public static let recordFields = RecordFields<Response>(
      name: "ScriptedResponse", textField: "code",
      .optional(
        "code", \.code,
        summary:
          "The name of the response code. By default, ready from confirm and success from handle."),
      .optional(
        "properties", \.properties, absence: [:],
        summary: "The properties of the response, by name."),
      make: Response.init)
  }

  /// Creates a script.
  public init(
    results: [String: ParameterValue] = [:], options: [String: ParameterValue] = [:],
    defaults: [String: ParameterValue] = [:], confirm: Response? = nil, handle: Response? = nil
  ) {
    self.results = results
    self.options = options
    self.defaults = defaults
    self.confirm = confirm
    self.handle = handle
  }

  public static let recordFields = RecordFields<HandlerScript>(
    .optional(
      "results", \.results, absence: [:],
      summary: "The results of resolve methods by parameter, in the order of the calls."),
    .optional(
      "options", \.options, absence: [:],
      summary: "The options by parameter: values, or sections with a title and items."),
    .optional(
      "defaults", \.defaults, absence: [:], summary: "The default values, by parameter."),
    .optional("confirm", \.confirm, summary: "The response of confirm."),
    .optional("handle", \.handle, summary: "The response of handle."),
    make: HandlerScript.init)
}
