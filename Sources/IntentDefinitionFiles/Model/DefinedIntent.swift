/// An intent of a definition file.
package struct DefinedIntent: Sendable, Hashable {
  /// The name without prefix and suffix.
  package var name: Located<String>
  /// Whether the file defines the intent itself or only customizes one of SiriKit's.
  package var origin: Origin
  /// The exact class name, if the file has one; otherwise it follows from prefix and name.
  package var className: Located<String>?
  /// The prefix of the class name.
  package var classPrefix: String?
  package var title: DefinedText?
  package var description: DefinedText?
  package var category: Located<String>?
  package var verb: String?
  /// Whether users can configure the intent in the Shortcuts app.
  package var isConfigurable = false
  package var isEligibleForWidgets = false
  package var isEligibleForSuggestions = true
  /// Whether the user confirms each request; always true for the category `order`.
  package var requiresConfirmation = false
  /// Whether the file itself says that the user confirms each request.
  package var marksConfirmation = false
  /// Whether the device must be unlocked.
  package var requiresUnlock = false
  package var isDeprecated = false
  package var defaultImageName: String?
  /// The parameter that takes the output of the previous action of a shortcut.
  package var inputParameter: Located<String>?
  package var keyParameter: Located<String>?
  /// The parameters in the order in which they are resolved.
  package var parameters: [DefinedParameter] = []
  /// The combinations of parameters that a donation can have.
  package var combinations: [DefinedCombination] = []
  /// The summaries in the editor of the Shortcuts app.
  package var shortcutSummaries: [DefinedCombination] = []
  package var responseCodes: [DefinedResponseCode] = []
  package var responseProperties: [DefinedField] = []
  /// The response property that is the output of the action.
  package var outputProperty: Located<String>?
  /// The place of the intent.
  package var place: FilePlace

  /// The origin of an intent.
  package enum Origin: String, Sendable, Hashable, CaseIterable {
    case custom = "Custom"
    case system = "System"
  }

  /// Creates an intent with a name and without further content.
  package init(_ name: Located<String>, origin: Origin = .custom, at place: FilePlace = FilePlace())
  {
    self.name = name
    self.origin = origin
    self.place = place
  }
}

/// A combination of parameters with the texts that stand for it.
package struct DefinedCombination: Sendable, Hashable {
  /// The names of the parameters, in the order of the file.
  package var parameters: [String]
  package var title: DefinedText?
  package var subtitle: DefinedText?
  /// Whether the intent can be handled without opening the app.
  package var runsInBackground: Bool
  package var isPrimary: Bool
  package var place: FilePlace

  /// Creates a combination.
  package init(
    _ parameters: [String], title: DefinedText? = nil, subtitle: DefinedText? = nil,
    runsInBackground: Bool = true, isPrimary: Bool = false, at place: FilePlace = FilePlace()
  ) {
    self.parameters = parameters
    self.title = title
    self.subtitle = subtitle
    self.runsInBackground = runsInBackground
    self.isPrimary = isPrimary
    self.place = place
  }
}

/// A response code of an intent.
package struct DefinedResponseCode: Sendable, Hashable {
  package var name: Located<String>
  /// Whether the code means that the request was carried out.
  package var isSuccess: Bool
  /// The text that is spoken, and shown if there is no text for that.
  package var text: DefinedText?
  /// The text that is shown.
  package var printedText: DefinedText?

  /// Creates a code.
  package init(
    _ name: Located<String>, isSuccess: Bool = false, text: DefinedText? = nil,
    printedText: DefinedText? = nil
  ) {
    self.name = name
    self.isSuccess = isSuccess
    self.text = text
    self.printedText = printedText
  }

  /// The codes that each intent has, without those that only a handler's code uses.
  package static let common: Set<String> = ["success", "failure"]
}
