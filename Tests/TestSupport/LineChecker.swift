package import IntentKitSimulator

/// Finds mistakes in the wording of lines that the assistant says or shows.
///
/// The rules concern the form of a line: its punctuation, its grammar as far as a pattern can see
/// it, and what remains of a value that is missing or wasn't put into words.
package struct LineChecker: Sendable {
  /// A rule for lines.
  package enum Rule: String, Sendable, Hashable, CaseIterable {
    /// Two marks where one belongs: `..`, `?.`, `.”.`, `。。`.
    case doubledPunctuation
    /// A space before a mark, or two spaces.
    case misplacedSpace
    /// A Latin word in a Japanese line that no app and no user supplied.
    case englishInJapanese
    /// The trace of an absent value: `nil`, `Optional(`, empty quotation marks or parentheses.
    case missingValue
    /// A name of the code: `failureRequiringAppLaunch`.
    case rawIdentifier
    /// The wrong indefinite article: `a hour`, `an user`.
    case wrongArticle
    /// A noun or a verb in the wrong number: `1 results`, `What is the cups?`.
    case wrongNumber
    /// A word twice in a row.
    case repeatedWord
    /// A sentence that begins with a small letter.
    case lowercaseStart
    /// A line that ends without a full stop or a question mark.
    case missingEndMark
    /// Quotation marks or parentheses that don't pair.
    case unpairedQuotes
  }

  /// A mistake in a line.
  package struct Finding: Sendable, Hashable, CustomStringConvertible {
    package var rule: Rule
    /// The part of the line with the mistake.
    package var excerpt: String

    package var description: String { "\(rule.rawValue): \(excerpt)" }
  }

  /// A text that a line may contain.
  package enum Form: Sendable, Hashable {
    /// One or more sentences that the assistant speaks.
    case speech
    /// A text beside a sentence, for example a row of a card.
    case label
    /// An explanation for developers, with names of methods, codes and types.
    case explanation
  }

  /// The language of the lines.
  package let language: Language
  /// The texts that apps and users supplied; they may contain any word.
  package let supplied: [String]

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - language: The language of the lines.
  ///   - supplied: The texts that apps and users supplied: names and values.
  package init(_ language: Language, supplied: some Sequence<String> = []) {
    self.language = language
    // A longer text can contain a shorter one.
    self.supplied = Set(supplied.filter { !$0.isEmpty }).sorted {
      ($0.count, $0) > ($1.count, $1)
    }
  }

  /// Returns the mistakes in a line.
  package func findings(in line: String, as form: Form = .speech) -> [Finding] {
    var findings: [Finding] = []
    func find(_ rule: Rule, _ pattern: some RegexComponent, in text: String) {
      for match in text.matches(of: pattern) {
        findings.append(Finding(rule: rule, excerpt: String(text[match.range])))
      }
    }
    let own = withoutSupplied(line.replacing(#/\n\x20*\d+\x20\x20/#, with: "\n"))
    find(.doubledPunctuation, #/[.]{2,}|。。|、、|、。|。、|,,|，，/#, in: line)
    find(.doubledPunctuation, #/[?!？！…:：;][.。,、]|[?？]{2,}|[.。][?？!！]|：：/#, in: line)
    find(.doubledPunctuation, #/[.。!！?？…][”’"」』]+[.。]/#, in: line)
    find(.misplacedSpace, #/\S\x20{2,}\S|\x20[.,?!;:。、？！」）](?!\w)|[「（]\x20/#, in: own)
    find(
      .missingValue, #/Optional\(|“”|「」|『』|""|''|\(\x20?\)|（）|\[\]|\{[\w. ]*\}/#, in: own)
    find(.unpairedQuotes, #/.*/#, in: isPaired(own) ? "" : own)
    if form != .explanation {
      find(.missingValue, #/\bnil\b/#, in: own)
      find(.rawIdentifier, #/\b[a-z]+[a-z0-9]*[A-Z]\w*|\b\w+\([\w:]*:\)|\b\w+_\w+\b/#, in: own)
      find(.rawIdentifier, #/\b[a-z]+(?:[.][A-Za-z]+){2,}/#, in: own)
    }
    switch language {
    case .english:
      find(.repeatedWord, #/\b(?i:(\w+)\x20+\1)\b/#, in: own)
      find(.wrongArticle, Self.wrongArticle, in: own)
      find(
        .wrongNumber, #/(?:^|[^\d.,–:-])1\x20(?!is\b|was\b|has\b|less\b|this\b)[a-z]+s\b/#,
        in: own)
      find(
        .wrongNumber, #/\b(?:one|a|an)\s+(?:times|results|values|messages|tasks|bills)\b/#, in: own)
      find(.wrongNumber, Self.wrongVerb, in: own)
    case .japanese:
      find(.repeatedWord, #/はは|がが|をを|にの(?!み)|のの|ですです|さんさん/#, in: own)
      // Code belongs in an explanation.
      let words = form == .explanation ? own.replacing(Self.code, with: "") : own
      find(.englishInJapanese, #/[A-Za-z][A-Za-z'’]+/#, in: words)
    }
    if form == .speech {
      checkEnd(of: line, into: &findings)
      if language == .english {
        find(.lowercaseStart, #/^[a-z]+\b(?!’)|[a-z][.?!]\x20[a-z]+\b/#, in: own)
      }
    }
    // Three dots are one mark.
    return findings.filter { $0.excerpt != "..." && !$0.excerpt.isEmpty }
  }

  // MARK: - Rules

  private func checkEnd(of line: String, into findings: inout [Finding]) {
    // A list of options follows the sentence that introduces it.
    let sentence = line.prefix { $0 != "\n" }
    let end = sentence.reversed().first { !"”’\"」』）)".contains($0) }
    let marks: Set<Character> = language == .english ? [".", "?", "!", "…"] : ["。", "？", "！", "…"]
    guard end.map(marks.contains) != true else { return }
    // A list can follow a colon, too.
    if sentence.endIndex < line.endIndex, end == ":" || end == "：" { return }
    findings.append(Finding(rule: .missingEndMark, excerpt: String(sentence.suffix(24))))
  }

  /// The wrong article before a vowel or a consonant, in the words that lines contain.
  private static var wrongArticle: Regex<Substring> {
    #/\b[Aa]\s+(?:[aeioAEIO](?!ne\b|nce\b|u)\w*|u[mnpr](?!i)\w*|hour\w*|honest\w*|8\w*|11\b|18\b|SUV|MRI|RSVP)|\b[Aa]n\s+(?:[bcdfgjklmnpqrstvwxyz]\w*|h(?!our|onest|onor|eir)\w*|uni\w*|use\w*|one\b)/#
  }

  /// A verb in the singular before a noun in the plural, and the reverse.
  private static var wrongVerb: Regex<Substring> {
    #/\b(?:[Ww]hat|[Ww]hich|[Ww]here)\s+is\s+the\s+(?:\w+\s+)*?\w*[^siu\s]s\?|\b[Ww]hat\s+are\s+the\s+\w*[^s]\?|\bThere\s+(?:is|was)\s+(?:[2-9]|\d\d+)\b|\b(?:are|were)\s+(?:1|one)\s/#
  }

  /// The code in explanations: names of methods, values and types.
  private static var code: Regex<Substring> {
    #/[\w.]+\([^)（）]*\)|\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*|\b[A-Z_]{2,}\b|「[^」]*」|\b(?:nil|await|guard|return|handle|confirm|resolve|success|ready|failure|unsupported|unspecified|nonisolated|async|main|init|exit|let|var|catch|static|class|struct|func|Swift|iOS|Xcode|Info|plist|JSON|MiB|Task|actor|MainActor|URL)\b|--[\w-]+|\b[A-Z]{2,}[a-z]\w*|\b[a-z]+(?:-[a-z]+)+\b|\w+(?:[.]\w+)+|\b(?:disambiguation|confirmationRequired|continuation|hello|print|true|false|siri|Siri)\b/#
  }

  private func isPaired(_ text: String) -> Bool {
    let pairs: [Character: Character] = [
      "”": "“", "」": "「", "』": "『", "）": "（", ")": "(", "》": "《",
    ]
    var open: [Character] = []
    for letter in text {
      if pairs.values.contains(letter) {
        open.append(letter)
      } else if let start = pairs[letter] {
        guard open.popLast() == start else { return false }
      }
    }
    return open.isEmpty && text.count { $0 == "\"" }.isMultiple(of: 2)
  }

  /// Returns the line with a mark for each text that an app or a user supplied.
  private func withoutSupplied(_ line: String) -> String {
    var line = line
    for text in supplied where line.contains(text) {
      var rest = line[...]
      var result = ""
      while let range = rest.firstRange(of: text) {
        // A short text must be a separate word.
        let before =
          range.lowerBound == rest.startIndex
          ? result.last : rest[rest.index(before: range.lowerBound)]
        let isWord = [before, rest[range.upperBound...].first].allSatisfy { letter in
          letter.map { !$0.isLetter || !$0.isASCII } ?? true
        }
        result += rest[..<range.lowerBound] + (isWord ? "◆" : text)
        rest = rest[range.upperBound...]
      }
      line = result + rest
    }
    return line
  }
}
