import Testing

@testable import IntentKitSimulator

@Suite("Tables of words")
struct WordTableTests {
  @Test func `words keep their numbers while the table grows`() {
    var table = WordTable()
    let words = (0..<5_000).map { "word \($0)" }
    for (number, word) in words.enumerated() { #expect(table.insert(word) == number) }
    for (number, word) in words.enumerated() {
      #expect(table.insert(word) == number)
      #expect(table.number(of: word) == number)
    }
    #expect(table.words == words)
  }

  @Test func `a word that wasn't added has no number`() {
    var table = WordTable()
    #expect(table.number(of: "milk") == nil)
    _ = table.insert("milk")
    #expect(table.number(of: "Milk") == nil)
    #expect(table.number(of: "") == nil)
  }

  @Test func `words of the same hash are told apart`() {
    var table = WordTable()
    #expect(table.insert("milk") == 0)
    #expect(table.number(of: "eggs", hash: WordTable.hash(of: "milk")) == nil)
  }

  @Test func `indices keep their values while the table grows`() {
    var table = IndexTable()
    let keys = (0..<100).flatMap { first in (0..<50).map { IndexTable.key(Int32(first), $0) } }
    for (value, key) in keys.enumerated() {
      #expect(table[key] == nil)
      table[key] = Int32(value)
    }
    for (value, key) in keys.enumerated() { #expect(table[key] == Int32(value)) }
  }
}
