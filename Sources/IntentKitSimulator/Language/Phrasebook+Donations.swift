package import IntentKitCore

// The words for donated and suggested requests (What Siri does, 7).

extension Phrasebook {
  /// Returns the title of a donated or suggested request, as the user reads it.
  ///
  /// - Parameters:
  ///   - combination: The combination of the request; nil for one of SiriKit's intents, whose title
  ///     is the name of the intent with its values.
  ///   - parameters: The parameters of the request.
  ///   - schema: The schema of the intent.
  /// - Returns: The title.
  package func title(
    of combination: IntentDefinition.ParameterCombination?,
    with parameters: [String: ParameterValue],
    schema: IntentSchema
  ) -> String {
    if let combination { return text(combination.title, with: parameters, schema: schema) ?? "" }
    let values = schema.parameters.compactMap { parameter in
      parameters[parameter.name].map { text(of: $0, as: parameter.type) }
    }.filter { !$0.isEmpty }
    return values.isEmpty ? schema.name : schema.name + labelColon + list(values)
  }

  /// Returns the subtitle of a donated or suggested request, if any.
  package func subtitle(
    of combination: IntentDefinition.ParameterCombination?,
    with parameters: [String: ParameterValue],
    schema: IntentSchema
  ) -> String? {
    text(combination?.subtitle, with: parameters, schema: schema)
  }

  /// Returns an author's text with the values of a request; without a version in this language, the
  /// first one.
  private func text(
    _ text: LocalizedText?, with parameters: [String: ParameterValue], schema: IntentSchema
  ) -> String? {
    let situation = Situation(
      intent: schema.name, schema: schema, app: "", parameters: parameters)
    guard let words = words(text, for: situation) ?? text?.general, !words.isEmpty else {
      return nil
    }
    let values = ValueWords(phrasebook: self, now: nil)
    let filled = Wording(authorText: words, responseProperties: []).filled { gap in
      values.fill(GapPath(gap), from: parameters, schema.parameters) ?? ""
    }
    // A gap without a value leaves no double space.
    return filled?.read.split(separator: " ").joined(separator: " ")
  }

  /// Returns the sentences on a donation that isn't suggested.
  package func explanation(of problem: DonationProblem, schema: IntentSchema) -> String {
    let name = schema.name
    switch (language, problem) {
    case (.english, .noCombinations):
      return "The definition of \(name) has no combinations of parameters."
    case (.japanese, .noCombinations):
      return "\(name)の定義には、パラメータの組み合わせがありません。"
    case (.english, .noTitle(let combination)):
      return combination.parameters.isEmpty
        ? "The combination without parameters has no title."
        : "The combination of \(list(combination.parameters)) has no title."
    case (.japanese, .noTitle(let combination)):
      return combination.parameters.isEmpty
        ? "パラメータのない組み合わせに、タイトルがありません。"
        : "\(list(combination.parameters))の組み合わせに、タイトルがありません。"
    case (.english, .notEligible): return "\(name) isn't eligible for suggestions."
    case (.japanese, .notEligible): return "\(name)は、提案の対象ではありません。"
    case (.english, .deprecated): return "\(name) is deprecated, so it's no longer suggested."
    case (.japanese, .deprecated): return "\(name)は非推奨のため、提案されません。"
    case (.english, .noCombination(let mismatch)): return english(mismatch)
    case (.japanese, .noCombination(let mismatch)): return japanese(mismatch)
    }
  }

  private func english(_ mismatch: DonationProblem.Mismatch) -> String {
    let nearest = mismatch.nearest.parameters
    var differences: [String] = []
    if !mismatch.missing.isEmpty {
      differences.append("also needs \(list(mismatch.missing))")
    }
    if !mismatch.extra.isEmpty { differences.append("doesn't have \(list(mismatch.extra))") }
    return
      (mismatch.parameters.isEmpty
      ? "There is no combination without parameters. "
      : "No combination has exactly \(list(mismatch.parameters)). ")
      + (nearest.isEmpty
        ? "The most similar one has no parameters."
        : "The most similar one, \(list(nearest)), \(differences.joined(separator: " and ")).")
  }

  private func japanese(_ mismatch: DonationProblem.Mismatch) -> String {
    let nearest = mismatch.nearest.parameters
    var differences: [String] = []
    if !mismatch.missing.isEmpty { differences.append("\(list(mismatch.missing))も必要です") }
    if !mismatch.extra.isEmpty { differences.append("\(list(mismatch.extra))を含みません") }
    return
      (mismatch.parameters.isEmpty
      ? "パラメータのない組み合わせがありません。"
      : "\(list(mismatch.parameters))だけの組み合わせがありません。")
      + (nearest.isEmpty
        ? "最も近い組み合わせには、パラメータがありません。"
        : "最も近い組み合わせは\(list(nearest))で、\(differences.joined(separator: "。また、"))。")
  }

  /// The punctuation between a name and its values.
  private var labelColon: String {
    switch language {
    case .english: ": "
    case .japanese: "："
    }
  }
}
