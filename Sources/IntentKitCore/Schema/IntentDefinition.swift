/// A custom intent as its author defines it, without the parts that all custom intents share.
///
/// The format uses the names of `intentsim describe --format json`. Some keys of a parameter
/// replace the declaration of its resolve method.
///
/// ```json
/// {
///   "name": "OrderSoup",
///   "userConfirmation": "always",
///   "phrases": ["order [{quantity}] {soup}", { "text": "{soup}を[{quantity}つ]注文", "language": "ja" }],
///   "parameters": [
///     { "name": "soup", "type": "Soup", "providesOptions": true, "prompt": "Which soup?" },
///     { "name": "quantity", "type": "Int", "providesDefault": true }
///   ],
///   "responseCodes": ["failureSoldOut"],
///   "responseProperties": [{ "name": "waitTime", "type": "Int" }]
/// }
/// ```
public struct IntentDefinition: DeclaredRecord {
  /// The intent's name without its suffix, such as `OrderSoup`.
  public var name: String
  /// The name of the intent's class; by default the name with the suffix `Intent`.
  public var className: String?
  /// The title that users see.
  public var title: LocalizedText?
  /// A sentence that describes the intent.
  public var summary: LocalizedText?
  /// The category in Xcode; if it is `order`, the user always confirms the request.
  public var category: String?
  /// The verb in Xcode.
  public var verb: String?
  /// Whether the user must confirm before the request is handled: `always` or `never`.
  public var userConfirmation: IntentSchema.UserConfirmation
  /// Whether the device must be unlocked before the handler runs.
  public var requiresUnlock: Bool
  /// Whether users can configure the intent in the Shortcuts app.
  public var isConfigurable: Bool
  /// Whether the intent is the configuration of a widget.
  public var isEligibleForWidgets: Bool
  /// Whether the system suggests the intent after donations.
  public var isEligibleForSuggestions: Bool
  /// Whether the intent is only kept for users who have it in a shortcut.
  public var isDeprecated: Bool
  /// The name of the image that stands for the intent.
  public var imageName: String?
  /// The parameter that takes the output of the previous action in a shortcut.
  public var inputParameter: String?
  /// The parameter whose options stand for the intent in the Shortcuts app.
  public var keyParameter: String?
  /// The parameters, in the order in which they are resolved.
  public var parameters: [Parameter]
  /// The combinations of parameters with which the intent can be donated.
  public var combinations: [ParameterCombination]
  /// The combinations of parameters in the editor of the Shortcuts app.
  public var shortcutSummaries: [ParameterCombination]
  /// The response codes that the intent adds to those of all custom intents, and the texts of
  /// `success` and `failure`.
  public var responseCodes: [ResponseCode]
  /// The properties of a response besides its code.
  public var responseProperties: [FieldDefinition]
  /// The response property that is the output of the action in a shortcut.
  public var outputProperty: String?
  /// The sentences with which users request the intent, with parameters in braces.
  ///
  /// Without a phrase of the user's language, a sentence with the words of the name requests it.
  public var phrases: [LocalizedPhrase]

  /// Creates a definition.
  public init(
    _ name: String, className: String? = nil, title: LocalizedText? = nil,
    summary: LocalizedText? = nil, category: String? = nil, verb: String? = nil,
    userConfirmation: IntentSchema.UserConfirmation = .never, requiresUnlock: Bool = false,
    isConfigurable: Bool = false, isEligibleForWidgets: Bool = false,
    isEligibleForSuggestions: Bool = true, isDeprecated: Bool = false, imageName: String? = nil,
    inputParameter: String? = nil, keyParameter: String? = nil, parameters: [Parameter] = [],
    combinations: [ParameterCombination] = [], shortcutSummaries: [ParameterCombination] = [],
    responseCodes: [ResponseCode] = [], responseProperties: [FieldDefinition] = [],
    outputProperty: String? = nil, phrases: [LocalizedPhrase] = []
  ) {
    self.name = name
    self.className = className
    self.title = title
    self.summary = summary
    self.category = category
    self.verb = verb
    self.userConfirmation = userConfirmation
    self.requiresUnlock = requiresUnlock
    self.isConfigurable = isConfigurable
    self.isEligibleForWidgets = isEligibleForWidgets
    self.isEligibleForSuggestions = isEligibleForSuggestions
    self.isDeprecated = isDeprecated
    self.imageName = imageName
    self.inputParameter = inputParameter
    self.keyParameter = keyParameter
    self.parameters = parameters
    self.combinations = combinations
    self.shortcutSummaries = shortcutSummaries
    self.responseCodes = responseCodes
    self.responseProperties = responseProperties
    self.outputProperty = outputProperty
    self.phrases = phrases
  }

  public static let recordFields = RecordFields<IntentDefinition>(
    .required("name", \.name),
    .optional("className", \.className),
    .optional("title", \.title),
    .optional("summary", \.summary),
    .optional("category", \.category),
    .optional("verb", \.verb),
    .optional("userConfirmation", \.userConfirmation, absence: .never),
    .optional("requiresUnlock", \.requiresUnlock, absence: false),
    .optional("isConfigurable", \.isConfigurable, absence: false),
    .optional("isEligibleForWidgets", \.isEligibleForWidgets, absence: false),
    .optional("isEligibleForSuggestions", \.isEligibleForSuggestions, absence: true),
    .optional("isDeprecated", \.isDeprecated, absence: false),
    .optional("imageName", \.imageName),
    .optional("inputParameter", \.inputParameter),
    .optional("keyParameter", \.keyParameter),
    .optional("parameters", \.parameters, absence: []),
    .optional("combinations", \.combinations, absence: []),
    .optional("shortcutSummaries", \.shortcutSummaries, absence: []),
    .optional("responseCodes", \.responseCodes, absence: []),
    .optional("responseProperties", \.responseProperties, absence: []),
    .optional("outputProperty", \.outputProperty),
    .optional("phrases", \.phrases, absence: []),
    make: IntentDefinition.init)
}

extension IntentDefinition {
  /// The name of the intent's class.
  public var intentClassName: String { className ?? "\(name)Intent" }

  /// Whether the user confirms each request (What Siri does, 3.1).
  var isAlwaysConfirmed: Bool { userConfirmation == .always || category == "order" }
}
