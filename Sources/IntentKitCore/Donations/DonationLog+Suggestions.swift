#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A request that the system suggests after donations.
public struct DonationSuggestion: Sendable, Hashable {
  /// The name of the intent in its schema.
  public var intentName: String
  /// The parameters of the suggested request.
  public var parameters: [String: ParameterValue]
  /// The combination of the parameters; nil for one of SiriKit's intents.
  public var combination: IntentDefinition.ParameterCombination?
  /// The identifiers of the donations that the suggestion follows from.
  public var identifiers: [String]
  /// The date of the last of these donations, if known.
  public var lastDate: Date?

  /// The number of donations.
  public var count: Int { identifiers.count }
}

extension DonationLog {
  /// Returns the requests that follow from the donations, with the best suggestion first.
  ///
  /// Each donation counts for every combination that is a part of it, except for the one without
  /// parameters, so donations that differ in other parameters count as equal. A combination with
  /// more parameters replaces one that follows from the same donations. More donations precede
  /// fewer, and later ones precede earlier ones.
  ///
  /// - Parameter schema: Returns the schema of the intent with a name.
  /// - Returns: The suggestions. Donations that match no combination contribute nothing.
  public func suggestions(schema: (String) -> IntentSchema?) -> [DonationSuggestion] {
    var found: [Key: DonationSuggestion] = [:]
    var order: [Key] = []
    for interaction in interactions {
      guard let schema = schema(interaction.intentName) else { continue }
      for suggestion in Self.suggestions(from: interaction, schema) {
        let key = Key(
          intent: suggestion.intentName, parameters: suggestion.parameters,
          names: suggestion.combination?.parameters)
        if found[key] == nil {
          order.append(key)
          found[key] = suggestion
        } else {
          found[key]?.add(suggestion)
        }
      }
    }
    let all = order.compactMap { found[$0] }
    // Of the suggestions that follow from the same donations, the one with the most parameters.
    let mostParameters = Dictionary(
      all.map { ($0.source, $0.parameters.count) }, uniquingKeysWith: max)
    let best = all.filter { mostParameters[$0.source] == $0.parameters.count }
    // Sorting is stable only with the places.
    return best.enumerated().sorted { one, other in
      let (left, right) = (one.element, other.element)
      if left.count != right.count { return left.count > right.count }
      let dates = (left.lastDate ?? .distantPast, right.lastDate ?? .distantPast)
      if dates.0 != dates.1 { return dates.0 > dates.1 }
      return one.offset < other.offset
    }.map(\.element)
  }

  /// The values that make suggestions equal.
  private struct Key: Hashable {
    var intent: String
    var parameters: [String: ParameterValue]
    var names: [String]?
  }

  private static func suggestions(
    from interaction: Interaction, _ schema: IntentSchema
  ) -> [DonationSuggestion] {
    func suggestion(
      _ combination: IntentDefinition.ParameterCombination?, _ values: [String: ParameterValue]
    ) -> DonationSuggestion {
      DonationSuggestion(
        intentName: schema.name, parameters: values, combination: combination,
        identifiers: [interaction.identifier].compactMap(\.self), lastDate: interaction.date)
    }
    let own: IntentDefinition.ParameterCombination?
    do throws(DonationProblem) {
      own = try schema.donatedCombination(of: interaction.intent)
    } catch {
      return []
    }
    guard let own, let definition = schema.definition else {
      return [suggestion(nil, interaction.intent)]
    }
    return definition.combinations.filter { combination in
      combination == own
        || combination.hasTitle && !combination.parameters.isEmpty
          && combination.parameters.allSatisfy(own.parameters.contains)
    }.map { combination in
      suggestion(
        combination, interaction.intent.filter { combination.parameters.contains($0.key) })
    }
  }
}

extension DonationSuggestion {
  /// The intent and the donations that the suggestion follows from.
  fileprivate var source: [String] { [intentName] + identifiers }

  /// Adds the donation of an equal suggestion.
  fileprivate mutating func add(_ other: DonationSuggestion) {
    identifiers += other.identifiers
    if let date = other.lastDate, lastDate.map({ $0 < date }) ?? true { lastDate = date }
  }
}
