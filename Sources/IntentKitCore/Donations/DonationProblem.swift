/// The reason why a donated request isn't suggested, or why it can't become a shortcut.
///
/// See <doc:WhatSiriDoes#7-Options-and-donations>.
public enum DonationProblem: Error, Sendable, Hashable {
  /// The definition of the intent has no combinations of parameters.
  case noCombinations
  /// No combination consists of exactly the parameters that have values.
  case noCombination(Mismatch)
  /// The combination of the parameters has no title.
  case noTitle(IntentDefinition.ParameterCombination)
  /// The definition excludes the intent from suggestions.
  case notEligible
  /// The intent is deprecated, so it's only kept for users who have it in a shortcut.
  case deprecated

  /// The difference between a request and the combination that is most similar to it.
  public struct Mismatch: Sendable, Hashable {
    /// The parameters that have values, in the order of the definition.
    public var parameters: [String]
    /// The most similar combination.
    public var nearest: IntentDefinition.ParameterCombination
    /// The parameters of that combination that have no value.
    public var missing: [String]
    /// The parameters that have a value, but aren't part of that combination.
    public var extra: [String]
  }

  /// The name of the problem, for programs.
  public var name: String {
    switch self {
    case .noCombinations: "noCombinations"
    case .noCombination: "noCombination"
    case .noTitle: "noTitle"
    case .notEligible: "notEligible"
    case .deprecated: "deprecated"
    }
  }
}

extension DonationProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noCombinations: "the definition of the intent has no combinations of parameters"
    case .noCombination(let mismatch):
      "no combination has exactly the parameters \(mismatch.parameters); the most similar one has "
        + "\(mismatch.nearest.parameters)"
    case .noTitle(let combination): "the combination \(combination.parameters) has no title"
    case .notEligible: "the intent isn't eligible for suggestions"
    case .deprecated: "the intent is deprecated"
    }
  }
}
