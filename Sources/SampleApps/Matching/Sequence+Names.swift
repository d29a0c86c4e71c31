extension Sequence {
  /// Returns the elements with a spoken name, ignoring case, or the elements with a similar one.
  ///
  /// A name is similar if it contains every word of the spoken name. For example, “Ben” matches
  /// “Ben Carter”, but “Be” doesn't.
  ///
  /// - Parameters:
  ///   - spoken: The spoken name.
  ///   - names: A closure that returns the names of an element.
  /// - Returns: The matching elements.
  func named(_ spoken: String, by names: (Element) -> [String]) -> [Element] {
    let lowercase = spoken.lowercased()
    let exact = filter { names($0).contains { $0.lowercased() == lowercase } }
    return exact.isEmpty ? filter { names($0).contains { $0.containsWords(of: spoken) } } : exact
  }
}

extension String {
  /// This name without its Japanese honorific.
  var withoutHonorific: String {
    for honorific in ["さん", "くん", "ちゃん", "様"] where hasSuffix(honorific) && self != honorific {
      return String(dropLast(honorific.count))
    }
    return self
  }

  /// Returns whether this name contains every word of another name, ignoring case.
  ///
  /// Japanese has no spaces between words; a dot separates the parts of foreign names.
  func containsWords(of spoken: String) -> Bool {
    let words = lowercased().split { " ・".contains($0) }
    if words.count == 1, !spoken.allSatisfy(\.isASCII) {
      return lowercased().contains(spoken.lowercased())
    }
    let wanted = spoken.lowercased().split { " ・".contains($0) }
    return !wanted.isEmpty && wanted.allSatisfy(words.contains)
  }
}
