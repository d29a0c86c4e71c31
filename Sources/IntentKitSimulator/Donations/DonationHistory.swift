package import IntentKitCore

/// The effects of an app's donations: the combination for each of them, and the suggestions.
package struct DonationHistory: Sendable {
  /// The effects of the file's entries, in their order.
  package private(set) var events: [Event] = []
  /// The suggestions after all donations and deletions, with the best one first.
  package private(set) var suggestions: [(schema: IntentSchema, suggestion: DonationSuggestion)] =
    []

  /// The effect of an entry.
  package enum Event: Sendable {
    /// A donation, with its combination or the reason why it isn't suggested.
    case donated(
      IntentSchema, Interaction,
      Result<IntentDefinition.ParameterCombination?, DonationProblem>)
    /// A deletion, with the donations that it deleted.
    case deleted(DonationEntry.Deletion, [Interaction])
  }

  /// Performs the donations and the deletions of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - customIntents: The custom intents of the app. SiriKit's intents are known.
  /// - Throws: ``ScenarioError`` if an intent is unknown, or its parameters don't fit. Show it to the
  ///   author of the file.
  package init(_ file: DonationFile, customIntents: [IntentSchema]) throws(ScenarioError) {
    var log = DonationLog()
    var schemas: [String: IntentSchema] = [:]
    for (index, entry) in file.entries.enumerated() {
      if let deletion = entry.deletion {
        events.append(.deleted(deletion, log.delete(deletion)))
        continue
      }
      let (schema, interaction): (IntentSchema, Interaction)
      do throws(ParameterError) {
        (schema, interaction) = try inside("donations") { () throws(ParameterError) in
          try inside(.index(index), try entry.interaction(knowing: customIntents))
        }
      } catch {
        throw file.error(error)
      }
      schemas[schema.name] = schema
      let donated = log.donate(interaction)
      let match: Result<IntentDefinition.ParameterCombination?, DonationProblem>
      do throws(DonationProblem) {
        match = .success(try schema.donatedCombination(of: donated.intent))
      } catch {
        match = .failure(error)
      }
      events.append(.donated(schema, donated, match))
    }
    suggestions = log.suggestions { schemas[$0] }.compactMap { suggestion in
      schemas[suggestion.intentName].map { ($0, suggestion) }
    }
  }

  /// Whether a donation matches no combination.
  package var hasProblems: Bool {
    events.contains { event in
      if case .donated(_, _, .failure) = event { true } else { false }
    }
  }
}

extension DonationLog {
  /// Deletes the donations that an entry names.
  fileprivate mutating func delete(_ deletion: DonationEntry.Deletion) -> [Interaction] {
    if deletion.all { return deleteAll() }
    if let group = deletion.group { return delete(group: group) }
    return delete(identifiers: Set(deletion.identifiers))
  }
}

extension DonationEntry {
  /// Returns the interaction that the entry donates, with the schema of its intent.
  fileprivate func interaction(
    knowing customIntents: [IntentSchema]
  ) throws(ParameterError) -> (IntentSchema, Interaction) {
    let name = intent ?? ""
    guard
      let schema = customIntents.custom(named: name) ?? SystemIntents.named(name)?.schema
    else {
      let custom = customIntents.map(\.name).inOneLine
      throw ParameterError(
        found: "the intent “\(name.shortened(to: 60))”",
        expected: custom.isEmpty
          ? "one of SiriKit's intents" : "one of SiriKit's intents, or \(custom)",
        hint: customIntents.nearestName(to: name).map { "Did you mean “\($0)”?" },
        path: ParameterPath([.name("intent")]))
    }
    let intent = try inside("parameters", try DynamicIntent(schema, fields: parameters))
    var interaction = Interaction(intent: intent, response: nil)
    interaction.direction = direction
    interaction.date = date
    interaction.identifier = identifier
    interaction.groupIdentifier = group
    return (schema, interaction)
  }
}
