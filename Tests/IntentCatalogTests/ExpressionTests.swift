import Testing

@testable import IntentCatalog

@Suite("Line breaks of expressions")
struct ExpressionTests {
  @Test func `an expression that fits stays on one line`() {
    let call = Expression.call("make", ["_": .string("a"), "count": .text("3")])
    #expect(call.lines(prefix: "let x = ", indent: 2) == [#"  let x = make("a", count: 3)"#])
  }

  @Test func `a call that is too long breaks after its bracket and then between its arguments`() {
    let name = Expression.string(String(repeating: "n", count: 60))
    let pair = Expression.call("make", ["_": name, "reason": .string("short")])
    #expect(
      pair.lines(prefix: "let thisVariableHasALongName = ") == [
        "let thisVariableHasALongName = make(",
        #"  "\#(String(repeating: "n", count: 60))", reason: "short")"#,
      ])
    let triple = Expression.call(
      "make", ["_": name, "reason": name, "then": .text("nil")])
    #expect(
      triple.lines() == [
        "make(", #"  "\#(String(repeating: "n", count: 60))","#,
        #"  reason: "\#(String(repeating: "n", count: 60))","#, "  then: nil)",
      ])
  }

  @Test func `plain elements of an array fill its lines and calls take one line each`() {
    let words = (1...30).map { "word\($0)" }
    let filled = Expression.strings(words).lines(prefix: "let x = ")
    #expect(filled.first == "let x = [")
    #expect(filled.last == "]")
    #expect(filled.dropFirst().allSatisfy { $0.count <= 100 })
    #expect(filled.joined(separator: " ").contains(#""word30","#))

    let calls = Expression.array(words.map { .call("f", ["_": .string($0)]) }).lines()
    #expect(calls.count == 32)
    #expect(calls[1] == #"  f("word1"),"#)
  }

  @Test func `a list leaves space for the comma that it has on several lines`() {
    let word = String(repeating: "n", count: 86)
    let fitting = Expression.array([.text(word), .text("a")]).lines(prefix: "let x = ")
    #expect(fitting == ["let x = [\(word), a]"])
    let long = Expression.array([.text(word), .text("ab")]).lines(prefix: "let x = ")
    #expect(long == ["let x = [", "  \(word), ab,", "]"])
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a \"quote\"", #""a \"quote\"""#), (#"a \(value)"#, #""a \\(value)""#),
    ("two\nlines\r\t", #""two\nlines\r\t""#), ("\u{0}\u{7F}", #""\u{0}\u{7F}""#),
    ("\u{202E}\u{2028}", #""\u{202E}\u{2028}""#), ("スープ 🥣", #""スープ 🥣""#),
    ("👩‍🍳", #""👩‍🍳""#),
  ])
  func `a string literal escapes what would end or hide it`(_ text: String, _ literal: String) {
    #expect(Expression.string(text).lines() == [literal])
  }

  @Test func `a single element that spans lines doesn't have a comma`() {
    let text = #""\#(String(repeating: "n", count: 94))""#
    let call = Expression.call("make", ["_": .text(text)])
    #expect(
      Expression.array([call]).lines(prefix: "let x = ")
        == ["let x = [", "  make(", "    \(text))", "]"])
  }
}
