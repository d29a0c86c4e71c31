package import IntentKitCore
import IntentKitPlatform
package import IntentKitSimulator

/// The combination or the problem of each donation, and the suggestions, as text and as JSON.
package struct DonationReport: Sendable {
  private let history: DonationHistory
  private let words: DonationWords
  private let phrasebook: Phrasebook

  /// Creates a report on donations.
  ///
  /// - Parameters:
  ///   - history: The donations and their effects.
  ///   - language: The language of titles and sentences.
  package init(_ history: DonationHistory, language: Language) {
    self.history = history
    words = .words(in: language)
    phrasebook = language.phrasebook
  }

  /// The exit status: findings, if a donation matches nothing.
  package var status: ExitStatus { history.hasProblems ? .findings : .success }

  // MARK: - Text

  /// Returns the report as text.
  ///
  /// - Parameter width: The number of columns. Long names may exceed it.
  /// - Returns: The text with a line break at the end.
  package func text(width: Int = 100) -> String {
    var sections = [section(words.donations, history.events.map(paragraphs), width)]
    sections.append(section(words.suggestions, history.suggestions.map(paragraphs), width))
    if history.events.isEmpty { sections[0].append("  \(words.noDonations)") }
    if history.suggestions.isEmpty { sections[1].append("  \(words.noSuggestions)") }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func section(_ title: String, _ items: [[String]], _ width: Int) -> [String] {
    let column = "\(items.count)".count
    return [title]
      + items.enumerated().flatMap { index, paragraphs in
        let number = "\(index + 1)"
        let start = "  " + String(repeating: " ", count: column - number.count) + number + "  "
        let room = max(width - start.columns, 32)
        return paragraphs.flatMap { $0.wrapped(to: room) }.hanging(after: start)
      }
  }

  private func paragraphs(on event: DonationHistory.Event) -> [String] {
    switch event {
    case .deleted(_, let interactions):
      let names = interactions.compactMap(\.identifier)
      return [
        names.isEmpty ? words.deletedNothing : words.deleted(names.joined(separator: ", "))
      ]
    case .donated(let schema, let interaction, let match):
      let head = [
        schema.name, interaction.identifier, interaction.date?.spokenText,
        interaction.groupIdentifier.map { words.group + $0 },
      ].compactMap(\.self).joined(separator: " · ")
      switch match {
      case .failure(let problem):
        return [head, phrasebook.explanation(of: problem, schema: schema)]
      case .success(nil):
        return [head, title(nil, interaction.intent, schema), words.systemIntent]
      case .success(let combination?):
        return [
          head, title(combination, interaction.intent, schema),
          [
            combination.parameters.isEmpty
              ? words.withoutParameters
              : words.combination(combination.parameters.joined(separator: words.comma)),
            execution(of: combination),
          ].joined(separator: words.space),
        ]
      }
    }
  }

  private func paragraphs(on item: (schema: IntentSchema, suggestion: DonationSuggestion))
    -> [String]
  {
    let (schema, suggestion) = item
    return [
      title(suggestion.combination, suggestion.parameters, schema),
      words.count(suggestion.count) + (suggestion.lastDate.map { words.last($0.spokenText) } ?? "")
        + " · " + execution(of: suggestion.combination),
    ]
  }

  private func title(
    _ combination: IntentDefinition.ParameterCombination?, _ parameters: [String: ParameterValue],
    _ schema: IntentSchema
  ) -> String {
    [
      phrasebook.title(of: combination, with: parameters, schema: schema),
      phrasebook.subtitle(of: combination, with: parameters, schema: schema),
    ].compactMap(\.self).joined(separator: " – ")
  }

  private func execution(of combination: IntentDefinition.ParameterCombination?) -> String {
    combination?.runsInBackground == false ? words.opensApp : words.background
  }

  // MARK: - JSON

  /// The report as a JSON value.
  package var value: ParameterValue {
    [
      "donations": .array(history.events.map(item)),
      "suggestions": .array(history.suggestions.map(item)),
      "status": .integer(Int(status.rawValue)),
    ]
  }

  /// The donations, the deletions and the suggestions, each as a JSON value with its kind.
  package var items: [ParameterValue] {
    history.events.map(item) + history.suggestions.map(item)
  }

  private func item(on event: DonationHistory.Event) -> ParameterValue {
    switch event {
    case .deleted(_, let interactions):
      return [
        "kind": "deletion",
        "identifiers": .array(interactions.compactMap { $0.identifier.map { .string($0) } }),
      ]
    case .donated(let schema, let interaction, let match):
      var members: [String: ParameterValue?] = [
        "kind": "donation", "intent": .string(schema.name),
        "parameters": .object(interaction.intent),
        "identifier": interaction.identifier.map { .string($0) },
        "date": interaction.date?.parameterValue,
        "group": interaction.groupIdentifier.map { .string($0) },
        "direction": interaction.direction.parameterValue,
      ]
      switch match {
      case .success(let combination):
        members["match"] = .string(combination == nil ? "systemIntent" : "combination")
        add(combination, interaction.intent, schema, to: &members)
      case .failure(let problem):
        members["match"] = "none"
        members["problem"] = .string(problem.name)
        members["message"] = .string(phrasebook.explanation(of: problem, schema: schema))
        if case .noCombination(let mismatch) = problem {
          members["nearest"] = names(mismatch.nearest.parameters)
          members["missing"] = names(mismatch.missing)
          members["extra"] = names(mismatch.extra)
        }
      }
      return .members(members)
    }
  }

  private func item(on item: (schema: IntentSchema, suggestion: DonationSuggestion))
    -> ParameterValue
  {
    let (schema, suggestion) = item
    var members: [String: ParameterValue?] = [
      "kind": "suggestion", "intent": .string(schema.name),
      "parameters": .object(suggestion.parameters), "count": .integer(suggestion.count),
      "identifiers": names(suggestion.identifiers),
      "lastDate": suggestion.lastDate?.parameterValue,
    ]
    add(suggestion.combination, suggestion.parameters, schema, to: &members)
    return .members(members)
  }

  private func add(
    _ combination: IntentDefinition.ParameterCombination?, _ parameters: [String: ParameterValue],
    _ schema: IntentSchema, to members: inout [String: ParameterValue?]
  ) {
    members["title"] = .string(
      phrasebook.title(of: combination, with: parameters, schema: schema))
    members["subtitle"] = phrasebook.subtitle(of: combination, with: parameters, schema: schema)
      .map { .string($0) }
    members["combination"] = combination.map { names($0.parameters) }
    members["runsInBackground"] = .boolean(combination?.runsInBackground ?? true)
  }

  private func names(_ names: [String]) -> ParameterValue { .array(names.map { .string($0) }) }
}
