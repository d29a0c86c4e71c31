// The words with which speakers name a thing before the request about it.

extension SentenceForm {
  /// Returns the forms in which the thing that was named first is in the place of the pronoun:
  /// “The blue song, play it next” becomes “play The blue song next”.
  func withTopicsInPlace(_ habits: SpeakingHabits) -> [Revision] {
    let all = words.words
    let mark = all.indices.first { $0 > 0 && (all[$0].isPause || all[$0].text == ":") }
    guard let mark, !habits.topics.pronouns.isEmpty else { return [] }
    let topics = habits.topics
    guard
      let pronoun = all.indices.first(where: { index in
        index > mark + 1 && topics.pronouns.contains(all[index].text) && !all[index - 1].isPause
          && !(index + 1 < all.count && topics.nouns.contains(all[index + 1].text))
      })
    else { return [] }
    let request = max(mark, all[..<pronoun].lastIndex { $0.isPause } ?? mark) + 1
    // The second word of a verb is with the first: “dig it out” becomes “dig out that message”.
    let isSplit = pronoun + 1 < all.count && topics.particles.contains(all[pronoun + 1].text)
    let verb = Array(all[request..<pronoun])
    let requests =
      [(verb, pronoun + 1)] + (isSplit ? [(verb + [all[pronoun + 1]], pronoun + 2)] : [])
    let known = topics.beginnings.match(in: words, at: 0)?.end ?? 0
    return (known..<max(known, min(mark, known + Self.maximumTopicStart))).flatMap {
      start -> [Revision] in
      // The thing ends before the verb of a statement about it.
      let statement = all[start..<mark].firstIndex { topics.verbs.contains($0.text) }
      guard statement != start else { return [] }
      let end = statement ?? mark
      return requests.map { verb, rest in
        var form = self
        form.words.words = verb + all[start..<end] + all[rest...]
        form.seams = [verb.count, verb.count + end - start]
        return Revision(form: form, gain: 3 * ((start == known ? known : 0) + mark - end))
      }
    }
  }

  /// The maximum number of words before the thing, after a known beginning.
  private static let maximumTopicStart = 6

  /// Returns the form without polite words between two marks, because without marks they can be
  /// part of a text.
  func withoutAsides(_ habits: SpeakingHabits) -> [Revision] {
    for start in words.words.indices.dropFirst() where words.words[start].isPause {
      guard let end = habits.fillers.match(in: words, at: start + 1)?.end,
        end < words.words.count, words.words[end].isPause
      else { continue }
      return [Revision(form: removing(start..<end), gain: 3 * (end - start - 1))]
    }
    return []
  }
}
