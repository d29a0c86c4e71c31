import IntentKitCore
import Testing

/// Sections 2.2 and 7 of “What Siri does”.
@Suite struct `Custom intents` {
  private static let soups: [ParameterValue] = [["name": "Chowder"], ["name": "Miso"]]

  private static let menu = SoupKitchen(options: { _, _ throws(HandlerFailure) in .values(soups) })

  @Test func `a custom intent runs through the same phases as a system intent`() async throws {
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

  @Test func `needsValue offers the options that the app provides`() async throws {
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

  @Test func `needsValue asks an open question if the app provides no options`() async throws {
    let dialogue = ScriptedAnswers(.value("Miso"), .yes)
    let run = await SoupKitchen().run(
      try DynamicIntent(SoupKitchen.schema(resolving: "soup")), dialogue)
    #expect(await dialogue.prompts.map(\.kind) == [.value, .request])
    #expect(run.intent.fields["soup"] == ["name": "Miso"])
    #expect(run.trace.provisions == [.options([])])
  }

  @Test func `needsValue offers the cases of an option set if the app provides no options`()
    async throws
  {
    let dialogue = ScriptedAnswers(.option(0), .yes)
    let run = await SoupKitchen().run(
      try DynamicIntent(SoupKitchen.schema(resolving: "size")), dialogue)
    #expect(await dialogue.prompts[0].options.map(\.value) == ["small", "large"])
    #expect(run.intent.fields["size"] == "small")
  }

  @Test func `options that the app provides for an option set replace its cases`() async throws {
    let kitchen = SoupKitchen(options: { _, _ throws(HandlerFailure) in .values(["large"]) })
    let dialogue = ScriptedAnswers(.option(0), .yes)
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "size")), dialogue)
    #expect(await dialogue.prompts[0].options.map(\.value) == ["large"])
    #expect(run.intent.fields["size"] == "large")
  }

  @Test func `an error from the options is recorded and an open question follows`() async throws {
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

  @Test func `options of an array parameter offer its elements`() async throws {
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

  @Test func `options are requested again after unsupported, without a search term`() async throws {
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
    #expect(await dialogue.prompts.map(\.kind) == [.choice, .choice, .request])
    #expect(run.trace.provisions.count == 2)
  }

  @Test func `more than ten options draw a warning`() async throws {
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

  @Test func `options of the wrong type draw a verdict`() async throws {
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
  func `providing options has the same time limit as a resolve method`(
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

  @Test func `a default value is requested once before the parameter is resolved`() async throws {
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

  @Test func `no default value is requested if the request contains a value`() async throws {
    let kitchen = SoupKitchen(defaultValue: { _ throws(HandlerFailure) in 1 })
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "quantity"), fields: ["quantity": 3]),
      ScriptedAnswers(.yes))
    #expect(run.trace.provisions == [])
    #expect(run.intent.fields["quantity"] == 3)
  }

  @Test func `no default value is requested if the user chose to be asked each time`() async throws
  {
    let kitchen = SoupKitchen(defaultValue: { _ throws(HandlerFailure) in 1 })
    let intent = try DynamicIntent(SoupKitchen.schema(resolving: "quantity"))
    let dialogue = ScriptedAnswers(.value("4"), .yes)
    let run = await kitchen.run(intent, dialogue, askedEachTime: ["quantity"])
    #expect(run.trace.provisions == [])
    #expect(await dialogue.prompts.map(\.kind) == [.value, .request])
    #expect(run.intent.fields["quantity"] == 4)
  }

  @Test func `the user is asked if the handler provides no default value`() async throws {
    let dialogue = ScriptedAnswers(.value("4"), .yes)
    let run = await SoupKitchen().run(
      try DynamicIntent(SoupKitchen.schema(resolving: "quantity")), dialogue)
    #expect(run.trace.provisions == [.defaultValue(nil)])
    #expect(await dialogue.prompts.map(\.kind) == [.value, .request])
  }

  @Test func `changing a default value asks the user and requests no other default`() async throws {
    let kitchen = SoupKitchen(defaultValue: { _ throws(HandlerFailure) in 1 })
    let dialogue = ScriptedAnswers(.change(parameter: "quantity"), .value("4"), .yes)
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema(resolving: "soup", "quantity"), fields: ["soup": "M"]),
      dialogue)
    #expect(run.trace.provisions == [.defaultValue(1)])
    #expect(run.intent.fields["quantity"] == 4)
    #expect(await dialogue.prompts.map(\.kind) == [.request, .value, .request])
  }

  @Test func `a default value of the wrong type draws a verdict`() async throws {
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

  // Siri resolves only resolvable parameters (What Siri does, 2.1).
  @Test func `neither options nor defaults are requested for a parameter that isn't resolved`()
    async throws
  {
    let kitchen = SoupKitchen(defaultValue: { _ throws(HandlerFailure) in 1 })
    let run = await kitchen.run(
      try DynamicIntent(SoupKitchen.schema()), ScriptedAnswers(.yes))
    #expect(run.trace.methods == ["confirm(intent:)", "handle(intent:)"])
  }

  @Test func `the trace of a custom intent survives a round trip through JSON`() async throws {
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

  /// The options and defaults that methods provided, in order.
  var provisions: [TraceEvent.Provision] {
    events.compactMap { event in
      if case .provided(_, let provision, _) = event.kind { provision } else { nil }
    }
  }
}
