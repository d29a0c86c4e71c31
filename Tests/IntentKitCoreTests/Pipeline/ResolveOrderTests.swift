import IntentKitCore
import Testing

/// Section 2.1 of “What Siri does”: the order of parameters, and the values that methods receive.
@Suite struct `Order of parameters` {
  @Test(arguments: SystemIntents.all.map { Listed($0) })
  func `parameters are resolved in the order of the header`(_ intent: Listed) {
    let methods = intent.type.schema.resolveMethods.filter(\.isCurrent).map(\.parameter)
    #expect(intent.parameters == methods)
  }

  @Test func `confirm and handle follow the last parameter`() async {
    let run = await Trial().run(.init())
    #expect(
      run.trace.calls == ["text", "flag", "mode", "days", "seats", "items", "confirm", "handle"])
    #expect(run.outcome == Outcome(.succeeded, phase: .handle, code: "success"))
    #expect(run.trace.prompts.isEmpty)
  }

  @Test func `each method receives the values that earlier ones settled`() async {
    let flag = InTurn<BooleanResolutionResult>(.success(with: true))
    let items = InTurn<[Trial.TextResult]>([.success(with: "one")])
    let confirm = InTurn<SendMessageIntentResponse>(.init(code: .ready))
    let handle = InTurn<SendMessageIntentResponse>(.init(code: .success))
    let handler = Trial.Handler(
      text: { _ in .success(with: "short") }, flag: { await flag($0) },
      items: { await items($0) }, confirm: { await confirm($0) }, handle: { await handle($0) })
    let run = await Trial(text: "long").run(handler)
    #expect(await flag.seen == [Trial(text: "short")])
    #expect(await items.seen == [Trial(text: "short", flag: true)])
    let settled = Trial(text: "short", flag: true, items: ["one"])
    #expect(await confirm.seen == [settled])
    #expect(await handle.seen == [settled])
    #expect(run.intent == settled)
    #expect(run.trace.changes == [#"text "short""#, "flag true", #"items ["one"]"#])
  }

  @Test func `a preset value is resolved`() async {
    let text = InTurn<Trial.TextResult>(.success(with: "preset"))
    let run = await Trial(text: "preset").run(.init(text: { await text($0) }))
    #expect(await text.seen.map(\.text) == ["preset"])
    #expect(run.trace.changes.isEmpty)
  }

  @Test func `a value without a resolve method is kept`() async {
    let intent = Trial(text: "hello", flag: false, mode: .one, days: .monday, items: ["a", "b"])
    let run = await intent.run(.init())
    #expect(run.intent == intent)
    #expect(run.trace.changes.isEmpty)
  }

  @Test func `an answer doesn't resolve earlier parameters again`() async {
    let items = InTurn<[Trial.TextResult]>([.needsValue()], [.success(with: "one")])
    let run = await Trial().run(.init(items: { await items($0) }), .value("one"))
    #expect(
      run.trace.calls.filter { $0 != "confirm" && $0 != "handle" }
        == ["text", "flag", "mode", "days", "seats", "items", "items"])
  }
}

/// A system intent as an argument of a test.
struct Listed: Sendable, CustomTestStringConvertible {
  let type: any SystemIntent.Type

  init(_ type: any SystemIntent.Type) { self.type = type }

  var testDescription: String { type.schema.name }
  var parameters: [String] { type.resolvedParameters }
}

extension SystemIntent {
  fileprivate static var resolvedParameters: [String] { resolvers.map(\.parameter) }
}
