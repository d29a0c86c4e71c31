public import IntentKitCore

extension INSimulatedWorld {
  /// The donations in the form of the core, from which suggestions follow.
  ///
  /// - Throws: `ParameterError` if a value of a request doesn't fit.
  public var donationLog: DonationLog {
    get throws(ParameterError) {
      var log = DonationLog()
      for interaction in try interactions { log.donate(interaction) }
      return log
    }
  }

  /// The donations as a file in JSON for `intentsim suggest`.
  ///
  /// - Throws: `ParameterError` if a value of a request doesn't fit.
  public var donationFile: String {
    get throws(ParameterError) {
      let donations = try interactions.map { interaction in
        var fields: [String: ParameterValue] = [
          "intent": .string(interaction.intentName),
          "direction": interaction.direction.parameterValue,
        ]
        if !interaction.intent.isEmpty { fields["parameters"] = .object(interaction.intent) }
        fields["date"] = interaction.date?.parameterValue
        fields["identifier"] = interaction.identifier.map { .string($0) }
        fields["group"] = interaction.groupIdentifier.map { .string($0) }
        return ParameterValue.object(fields)
      }
      return JSONWriter.text(["donations": .array(donations)], style: .pretty)
    }
  }

  private var interactions: [Interaction] {
    get throws(ParameterError) {
      var interactions: [Interaction] = []
      for donation in donations {
        interactions.append(try Interaction(parameterValue: try INInteraction.write(donation)))
      }
      return interactions
    }
  }
}

extension INIntent {
  /// Whether the system could suggest the request after a donation.
  var isDonatable: Bool {
    guard let schema = Self._schema, let values = try? fieldValues else { return true }
    do throws(DonationProblem) {
      // SiriKit's intents have no combinations.
      _ = try schema.donatedCombination(of: values)
      return true
    } catch {
      return false
    }
  }

  /// Whether the request can become a shortcut.
  var isShortcut: Bool {
    guard let schema = Self._schema, schema.isCustom else { return true }
    guard let values = try? fieldValues, let intent = try? DynamicIntent(schema, fields: values)
    else { return false }
    return (try? IntentShortcut(intent)) != nil
  }
}
