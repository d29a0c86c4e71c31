import IntentKitCore
import IntentKitPlatform

// The content of a custom request, spoken before the confirmation if there is no screen (What Siri
// does, 3.1).

extension Phrasebook {
  /// Returns the sentences with the content of a custom request; empty if it is on a screen.
  ///
  /// The author's title with the most values comes first. The values that it omits follow.
  func spokenSummary(of situation: Situation) -> [String] {
    guard situation.isVoiceOnly, let schema = situation.schema, schema.isCustom else { return [] }
    var situation = situation
    situation.parameters = situation.parameters.filter {
      schema.isRelevant($0.key, among: situation.parameters)
    }
    let (title, named) = title(of: situation, schema)
    let words = ValueWords(phrasebook: self, now: situation.now)
    var card = DetailsCard.request(situation, words, except: named)
    card.append(contentsOf: .amounts(situation, words))
    let summary = sentence(questions.requestSummary) { _ in spoken(title) }
    // The author's words for true and false need no label.
    let labels = schema.parameters.compactMap(\.definition).filter { flagWords(of: $0) != nil }
      .compactMap { self.words($0.displayName) }
    return [summary.heard] + card.rows.map { detail($0, isLabeled: !labels.contains($0.label)) }
  }

  /// Returns the title of a request with the most values, and the names of the parameters in it.
  private func title(
    of situation: Situation, _ schema: IntentSchema
  ) -> (text: String, named: Set<String>) {
    var situation = situation
    situation.response = [:]
    let fill = fill(situation)
    var best = ("", Set<String>())
    let absent = schema.parameters.map(\.name).filter { situation.parameters[$0] == nil }
      .map { ["${\($0)}", "${\($0)."] }
    for combination in (schema.definition?.shortcutSummaries ?? [])
      + (schema.definition?.combinations ?? [])
    {
      // Most titles mention no more values or an absent one, which is faster to see than to say.
      guard let title = words(combination.title, for: situation),
        title.utf8.count(where: { $0 == UInt8(ascii: "$") }) > best.1.count,
        !absent.contains(where: { $0.contains(where: title.containsBytes(of:)) })
      else { continue }
      var named: Set<String> = []
      let sentence = authorSentence(combination.title, in: situation) { gap in
        named.insert(String(gap.prefix { $0 != "." }))
        return fill(gap)
      }
      if let sentence, named.count > best.1.count { best = (sentence.read, named) }
    }
    guard best.1.isEmpty else { return best }
    return (words(schema.definition?.title) ?? schema.name.words, [])
  }

  private func detail(_ row: DetailsCard.Row, isLabeled: Bool) -> String {
    let value = list(row.entries + [row.rest].compactMap(\.self))
    return sentence(questions.requestDetail) { gap in
      gap == "value" ? spoken(value) : isLabeled ? Utterance(row.label) : nil
    }.heard
  }
}
