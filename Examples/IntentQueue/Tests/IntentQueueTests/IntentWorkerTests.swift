import Fleet
import IntentKitCore
import IntentQueue
import Testing

@Suite struct `A worker` {
  private static let exchanges: [Exchange] = [
    Exchange(
      "answers with the response",
      #"{"id":"1","user":"ada","intent":"GetCarLockStatus","parameters":{"carName":"blue van"}}"#,
      #"{"id":"1","outcome":{"result":"succeeded","phase":"handle","code":"success"},"#
        + #""text":"Blue van is unlocked.","parameters":{"carName":{"spokenPhrase":"blue van"}},"#
        + #""response":{"locked":false}}"#),
    Exchange(
      "reports a missing value",
      #"{"id":"2","user":"ada","intent":"GetCarLockStatus"}"#,
      #"{"id":"2","outcome":{"result":"needsInput","phase":"resolve"},"#
        + #""text":"Which one? Blue van, or red van?","question":{"kind":"choice","#
        + #""parameter":"carName","cause":"disambiguation","options":["#
        + #"{"value":{"spokenPhrase":"blue van"},"title":"blue van"},"#
        + #"{"value":{"spokenPhrase":"red van"},"title":"red van"}]}}"#),
    Exchange(
      "asks in the language of the request",
      #"{"id":"3","user":"ada","intent":"SetCarLockStatus","language":"ja"}"#,
      #"{"id":"3","outcome":{"result":"awaitingConfirmation","phase":"resolve"},"#
        + #""text":"ロックしますか？","question":{"kind":"confirmation","parameter":"locked","#
        + #""cause":"needsValue"}}"#),
    Exchange(
      "interprets the user's words",
      #"{"id":"4","user":"ada","intent":"GetCarLockStatus","answers":{"carName":["the second"]}}"#,
      #"{"id":"4","outcome":{"result":"succeeded","phase":"handle","code":"success"},"#
        + #""text":"Red van is locked.","parameters":{"carName":{"spokenPhrase":"red van"}},"#
        + #""response":{"locked":true}}"#),
    Exchange(
      "cancels",
      #"{"id":"5","user":"ada","intent":"SetCarLockStatus","parameters":{"locked":false,"#
        + #""carName":"red"},"answers":{"carName":["cancel"]}}"#,
      #"{"id":"5","outcome":{"result":"cancelled","phase":"resolve"},"text":"OK, I’ll leave it.","#
        + #""parameters":{"carName":{"spokenPhrase":"red"},"locked":false}}"#),
    Exchange(
      "refuses an undeclared intent",
      #"{"id":"6","user":"ada","intent":"SendMessage"}"#,
      #"{"id":"6","outcome":{"result":"refused","reason":"notDeclared"},"#
        + #""text":"Fleet does not offer that.","verdicts":[{"id":"not-declared","severity":"warning","#
        + #""method":{"name":"handler(for:)","phase":"resolve"},"elapsed":0.0,"#
        + #""facts":{"intent":"INSendMessageIntent"}}]}"#),
    Exchange(
      "locates invalid JSON",
      #"{"id":"7","user":"#,
      #"{"error":{"line":9,"column":18,"message":"the text ends too early, expected a value."}}"#),
    Exchange(
      "locates an invalid value",
      #"{"id":"8","user":"ada","intent":"SetCarLockStatus","parameters":{"locked":"maybe"}}"#,
      #"{"id":"8","error":{"line":9,"column":66,"path":"parameters.locked","#
        + #""message":"found the string “maybe”, expected true or false."}}"#),
    Exchange(
      "suggests an intent",
      #"{"id":"9","user":"ada","intent":"SetCarLockStatsu"}"#,
      #"{"id":"9","error":{"line":9,"column":24,"path":"intent","message":"found the intent "#
        + #"“SetCarLockStatsu”, expected one of SiriKit's. Did you mean “SetCarLockStatus”?"}}"#),
    Exchange(
      "rejects an unknown answer key",
      #"{"id":"10","user":"ada","intent":"ListCars","answers":{"carname":["red"]}}"#,
      #"{"id":"10","error":{"line":9,"column":56,"path":"answers.carname","#
        + #""message":"found the key “carname”, expected one of confirmation."}}"#),
    Exchange(
      "repeats an invalid id",
      #"{"id":11,"user":"ada","intent":"ListCars"}"#,
      #"{"id":11,"error":{"line":9,"column":2,"path":"id","#
        + #""message":"found the number 11, expected a string."}}"#),
    Exchange(
      "rejects an unknown key",
      #"{"id":"12","user":"ada","intent":"ListCars","langauge":"ja"}"#,
      #"{"id":"12","error":{"line":9,"column":45,"path":"langauge","message":"found the key "#
        + #"“langauge”, expected one of id, user, intent, parameters, answers, language. "#
        + #"Did you mean “language”?"}}"#),
  ]

  @Test(arguments: exchanges)
  func `a worker answers a line`(exchange: Exchange) async {
    let worker = IntentWorker(fleet: .twoVans())
    #expect(await worker.answer(to: exchange.line, number: 9).text == exchange.answer)
  }

  @Test func `a question is answered by sending the chosen option`() async throws {
    let worker = IntentWorker(fleet: .twoVans())
    var request = QueuedRequest(id: "1", user: "ada", intent: "GetCarLockStatus")

    let question = try #require(await worker.ending(of: request).question)
    #expect(question.parameter == "carName")
    request.parameters["carName"] = question.options[1].value
    let ending = try await worker.ending(of: request)

    #expect(ending.outcome.result == .succeeded)
    #expect(ending.response == ["locked": true])
  }

  @Test(arguments: exchanges)
  func `an answer survives a round trip`(exchange: Exchange) async throws {
    let answer = await IntentWorker(fleet: .twoVans()).answer(to: exchange.line, number: 9)
    let read = try QueuedAnswer(parameterValue: JSONReader.value(from: answer.line))
    #expect(read == answer)
  }

  @Test func `only a line that is too long is rejected`() async throws {
    let long =
      #"{"id":"1","user":""# + String(repeating: "a", count: IntentWorker.maximumLineLength)
    let pieces = Feed([long + "\n", #"{"id":"2","user":"ada","intent":"ListCars"}"# + "\n"])
    let answers = try await IntentWorker(fleet: .twoVans()).answers(to: Lines(of: pieces))

    #expect(
      answers.filter { $0.id == nil }.map(\.text) == [
        #"{"error":{"line":1,"message":"found more than 65536 bytes, expected a shorter line."}}"#
      ])
    #expect(answers.compactMap(\.id) == ["2"])
  }

  // MARK: - Handlers that break the contract

  @Test func `a slow handler is stopped after two seconds with a verdict`() async throws {
    let clock = ManualClock()
    let fleet = Fleet.twoVans(callTime: .seconds(30), clock: clock)
    let worker = IntentWorker(app: FleetHandlers.appDescription, time: .clock(clock)) { request in
      FleetHandlers(fleet: fleet, user: request.user)
    }
    async let ending = worker.ending(of: .lock)
    // One sleeper is the call to the car, and the other is the watchdog.
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(2))

    let verdict = try await #require(ending.verdicts.first)
    #expect(verdict.id == .noAnswer)
    #expect(verdict.method == .handle)
    #expect(verdict.elapsed == .seconds(2))
    #expect(try await ending.outcome.result == .failed)
  }

  @Test func `a handler that drops its completion receives a verdict`() async throws {
    let worker = IntentWorker(app: FleetHandlers.appDescription) { _ in ForgetfulProvider() }
    let ending = try await worker.ending(
      of: QueuedRequest(id: "1", user: "ada", intent: "ListCars"))

    #expect(ending.outcome.result == .failed)
    #expect(ending.verdicts.map(\.id) == [.completionDropped])
    #expect(ending.text == "Sorry, something is wrong with Fleet.")
  }
}

/// A line and its answer.
struct Exchange: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let line: [UInt8]
  let answer: String

  init(_ description: String, _ line: String, _ answer: String) {
    testDescription = description
    self.line = Array(line.utf8)
    self.answer = answer
  }
}

/// Provides a handler that never answers, because it drops its completion.
private struct ForgetfulProvider {}

extension ForgetfulProvider: IntentHandlerProvider, ListCarsIntentCompletionHandling {
  func handler(for intent: any Intent) -> (any IntentHandling)? { self }

  func handle(
    intent: ListCarsIntent, completion: @escaping @Sendable (ListCarsIntentResponse) -> Void
  ) {}
}
