// The words for a day that was mentioned before.

extension SentenceForm {
  /// Returns the form with a day in the place of words that refer to it.
  ///
  /// “My flight is on Saturday, book a car for nine that day” becomes “book a car for nine
  /// Saturday”.
  func withDaysInPlace(_ habits: SpeakingHabits, _ reader: SpokenValueReader) -> [Revision] {
    for index in words.words.indices.dropFirst(2) {
      guard let reference = habits.references.match(in: words, at: index) else { continue }
      for start in (0..<index).reversed() where reader.canStartTime(in: words, at: start) {
        guard let day = reader.day(in: words, at: start), day.end <= index else { continue }
        var form = self
        let said = words.words[start..<day.end]
        form.words.words.replaceSubrange(index..<reference.end, with: said)
        let shift = said.count - (reference.end - index)
        // No text extends across the words of another place.
        let moved = seams.map { $0 >= reference.end ? $0 + shift : $0 }
        form.seams = (moved + [index, index + said.count]).sorted()
        return [Revision(form: form, gain: 0)]
      }
    }
    return []
  }
}
