import IntentKitCore
import IntentKitSimulator
import IntentKitPlatform
import Testing

@Suite("Dialogue at a terminal")
struct TerminalDialogueTests {
  @Test func `the question is printed and the answer is read`() async {
    let terminal = FakeTerminal(["2"])
    let prompt = Prompt(
      .choice, parameter: "recipients", cause: .disambiguation,
      options: .people("Bill James", "Bill Smith"))
    #expect(await terminal.dialogue().answer(to: prompt, context: .message) == .option(1))
    #expect(
      terminal.shown == """
          Siri     Which one?
                     1  Bill James
                     2  Bill Smith
          You      
        """)
  }

  @Test(arguments: ["?", "？"])
  func `a question mark repeats the question with the possible answers`(_ sign: String) async {
    let terminal = FakeTerminal([sign, "はい"])
    let answer = await terminal.dialogue(.japanese).answer(to: Prompt(.unlock), context: .message)
    #expect(answer == .yes)
    #expect(
      terminal.shown
        == """
          Siri    先にデバイスのロックを解除してください。解除しましたか？
          あなた  
          Siri    先にデバイスのロックを解除してください。解除しましたか？
                  ロックを解除したら「はい」、しないなら「いいえ」と言ってください。
          あなた  
        """.replacing("あなた  \n", with: "あなた  "))
  }

  @Test func `a question that is already on the screen isn't printed again`() async {
    let terminal = FakeTerminal(["hello"])
    let dialogue = terminal.dialogue(questions: .shownElsewhere)
    let prompt = Prompt(.value, parameter: "content")
    #expect(await dialogue.answer(to: prompt, context: .message) == .value("hello"))
    #expect(terminal.shown == "  You      ")
  }

  @Test func `an empty line isn't understood and the end of the input ends the dialogue`() async {
    let terminal = FakeTerminal([""])
    let prompt = Prompt(.value, parameter: "content")
    #expect(await terminal.dialogue().answer(to: prompt, context: .message) == .notUnderstood(""))
    #expect(await terminal.dialogue().answer(to: prompt, context: .message) == .unavailable)
    #expect(terminal.shown.hasSuffix("You      \n"))
  }

  @Test func `each option has an answer that chooses it, and earlier answers are kept`() async {
    let lines = Locked<[TerminalDialogue.Line]>([])
    let answers = Locked<[String]>(["Bill Smith", "?", "hello"])
    let dialogue = TerminalDialogue(
      contacts: .sample, questions: .shownElsewhere,
      read: { line in
        lines.withLock { $0.append(line) }
        return answers.withLock { $0.isEmpty ? nil : .sent($0.removeFirst()) }
      }, output: { _ in })
    var options: [Prompt.Option] = .people("Bill James", "Bill Smith")
    // Two options that are alike, and one that asks for help.
    options += ["Ann", "Ann", "help"].map { Prompt.Option(value: .string($0), title: $0) }
    let choice = Prompt(.choice, parameter: "recipients", options: options)
    #expect(await dialogue.answer(to: choice, context: .message) == .option(1))
    let question = Prompt(.value, parameter: "content")
    #expect(await dialogue.answer(to: question, context: .message) == .value("hello"))
    _ = await dialogue.answer(to: question, context: .message)
    let label = "  You      "
    #expect(
      lines.withLock { $0 } == [
        TerminalDialogue.Line(
          label: label, options: ["Bill James", "Bill Smith", "3", "4", "5"], history: []),
        TerminalDialogue.Line(label: label, options: [], history: ["Bill Smith"]),
        TerminalDialogue.Line(label: label, options: [], history: ["Bill Smith"]),
        TerminalDialogue.Line(label: label, options: [], history: ["Bill Smith", "hello"]),
      ])
  }

  @Test func `names in answers are looked up in the contacts`() async {
    let terminal = FakeTerminal(["bill james"])
    let prompt = Prompt(.value, parameter: "recipients")
    let answer = await terminal.dialogue().answer(to: prompt, context: .message)
    #expect(answer == .value(ContactBook.sample.person(named: "Bill James").parameterValue))
  }
}

/// Lines to be read and a text that was shown.
private final class FakeTerminal: Sendable {
  private let lines: Locked<ArraySlice<String>>
  private let text = Locked("")

  init(_ lines: [String]) {
    self.lines = Locked(lines[...])
  }

  var shown: String { text.withLock { $0 } }

  func dialogue(
    _ language: Language = .english, questions: TerminalDialogue.Questions = .shown
  ) -> TerminalDialogue {
    TerminalDialogue(
      language: language, contacts: .sample, questions: questions,
      input: { self.lines.withLock { $0.popFirst() } },
      output: { text in self.text.withLock { $0 += text } })
  }
}
