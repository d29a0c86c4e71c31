import IntentKitCore
import Testing

/// Section 2.5 of “What Siri does”.
@Suite struct `Options in parts` {
  private static let soups: [ParameterValue] = (1...7).map { ["name": .string("Soup \($0)")] }

  private static let menu = SoupKitchen(options: { _, _ throws(HandlerFailure) in .values(soups) })

  private func run(
    pageSize: Int? = nil, isVoiceOnly: Bool = true, _ answers: Answer...
  ) async throws -> (IntentRun<DynamicIntent>, [Prompt]) {
    var definitions = SoupKitchen.definitions
    definitions.definitions[0].parameters[0].pageSize = pageSize
    let dialogue = ScriptedAnswers(answers)
    let run = await Self.menu.run(
      try DynamicIntent(try definitions.schemas()[0], fields: ["size": "small", "quantity": 1]),
      dialogue, device: DeviceState(isVoiceOnly: isVoiceOnly))
    return (run, await dialogue.prompts.filter { $0.kind == .choice && $0.parameter == "soup" })
  }

  private func pages(_ prompts: [Prompt]) -> [String] {
    prompts.map { prompt in
      prompt.page.map { "\($0.start)+\($0.count)" } ?? "all"
    }
  }

  @Test func `more leads to the next part until the end, and back to the one before`() async throws
  {
    let (run, prompts) = try await run(
      .more, .more, .more, .back, .back, .back, .option(6), .yes)
    #expect(pages(prompts) == ["0+3", "3+3", "6+1", "7+0", "6+1", "3+3", "0+3"])
    #expect(prompts.allSatisfy { $0.options.count == 7 })
    #expect(run.intent.fields["soup"] == ["name": "Soup 7"])
    #expect(run.outcome.result == .succeeded)
  }

  @Test(arguments: [(1, "0+1"), (5, "0+5"), (7, "all"), (nil, "0+3")])
  func `the definition determines the number of options in a part`(
    size: Int?, page: String
  ) async throws {
    let (_, prompts) = try await run(pageSize: size, .option(0), .yes)
    #expect(pages(prompts) == [page])
  }

  @Test func `on a screen, all options are there`() async throws {
    let (run, prompts) = try await run(isVoiceOnly: false, .more, .more)
    #expect(pages(prompts) == ["all", "all"])
    #expect(run.outcome.reason == .notUnderstood)
  }

  @Test func `more after the end isn't understood, and the options begin again`() async throws {
    let (run, prompts) = try await run(pageSize: 4, .more, .more, .more, .more, .option(1), .yes)
    #expect(pages(prompts) == ["0+4", "4+3", "7+0", "0+4", "4+3"])
    #expect(prompts.map(\.isRepeated) == [false, false, false, true, false])
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `going back before the first option isn't understood`() async throws {
    let (run, prompts) = try await run(.back, .back)
    #expect(pages(prompts) == ["0+3", "0+3"])
    #expect(run.outcome.reason == .notUnderstood)
  }

  @Test func `a user who goes back and forth ends`() async throws {
    let dialogue = ScriptedAnswers(
      Array(repeating: [Answer.more, .back], count: 100).flatMap(\.self))
    let run = await Self.menu.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "soup")), dialogue,
      device: DeviceState(isVoiceOnly: true))
    #expect(run.outcome.result == .gaveUp)
  }

  @Test func `a trace with parts survives a round trip through JSON`() async throws {
    let (run, _) = try await run(.more, .back, .option(0), .yes)
    let read = try Trace(parameterValue: run.trace.parameterValue)
    #expect(read == run.trace)
    guard case .started(_, _, _, let isVoiceOnly)? = read.events.first?.kind else {
      Issue.record("The trace doesn't begin with the start.")
      return
    }
    #expect(isVoiceOnly)
  }

  @Test func `indexed options are sorted under their letters`() async throws {
    let names = ["Miso", "Élan", "éclair", "すいとん", "Minestrone", "カレー", "7 herbs", "おでん"]
    let kitchen = SoupKitchen(options: { _, _ throws(HandlerFailure) in
      .collection(
        IntentOptions(
          sections: [.init(nil, names.map { .string($0) })], usesIndexedCollation: true))
    })
    let dialogue = ScriptedAnswers(.option(0), .yes)
    _ = await kitchen.run(try DynamicIntent(SoupKitchen.schema(resolving: "soup")), dialogue)
    let options = try #require(await dialogue.prompts.first).options
    #expect(
      options.map { "\($0.section ?? "") \($0.title)" } == [
        "E éclair", "E Élan", "M Minestrone", "M Miso", "あ おでん", "か カレー", "さ すいとん", "# 7 herbs",
      ])
  }
}
