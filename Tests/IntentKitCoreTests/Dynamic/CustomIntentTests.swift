import IntentKitCore
import Testing

/// Behaviour reference, 2.2 and 7.
@Suite struct `Custom intents` {
  private static let soups: [ParameterValue] = [["name": "Chowder"], ["name": "Miso"]]

  private static let menu = SoupKitchen(options: { _, _ throws(HandlerFailure) in .values(soups) })

  @Test func `go the way of all others`() async throws {
    let dialogue = ScriptedAnswers(.yes)
    let run = await SoupKitchen().run(
      try DynamicIntent(
        SoupKitchen.schema(resolving: "soup", "quantity"),
        fields: ["soup": "Miso", "quantity": 2]), dialogue)
    #expect(run.outcome == Outcome(.succeeded, phase: .handle, code: "success"))
    #expect(run.response?.details == ["waitMinutes": 10])
    #expect(run.trace.calls == ["soup", "quantity", "confirm", "handle"])
    #expect(await dialogue.prompts.map(\.kind) == [.request])
  }

  // MARK: - Options

  @Test func `show the options of the app when a value is needed`() async throws {
    let dialogue = ScriptedAnswers(.option(1), .yes)
    let run = await Self.menu.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "soup")), dialogue)
    let prompt = try #require(await dialogue.prompts.first)
    #expect(prompt.kind == .choice)
    #expect(prompt.cause == .needsValue)
    #expect(prompt.options.map(\.title) == ["Chowder", "Miso"])
    #expect(run.intent.fields["soup"] == ["name": "Miso"])
    #expect(run.outcome.result == .succeeded)
    #expect(run.verdicts.isEmpty)
    #expect(
      run.trace.methods.prefix(3) == [
        "resolveSoup(for:)", "provideSoupOptionsCollection(for:)", "resolveSoup(for:)",
      ])
    #expect(run.trace.provisions == [.options(Self.soups)])
  }

  @Test func `ask an open question where the app has no options`() async throws {
    let dialogue = ScriptedAnswers(.value("Miso"), .yes)
    let run = await SoupKitchen().run(
      try DynamicIntent(SoupKitchen.schema(resolving: "soup")), dialogue)
    #expect(await dialogue.prompts.map(\.kind) == [.value, .request])
    #expect(run.intent.fields["soup"] == ["name": "Miso"])
    #expect(run.trace.provisions == [.options([])])
  }

  @Test func `offer the cases of a set where the app has no options`() async throws {
    let dialogue = ScriptedAnswers(.option(0), .yes)
    let run = await SoupKitchen().run(
      try DynamicIntent(SoupKitchen.schema(resolving: "size")), dialogue)
    #expect(await dialogue.prompts[0].options.map(\.value) == ["small", "large"])
    #expect(run.intent.fields["size"] == "small")
  }

  @Test func `offer what the app says of a set, not its cases`() async throws {
    let kitchen = SoupKitchen(options: { _, _ throws(HandlerFailure) in .values(["large"]) })
    let dialogue = ScriptedAnswers(.option(0), .yes)
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "size")), dialogue)
    #expect(await dialogue.prompts[0].options.map(\.value) == ["large"])
    #expect(run.intent.fields["size"] == "large")
  }

  @Test func `write an error of the options down, and ask an open question`() async throws {
    let kitchen = SoupKitchen(
      options: { _, _ throws(HandlerFailure) in .unavailable("The kitchen is closed.") })
    let dialogue = ScriptedAnswers(.value("Miso"), .yes)
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "soup")), dialogue)
    #expect(await dialogue.prompts.map(\.kind) == [.value, .request])
    #expect(run.trace.provisions == [.noOptions("The kitchen is closed.")])
    #expect(run.outcome.result == .succeeded)
    #expect(run.verdicts.isEmpty)
  }

  @Test func `offer elements for a list`() async throws {
    let kitchen = SoupKitchen(
      options: { _, _ throws(HandlerFailure) in .values(["redPepper", "croutons"]) })
    let dialogue = ScriptedAnswers(.option(0), .yes)
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "toppings")), dialogue)
    #expect(await dialogue.prompts[0].kind == .choice)
    #expect(await dialogue.prompts[0].options.map(\.title) == ["red pepper", "croutons"])
    #expect(run.intent.fields["toppings"] == ["redPepper"])
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `ask for options after needsValue only, and for the likeliest`() async throws {
    var kitchen = SoupKitchen(
      options: { _, searchTerm throws(HandlerFailure) in
        .values(searchTerm == nil ? Self.soups : [])
      })
    kitchen.results["soup"] = { intent in
      intent.fields["soup"]?["name"] == "Chowder"
        ? [.success(with: ["name": "Chowder"])]
        : intent.fields["soup"] == nil
          ? [.needsValue()] : [.unsupported(forReason: DynamicReason(name: "soldOut"))]
    }
    let dialogue = ScriptedAnswers(.option(1), .value("Chowder"), .yes)
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "soup")), dialogue)
    #expect(await dialogue.prompts.map(\.kind) == [.choice, .value, .request])
    #expect(run.trace.provisions.count == 1)
  }

  @Test func `warn of more options than anybody listens to`() async throws {
    let kitchen = SoupKitchen(
      options: { _, _ throws(HandlerFailure) in
        .values((1...11).map { ["name": .string("Soup \($0)")] })
      })
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "soup")), ScriptedAnswers(.option(10), .yes))
    #expect(run.verdicts.map(\.id) == [.longDisambiguation])
    #expect(run.verdicts.first?.method.name == "provideSoupOptionsCollection(for:)")
    #expect(run.outcome.result == .succeeded)
    #expect(run.intent.fields["soup"] == ["name": "Soup 11"])
  }

  @Test func `judge options that do not fit`() async throws {
    let kitchen = SoupKitchen(
      options: { _, _ throws(HandlerFailure) in .values([["name": "Miso"], ["nome": "Miso"]]) })
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "soup")), ScriptedAnswers(.yes))
    let verdict = try #require(run.verdicts.first)
    #expect(run.verdicts.count == 1)
    guard case .unusableAnswer(let error) = verdict.kind else {
      Issue.record("\(verdict)")
      return
    }
    #expect(verdict.method.name == "provideSoupOptionsCollection(for:)")
    #expect(error.path == ParameterPath([.name("options"), .index(1), .name("nome")]))
    #expect(run.outcome == Outcome(.failed, phase: .resolve, reason: .verdict(.unusableAnswer)))
  }

  @Test(
    arguments: [
      (5, [.slowAnswer], .succeeded), (12, [.noAnswer, .completedLate], .failed),
    ] as [(Int, [Verdict.ID], Outcome.Result)])
  func `hold options to the time of every answer`(
    seconds: Int, verdicts: [Verdict.ID], result: Outcome.Result
  ) async throws {
    let clock = ManualClock()
    let kitchen = SoupKitchen(
      options: { _, _ async throws(HandlerFailure) in
        try? await clock.sleep(for: .seconds(seconds))
        return .values(Self.soups)
      })
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "soup")), ScriptedAnswers(.option(0), .yes),
      clock: clock)
    #expect(run.verdicts.map(\.id) == verdicts)
    #expect(run.verdicts.first?.method.name == "provideSoupOptionsCollection(for:)")
    #expect(run.outcome.result == result)
  }

  // MARK: - Defaults

  @Test func `ask once for a default before the parameter is resolved`() async throws {
    let kitchen = SoupKitchen(defaultValue: { _ throws(HandlerFailure) in 1 })
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "quantity")), ScriptedAnswers(.yes))
    #expect(
      run.trace.methods == [
        "defaultQuantity(for:)", "resolveQuantity(for:)", "confirm(intent:)", "handle(intent:)",
      ])
    #expect(run.trace.provisions == [.defaultValue(1)])
    #expect(run.trace.changes == ["quantity 1"])
    #expect(run.intent.fields["quantity"] == 1)
  }

  @Test func `ask for no default where the request says something`() async throws {
    let kitchen = SoupKitchen(defaultValue: { _ throws(HandlerFailure) in 1 })
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "quantity"), fields: ["quantity": 3]),
      ScriptedAnswers(.yes))
    #expect(run.trace.provisions == [])
    #expect(run.intent.fields["quantity"] == 3)
  }

  @Test func `ask for no default where the user wants to be asked`() async throws {
    let kitchen = SoupKitchen(defaultValue: { _ throws(HandlerFailure) in 1 })
    var intent = try DynamicIntent(SoupKitchen.schema(resolving: "quantity"))
    intent.askedEachTime = ["quantity"]
    let dialogue = ScriptedAnswers(.value("4"), .yes)
    let run = await kitchen.run(intent, dialogue)
    #expect(run.trace.provisions == [])
    #expect(await dialogue.prompts.map(\.kind) == [.value, .request])
    #expect(run.intent.fields["quantity"] == 4)
  }

  @Test func `ask the user where there is no default after all`() async throws {
    let dialogue = ScriptedAnswers(.value("4"), .yes)
    let run = await SoupKitchen().run(
      try DynamicIntent(SoupKitchen.schema(resolving: "quantity")), dialogue)
    #expect(run.trace.provisions == [.defaultValue(nil)])
    #expect(await dialogue.prompts.map(\.kind) == [.value, .request])
  }

  @Test func `ask the user who changes a default, and take no other`() async throws {
    let kitchen = SoupKitchen(defaultValue: { _ throws(HandlerFailure) in 1 })
    let dialogue = ScriptedAnswers(.change(parameter: "quantity"), .value("4"), .yes)
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "soup", "quantity"), fields: ["soup": "M"]),
      dialogue)
    #expect(run.trace.provisions == [.defaultValue(1)])
    #expect(run.intent.fields["quantity"] == 4)
    #expect(await dialogue.prompts.map(\.kind) == [.request, .value, .request])
  }

  @Test func `judge a default that does not fit`() async throws {
    let kitchen = SoupKitchen(defaultValue: { _ throws(HandlerFailure) in "many" })
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "quantity")), ScriptedAnswers(.yes))
    let verdict = try #require(run.verdicts.first)
    #expect(run.verdicts.count == 1)
    guard case .unusableAnswer(let error) = verdict.kind else {
      Issue.record("\(verdict)")
      return
    }
    #expect(verdict.method.name == "defaultQuantity(for:)")
    #expect(error.path == ParameterPath([.name("default")]))
  }

  // Siri resolves nothing that is not resolvable (behaviour reference, 2.1).
  @Test func `ask for nothing of a parameter that is not resolved`() async throws {
    let kitchen = SoupKitchen(defaultValue: { _ throws(HandlerFailure) in 1 })
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema()), ScriptedAnswers(.yes))
    #expect(run.trace.methods == ["confirm(intent:)", "handle(intent:)"])
  }

  @Test func `have traces that are written and read without loss`() async throws {
    for options in [DynamicOptions.values(Self.soups), .values([]), .unavailable("Closed.")] {
      for value in [1, nil] as [ParameterValue?] {
        let kitchen = SoupKitchen(
          options: { _, _ throws(HandlerFailure) in options },
          defaultValue: { _ throws(HandlerFailure) in value })
        let run = await kitchen.run(
          try DynamicIntent(SoupKitchen.schema(resolving: "soup", "quantity")), ScriptedAnswers())
        let read = try Trace(parameterValue: run.trace.parameterValue)
        #expect(read == run.trace)
      }
    }
  }
}

extension Trace {
  /// The names of the methods that were called, in order.
  fileprivate var methods: [String] {
    events.compactMap { event in
      if case .called(let method) = event.kind { method.name } else { nil }
    }
  }

  /// What methods gave beside their results, in order.
  fileprivate var provisions: [TraceEvent.Provision] {
    events.compactMap { event in
      if case .provided(_, let provision, _) = event.kind { provision } else { nil }
    }
  }
}
