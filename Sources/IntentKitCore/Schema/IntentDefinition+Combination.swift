extension IntentDefinition {
  /// Parameters that stand for a request together, with the texts for it.
  ///
  /// See <doc:WhatSiriDoes#7-Options-and-donations>.
  public struct ParameterCombination: DeclaredRecord {
    /// The names of the parameters.
    public var parameters: [String]
    /// The title; `${soup}` stands for a value.
    public var title: LocalizedText?
    /// The subtitle; `${soup}` stands for a value.
    public var subtitle: LocalizedText?
    /// Whether the request can be handled without opening the app.
    public var runsInBackground: Bool
    /// Whether the combination is the one that stands for the intent in general.
    public var isPrimary: Bool

    /// Creates a combination.
    public init(
      _ parameters: [String], title: LocalizedText? = nil, subtitle: LocalizedText? = nil,
      runsInBackground: Bool = true, isPrimary: Bool = false
    ) {
      self.parameters = parameters
      self.title = title
      self.subtitle = subtitle
      self.runsInBackground = runsInBackground
      self.isPrimary = isPrimary
    }

    public static let recordFields = RecordFields<ParameterCombination>(
      .required("parameters", \.parameters),
      .optional("title", \.title),
      .optional("subtitle", \.subtitle),
      .optional("runsInBackground", \.runsInBackground, absence: true),
      .optional("isPrimary", \.isPrimary, absence: false),
      make: ParameterCombination.init)
  }
}
