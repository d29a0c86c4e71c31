#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A regular expression as in `grep -E`, whose search takes a time that only grows with the text.
///
/// The expressions of Swift try one way after another: `(a+)+b` takes twice as long for each further
/// letter. The system's have no such ways, as long as they don't refer back to groups.
package final class SearchPattern {
  /// A reason why an expression can't be used, as the end of a sentence.
  package struct Problem: Error {
    package let description: String
  }

  private var expression = regex_t()

  /// Creates an expression; one that begins with `(?i)` ignores the case of letters.
  package init(_ pattern: String) throws(Problem) {
    let ignoresCase = pattern.hasPrefix("(?i)")
    let body = ignoresCase ? String(pattern.dropFirst(4)) : pattern
    try Self.check(body)
    // Anchored, a search reads the text once, instead of once from each letter.
    let flags = REG_EXTENDED | REG_NOSUB | (ignoresCase ? REG_ICASE : 0)
    let status = regcomp(&expression, "^.*(\(body))", flags)
    guard status == 0 else {
      var message = [CChar](repeating: 0, count: 200)
      regerror(status, &expression, &message, message.count)
      let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw Problem(description: String(decoding: text, as: UTF8.self))
    }
  }

  deinit { regfree(&expression) }

  /// Returns whether a part of a text matches.
  package func matches(_ text: String) -> Bool { regexec(&expression, text, 0, nil, 0) == 0 }

  private static let maximumLength = 1000
  private static let maximumRepetition = 1000

  /// Refuses what the system reads differently than Swift, and what would take too much memory.
  private static func check(_ pattern: String) throws(Problem) {
    guard pattern.utf8.count <= maximumLength else {
      throw Problem(
        description: "it has \(pattern.utf8.count) bytes, expected at most \(maximumLength)")
    }
    var repetition = 1
    var isInBrackets = false
    var rest = pattern.unicodeScalars[...]
    while let letter = rest.popFirst() {
      switch letter {
      case "[" where !isInBrackets: isInBrackets = true
      case "]": isInBrackets = false
      case "\\" where isInBrackets:
        throw Problem(description: "a backslash has no effect between brackets")
      case "\\":
        guard let next = rest.popFirst(), next.properties.isAlphabetic || ("0"..."9") ~= next,
          !"wWsSbB".unicodeScalars.contains(next)
        else { continue }
        throw Problem(
          description: "“\\\(next)” isn't supported, as in grep -E. Write what it stands for, such "
            + "as [0-9]")
      case _ where isInBrackets && !letter.isASCII:
        throw Problem(description: "brackets can only contain letters of ASCII")
      case "{" where !isInBrackets:
        let numbers = rest.prefix { $0 != "}" }.split(separator: ",").compactMap { Int(String($0)) }
        let count = min(max(numbers.max() ?? 1, 1), maximumRepetition + 1)
        repetition *= count
        guard repetition <= maximumRepetition else {
          throw Problem(
            description: "its repetitions in braces are more than \(maximumRepetition) together")
        }
      default: continue
      }
    }
  }
}
