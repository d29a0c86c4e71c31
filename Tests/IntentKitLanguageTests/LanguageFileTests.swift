import IntentKitLanguage
import LanguageFiles
import Testing

@Suite("Files of languages")
struct LanguageFileTests {
  @Test(arguments: LanguageTable.codes)
  func `the tables in the program are those of the files`(_ code: String) throws {
    let files = try [code, "shared"].flatMap {
      try TestLanguage.files(in: "Sources/IntentKitLanguage/Languages/\($0)")
    }
    let isCurrent = try LanguageCompiler.table(of: files) == LanguageTable.table(of: code)
    #expect(isCurrent, "run swift run intentgen language")
  }

  @Test(arguments: LanguageTable.codes)
  func `the words of a language name no person and no app`(_ code: String) throws {
    // “Bill” is a word, too.
    let names = Set(
      (TestLanguage.names.map(\.name) + TestLanguage.apps.flatMap(\.names)).map { $0.lowercased() }
    ).subtracting(["bill"])
    for file in try TestLanguage.files(in: "Sources/IntentKitLanguage/Languages/\(code)") {
      for line in file.text.lowercased().split(separator: "\n") {
        let line = line.drop { $0 == " " }
        guard !line.hasPrefix("#"), !line.hasPrefix("examples:") else { continue }
        let words = Set(line.split { !$0.isLetter }.map(String.init))
        let found = names.filter { name in
          name.allSatisfy(\.isASCII) ? words.contains(name) : line.contains(name)
        }
        #expect(found.isEmpty, "\(file.path): \(line)")
      }
    }
  }

  @Test(
    arguments: [
      ("noun ride = ride | (taxi", "a.txt:1:20: error: the closing “)” is missing."),
      ("noun ride = ride | taxi]", "a.txt:1:24: error: “]” has no partner."),
      ("noun ride = ride | {place}", "a.txt:1:20: error: a class of words can't contain a value."),
      ("noun ride = ride || taxi", "a.txt:1:19: error: a pattern is missing here."),
      ("noun big ride = ride", "a.txt:1:6: error: a class has a name of one word."),
      ("noun ride = <ride> home", "a.txt:1:13: error: the class “ride” contains itself."),
      ("RequestRide\n  also: taxi", "a.txt:2:9: error: there is no class of words “taxi”."),
      ("RequestRide\n  dropOffLocation", "a.txt:2:3: error: write “name: patterns”."),
      ("  dropOffLocation: to {}", "a.txt:1:3: error: this line belongs to no block."),
      (
        "CancelRide\n  same: RequestRide.time",
        "a.txt:2:9: error: no intent has a line “RequestRide.time”."
      ),
      (
        "RequestRide\n  dropOffLocation: to {} =>",
        "a.txt:2:28: error: a value is missing after “=>”."
      ),
      (
        "RequestRide\n  dropOffLocation: [home]",
        "a.txt:2:20: error: all parts of the pattern are optional."
      ),
    ])
  func `a mistake has its place and says what to write`(_ text: String, _ message: String) {
    let error = #expect(throws: LanguageError.self) {
      try LanguageCompiler.table(of: [.init(path: "a.txt", text: text)])
    }
    #expect(error?.description == message)
  }

  @Test func `an intent can have a line of a block without needs`() throws {
    let table = try LanguageCompiler.table(of: [
      .init(
        path: "a.txt",
        text: """
          Places
            pickupLocation: from {}
            dropOffLocation: to {}
          RequestRide
            needs: dropOffLocation
            same: Places.dropOffLocation
          """)
    ])
    #expect(table.frames.map(\.intent) == ["RequestRide"])
    #expect(table.frames.first?.pieces.map(\.label) == ["dropOffLocation"])
  }

  @Test func `verbs have the forms of their endings`() throws {
    let table = try LanguageCompiler.table(of: [
      .init(
        path: "a.txt",
        text: """
          settings
            separated: true
            forms: ing alone
          inflection
            *: ing=*ing
            *e: ing=*ing
            go: ing=went
          verb do = book | take back | go
          """)
    ])
    #expect(table.words.number(of: "booking") >= 0)
    #expect(table.words.number(of: "taking") >= 0)
    #expect(table.words.number(of: "went") >= 0)
    #expect(table.words.number(of: "going") == -1)
  }
}

@Suite("Tokens")
struct TokenizerTests {
  private func tokens(_ text: String, _ settings: [String: [String]] = [:]) -> [String] {
    Tokenizer(settings: settings).tokens(of: text).map(\.text)
  }

  @Test func `words, numbers and signs are tokens`() {
    #expect(tokens("Meet Tom at 8:30!") == ["meet", "tom", "at", "8", ":", "30", "!"])
    #expect(tokens("a check-in") == ["a", "check", "in"])
    #expect(tokens("-5") == ["-", "5"])
  }

  @Test func `numbers have the marks of the language`() {
    #expect(tokens("1,000.5", ["group": [","], "decimal": ["."]]) == ["1,000.5"])
    #expect(tokens("1.000,5", ["group": ["."], "decimal": [","]]) == ["1.000,5"])
    #expect(tokens("1,00", ["group": [","], "decimal": ["."]]) == ["1", ",", "00"])
  }

  @Test func `contractions are the words that they stand for, at their places`() {
    let tokenizer = Tokenizer(settings: ["expansions": ["n't=not", "i'm=i am"]])
    let text = "I’m sure it isn’t"
    let tokens = tokenizer.tokens(of: text)
    #expect(tokens.map(\.text) == ["i", "am", "sure", "it", "is", "not"])
    #expect(tokens.map { String(text[$0.range]) } == ["I’m", "I’m", "sure", "it", "is", "n’t"])
  }

  @Test func `full width letters and Japanese are tokens`() {
    #expect(tokens("４人でＳＵＶ") == ["4", "人", "で", "suv"])
  }
}
