import IntentKitCore
import Testing

/// Section 7 of “What Siri does”.
@Suite struct `Searching options` {
  private static let kitchen = SoupKitchen(options: { _, words throws(HandlerFailure) in
    switch words {
    case nil: .values(["Tomato", "Chowder"])
    case "mi": .collection(IntentOptions(sections: [.init("Japan", ["Miso"])]))
    case "m": .values(["Miso", "Mulligatawny"])
    default: .values([])
    }
  })

  private func run(
    _ answers: [Answer], by kitchen: SoupKitchen = Self.kitchen, isSearched: Bool = true
  ) async throws -> (run: IntentRun<DynamicIntent>, dialogue: ScriptedAnswers) {
    var definitions = SoupKitchen.definitions
    definitions.definitions[0].parameters[0].searchesOptions = isSearched
    let dialogue = ScriptedAnswers(answers)
    let run = await kitchen.run(
      try DynamicIntent(try definitions.schemas()[0], fields: ["size": "small", "quantity": 1]),
      dialogue)
    return (run, dialogue)
  }

  @Test func `words that fit no option are searched for`() async throws {
    let (run, dialogue) = try await run([
      .notUnderstood("mi"), .notUnderstood("xyz"), .option(0), .yes,
    ])
    let prompts = await dialogue.prompts
    #expect(prompts[0].options.map(\.title) == ["Tomato", "Chowder"])
    #expect(prompts[1].options.map(\.section) == ["Japan"])
    // Nothing is found, so the question is repeated with the same options.
    #expect(prompts[2].isRepeated && prompts[2].options == prompts[1].options)
    #expect(run.intent.fields["soup"] == ["name": "Miso"])
    #expect(run.trace.provisions.count == 3)
  }

  @Test func `words are searched for while the user types`() async throws {
    let (run, dialogue) = try await run([.draft("m"), .draft("mi"), .option(0), .yes])
    let prompts = await dialogue.prompts
    #expect(
      prompts.prefix(3).map { $0.options.map(\.title) } == [
        ["Tomato", "Chowder"], ["Miso", "Mulligatawny"], ["Miso"],
      ])
    #expect(prompts.allSatisfy { !$0.isRepeated })
    #expect(run.intent.fields["soup"] == ["name": "Miso"])
    #expect(run.outcome.result == .succeeded)
    let read = try Trace(parameterValue: run.trace.parameterValue)
    #expect(read == run.trace)
  }

  @Test func `unfinished words that find nothing keep the question as it is`() async throws {
    let drafts = ["x", "xy", "xyz", "xy", "x"].map { Answer.draft($0) }
    let (run, dialogue) = try await run(drafts + [.option(1), .yes])
    let prompts = await dialogue.prompts
    #expect(prompts.count == 7)
    #expect(Set(prompts.prefix(6)).count == 1)
    #expect(run.intent.fields["soup"] == ["name": "Chowder"])
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `only a sent answer counts as not understood`() async throws {
    let (run, dialogue) = try await run([
      .draft("x"), .notUnderstood("xy"), .draft("xyz"), .notUnderstood("xyz"),
    ])
    #expect(await dialogue.prompts.map(\.isRepeated) == [false, false, true, true])
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .notUnderstood))
  }

  @Test func `empty unfinished words bring back the first options`() async throws {
    let (run, dialogue) = try await run([.draft("mi"), .draft(""), .option(1), .yes])
    #expect(await dialogue.prompts[2].options.map(\.title) == ["Tomato", "Chowder"])
    #expect(run.trace.provisions.count == 2)
    #expect(run.intent.fields["soup"] == ["name": "Chowder"])
  }

  @Test func `a user can type much longer than send words`() async throws {
    let drafts = (0..<100).map { Answer.draft($0.isMultiple(of: 2) ? "m" : "mi") }
    let (typed, _) = try await run(drafts + [.option(0), .yes])
    #expect(typed.outcome.result == .succeeded)
    let words = (0..<100).map { Answer.notUnderstood($0.isMultiple(of: 2) ? "m" : "mi") }
    let (sent, _) = try await run(words)
    #expect(sent.outcome.result == .gaveUp)
  }

  @Test(arguments: ["m", "x", ""])
  func `a dialogue that never finishes an answer ends`(_ words: String) async throws {
    let (run, _) = try await run(Array(repeating: .draft(words), count: 2000))
    #expect(run.outcome == Outcome(.gaveUp, phase: .resolve, reason: .tooManyRounds))
    #expect(run.verdicts.isEmpty)
  }

  @Test func `unfinished words aren't an answer where options aren't searched`() async throws {
    let (run, dialogue) = try await run([.draft("mi"), .draft("mi")], isSearched: false)
    #expect(await dialogue.prompts.map(\.isRepeated) == [false, true])
    #expect(run.outcome.reason == .notUnderstood)
    #expect(run.trace.provisions.count == 1)
  }

  @Test func `the dialogue knows whether the options are searched`() async throws {
    let dialogue = ContextRecorder()
    var definitions = SoupKitchen.definitions
    definitions.definitions[0].parameters[0].searchesOptions = true
    _ = await Self.kitchen.run(try DynamicIntent(try definitions.schemas()[0]), dialogue)
    #expect(
      await dialogue.searches == ["soup true", "quantity false", " false"])
  }

  @Test func `a handler must support the options that it finds`() async throws {
    var kitchen = Self.kitchen
    kitchen.results["soup"] = { intent in
      intent.fields["soup"] == nil
        ? [.needsValue()] : [.unsupported(forReason: DynamicReason(name: "soldOut"))]
    }
    let miso = Answer.value("Miso")
    let (run, _) = try await run(
      [.notUnderstood("mi"), .option(0), miso, miso, miso, miso], by: kitchen)
    #expect(run.verdicts.map(\.id) == [.endlessQuestion])
  }
}

/// A user who takes the first option, and records whether options are searched.
private actor ContextRecorder: Dialogue {
  private(set) var searches: [String] = []

  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    searches.append("\(prompt.parameter ?? "") \(context.searchesOptions)")
    return switch prompt.kind {
    case .choice: .option(0)
    case .value: .value(1)
    default: .yes
    }
  }
}
