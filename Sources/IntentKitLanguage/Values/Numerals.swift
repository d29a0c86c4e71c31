import LanguageFiles

extension PreparedLanguage {
  /// Returns the number that begins at a token, in digits or words.
  ///
  /// Words have the values `7` and `20`, which are added in descending order, or `x100`, which
  /// multiplies what precedes it. This suffices for 二十五万三千 and “twenty-five thousand”.
  func numeral(in sentence: Sentence, at start: Int) -> (end: Int, number: Double)? {
    var sum = Sum(isPositional: isPositional)
    var (index, end) = (start, start)
    while index < sentence.count {
      let token = sentence.tokens[index]
      if token.script == .number {
        guard let number = number(token.text), sum.add(digits: number) else { break }
        index += 1
      } else if let word = sentence.words[index].last(where: { $0.traits.contains(.numeral) }) {
        guard sum.add(word: word.value) else { break }
        index = word.end
      } else if end > start, sum.canContinue,
        let link = sentence.words[index].first(where: { $0.traits.contains(.numeralLink) })
      {
        index = link.end
        continue
      } else {
        break
      }
      end = index
    }
    guard end > start else { return fraction(in: sentence, at: start) }
    guard let fraction = fraction(in: sentence, at: end) else { return (end, sum.total) }
    return (fraction.end, sum.total + fraction.number)
  }

  /// Returns the fraction that is said digit by digit after a word such as “point”: 0.25 for “point two
  /// five”.
  private func fraction(in sentence: Sentence, at start: Int) -> (end: Int, number: Double)? {
    guard sentence.has(.decimalWord, at: start),
      let mark = sentence.words[start].first(where: { $0.traits.contains(.decimalWord) })
    else { return nil }
    var digits = "0."
    var end = mark.end
    while end < sentence.count {
      if sentence.tokens[end].script == .number {
        digits += sentence.tokens[end].text
        end += 1
      } else if let word = sentence.words[end].last(where: { $0.traits.contains(.numeral) }),
        word.value.count <= 2, word.value.allSatisfy(\.isNumber)
      {
        digits += word.value
        end = word.end
        // “Twenty five” are two digits.
        if word.value.hasSuffix("0"), word.value.count == 2, end < sentence.count,
          let next = sentence.words[end].last(where: { $0.traits.contains(.numeral) }),
          next.value.count == 1, next.value != "0"
        {
          digits = digits.dropLast() + next.value
          end = next.end
        }
      } else {
        break
      }
    }
    return end > mark.end ? Double(digits).map { (end, $0) } : nil
  }

  /// Returns the number that digits with the marks of the language stand for.
  private func number(_ text: String) -> Double? {
    var plain = ""
    for character in text where character != groupMark {
      plain.append(character == decimalMark ? "." : character)
    }
    return Double(plain)
  }
}

/// A number that is read word by word.
private struct Sum {
  /// Whether digits in words are written one after the other: 二〇二六.
  let isPositional: Bool
  var total = 0.0
  private var isEmpty = true
  /// Whether all words so far are digits.
  private var isDigits = true
  /// The order of magnitude of what can still be added: 10 after “twenty”.
  private var room = Double.infinity

  init(isPositional: Bool) { self.isPositional = isPositional }

  /// Whether a word can join the number and a next part: “a hundred and five”.
  var canContinue: Bool { room >= 100 && room < .infinity }

  mutating func add(digits number: Double) -> Bool {
    guard isEmpty || number > 0 && number < room && room > 1 else { return false }
    isDigits = false
    total += number
    (isEmpty, room) = (false, 1)
    return true
  }

  mutating func add(word: String) -> Bool {
    if word.first == "x", let factor = Double(word.dropFirst()) {
      let part = total.truncatingRemainder(dividingBy: factor)
      guard isEmpty || part > 0 || total == 0 else { return false }
      total += max(part, 1) * factor - part
      isDigits = false
      (isEmpty, room) = (false, factor)
      return true
    }
    if isPositional, isDigits, !isEmpty, word.count == 1, let digit = Double(word) {
      total = total * 10 + digit
      return true
    }
    guard let number = Double(word), isEmpty || number < room && number > 0 else { return false }
    total += number
    isEmpty = false
    room = number >= 20 && number < 100 ? 10 : number >= 100 ? 100 : 1
    return true
  }
}
