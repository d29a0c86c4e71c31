import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite("Patterns of sentences")
struct SentencePatternTests {
  @Test(arguments: [
    ("send it", SentencePattern.words("send it")),
    ("[a] message", .sequence([.choice([.words("a"), .empty]), .words("message")])),
    ("(a|b c)", .choice([.words("a"), .words("b c")])),
    ("(a;b)", .permutation([.words("a"), .words("b")])),
    ("<send> it", .sequence([.rule("send"), .words("it")])),
    ("{content}", .slot(parameter: "content", kind: nil)),
    ("{tasks:list}", .slot(parameter: "tasks", kind: "list")),
    ("{status=completed}", .assignment(parameter: "status", value: "completed")),
    ("[a|b]", .choice([.choice([.words("a"), .words("b")]), .empty])),
    ("", .empty),
  ])
  func `a text is read as a pattern`(_ text: String, _ pattern: SentencePattern) throws {
    #expect(try SentencePattern(text) == pattern)
  }

  @Test(arguments: [
    ("(a|b", "a missing “)” in “(a|b”"), ("a)", "an unexpected “)” in “a)”"),
    ("(a|b;c)", "an unexpected “;” in “(a|b;c)”"), ("{", "a missing “}” in “{”"),
    ("a } b", "an unexpected “}” in “a } b”"), ("(a>|b)", "an unexpected “>” in “(a>|b)”"),
    ("席を]", "an unexpected “]” in “席を]”"),
    ("<>", "a missing “>” in “<>”"), ("[a", "a missing “]” in “[a”"),
    (String(repeating: "(", count: 40), "too many levels in"),
  ])
  func `a faulty text is an error`(_ text: String, _ message: String) throws {
    let error = #expect(throws: PatternError.self) { try SentencePattern(text) }
    #expect(error?.description.hasPrefix(message) == true)
  }

  @Test(arguments: [
    ("  a", "a template without an intent"), ("<a = b", "no name"),
  ])
  func `faulty templates are an error`(_ text: String, _ message: String) throws {
    let error = #expect(throws: PatternError.self) { try SentenceTemplates(text) }
    #expect(error?.problem == message)
  }

  @Test(arguments: [
    ("SendMessage\n  send {nothing}", "an unknown parameter of SendMessage in “nothing”"),
    ("SendMessage\n  <nothing>", "no such rule in “nothing”"),
    ("<a> = b <a>\nSendMessage\n  <a>", "a rule that contains itself in “a”"),
    ("SendMessage\n  {content:color}", "an unknown kind of slot in “color”"),
  ])
  func `templates that fit no intent are an error`(_ text: String, _ message: String) throws {
    let templates = try SentenceTemplates(text)
    let error = #expect(throws: PatternError.self) {
      try SentenceGrammar(templates, for: [SendMessageIntent.schema])
    }
    #expect(error?.description == message)
  }

  @Test func `a line that is indented further continues the line above`() throws {
    let templates = try SentenceTemplates(
      """
      # Verbs
      <send> = send
          |text
      SendMessage
        <send>
            {content}
      """)
    let rule = try SentencePattern(#require(templates.rules["send"]))
    #expect(rule == .choice([.words("send"), .words("text")]))
    #expect(templates.templates.map(\.text) == ["<send> {content}"])
  }
}
