import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator
import Testing

@Suite("Searching while the user types")
struct TypedSearchTests {
  /// A question for a soup, whose options are searched.
  private static let question = Prompt(
    .choice, parameter: "soup", cause: .needsValue, options: .named("Tomato", "Chowder"))

  private func context(
    isVoiceOnly: Bool = false, isSearched: Bool = true
  ) throws -> DialogueContext {
    let definitions = IntentDefinitions([
      IntentDefinition(
        "OrderSoup",
        parameters: [
          .init("soup", type: "String", providesOptions: true, searchesOptions: true)
        ])
    ])
    return DialogueContext(
      intent: try DynamicIntent(try definitions.schemas()[0]),
      app: AppDescription(displayName: "Kitchen"), isVoiceOnly: isVoiceOnly,
      searchesOptions: isSearched)
  }

  @Test(
    arguments: [
      (.english, ["mi"], "mi"), (.english, ["Tom", "Tomi"], "Tomi"), (.japanese, ["ｍｉ"], "ｍｉ"),
      (.japanese, ["トマ"], "トマ"), (.english, [" mi "], "mi"),
      // Similar words are searched for as well.
      (.english, ["Tomata"], "Tomata"),
    ] as [(Language, [String], String)])
  func `words that fit no option are searched for at a pause`(
    _ language: Language, _ pauses: [String], _ words: String
  ) async throws {
    let keyboard = Keyboard(pauses.map { .paused($0) })
    let reply = await keyboard.dialogue(language).reply(
      to: Self.question, context: try context())
    #expect(reply == Reply(.draft(words), words: words))
  }

  @Test(
    arguments: [
      "2", "the second one", "Tomato", "tomato", "Tom", "none", "cancel", "?", "help", "last",
    ])
  func `an answer to the question isn't searched for while the user types it`(
    _ words: String
  ) async throws {
    let keyboard = Keyboard([.paused(words), .sent("1")])
    let reply = await keyboard.dialogue().reply(to: Self.question, context: try context())
    #expect(reply == Reply(.option(0), words: "1"))
    // The user continues the same line.
    #expect(keyboard.lines.map { $0.draft?.text } == [nil, words])
  }

  @Test func `the line continues below the options that were found`() async throws {
    let keyboard = Keyboard([.paused("mi"), .paused("mi"), .paused("mis"), .sent("miso")])
    let dialogue = keyboard.dialogue()
    #expect(await dialogue.answer(to: Self.question, context: try context()) == .draft("mi"))
    var found = Self.question
    found.options = .named("Miso", "Minestrone")
    // The words that led to these options aren't searched for again, and the longer ones fit one.
    #expect(await dialogue.answer(to: found, context: try context()) == .option(0))
    #expect(keyboard.lines.map { $0.draft?.text } == [nil, "mi", "mi", "mis"])
    #expect(keyboard.lines.map(\.options).last == ["Miso", "Minestrone"])
    var editor = try #require(keyboard.lines[1].draft)
    _ = editor.press(.down)
    #expect(editor.text == "Miso")
    // The next question has a new line.
    _ = await dialogue.answer(to: Self.question, context: try context())
    #expect(keyboard.lines.last?.draft == nil)
  }

  @Test func `an empty line ends the search`() async throws {
    let keyboard = Keyboard([.paused("mi"), .paused(" ")])
    let dialogue = keyboard.dialogue()
    #expect(await dialogue.answer(to: Self.question, context: try context()) == .draft("mi"))
    var found = Self.question
    found.options = .named("Miso")
    #expect(await dialogue.answer(to: found, context: try context()) == .draft(""))
  }

  @Test func `a line that becomes empty again isn't a search`() async throws {
    let keyboard = Keyboard([.paused("1"), .paused(""), .sent("2")])
    let answer = await keyboard.dialogue().answer(to: Self.question, context: try context())
    #expect(answer == .option(1))
  }

  @Test func `pauses matter only where options are searched on a screen`() async throws {
    for (isVoiceOnly, isSearched) in [(false, true), (false, false), (true, true)] {
      let keyboard = Keyboard([.sent("1")])
      let context = try context(isVoiceOnly: isVoiceOnly, isSearched: isSearched)
      _ = await keyboard.dialogue().answer(to: Self.question, context: context)
      #expect(keyboard.lines.map(\.reportsPauses) == [isSearched && !isVoiceOnly])
    }
  }

  @Test func `the answers of a script follow when the user has sent the line`() async throws {
    let keyboard = Keyboard([.paused("mi"), .paused("mine"), .sent("1")])
    let dialogue = ScriptedDialogue([nil, "yes"], fallback: keyboard.dialogue())
    var answers: [Answer] = []
    for _ in 0..<3 {
      answers.append(await dialogue.answer(to: Self.question, context: try context()))
    }
    answers.append(await dialogue.answer(to: Prompt(.request), context: try context()))
    #expect(answers == [.draft("mi"), .draft("mine"), .option(0), .yes])
  }
}

/// A user who types prepared lines.
private final class Keyboard: Sendable {
  /// A line at a pause or at its end.
  enum Step { case paused(String), sent(String) }

  private let steps: Locked<[Step]>
  private let read = Locked<[TerminalDialogue.Line]>([])

  init(_ steps: [Step]) { self.steps = Locked(steps) }

  /// The lines that were requested.
  var lines: [TerminalDialogue.Line] { read.withLock { $0 } }

  func dialogue(_ language: Language = .english) -> TerminalDialogue {
    TerminalDialogue(
      language: language, questions: .shownElsewhere,
      read: { line in
        self.read.withLock { $0.append(line) }
        switch self.steps.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
        case .sent(let text)?: return .sent(text)
        case .paused(let text)?:
          var editor = line.draft ?? LineEditor(label: line.label, options: line.options)
          _ = editor.press(.control("E"))
          _ = editor.press(.control("U"))
          _ = editor.press(.text(text))
          return .paused(editor)
        case nil: return nil
        }
      }, output: { _ in })
  }
}

extension [Prompt.Option] {
  /// Creates options with names.
  fileprivate static func named(_ names: String...) -> Self {
    names.map { Prompt.Option(value: .string($0), title: $0) }
  }
}
