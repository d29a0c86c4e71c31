import IntentKitCore
import IntentKitSimulator
import Testing

@Suite("Statements about outcomes")
struct StatementTests {
  static let samples: [(Outcome, String, String)] = [
    (Outcome(.succeeded), "Sent.", "送信しました。"),
    (Outcome(.inProgress), "UnicornChat is sending it.", "UnicornChatが送信しています。"),
    (Outcome(.continuedInApp), "Let’s go on in UnicornChat.", "続きはUnicornChatでどうぞ。"),
    (Outcome(.handledInApp), "UnicornChat is taking care of it.", "UnicornChatが引き受けました。"),
    (
      Outcome(.failed, code: "failure"), "Sorry, UnicornChat could not do that.",
      "すみません、UnicornChatではできませんでした。"
    ),
    (
      Outcome(.failed, code: "failureMessageServiceNotAvailable"),
      "The message service of UnicornChat is not available.",
      "UnicornChatのメッセージサービスは利用できません。"
    ),
    (
      Outcome(.failed, reason: .unsupported("loginRequired")),
      "You need to log in to UnicornChat first.", "先にUnicornChatにログインしてください。"
    ),
    (
      Outcome(.failed, reason: .unsupported()), "UnicornChat could not find that.",
      "UnicornChatでは見つかりませんでした。"
    ),
    (
      Outcome(.requiresAppLaunch, code: "failureRequiringAppLaunch"),
      "Please go on in UnicornChat.", "UnicornChatを開いて続けてください。"
    ),
    (
      Outcome(.requiresAppLaunch, code: "failureRequiringAppLaunchNoServiceInArea"),
      "UnicornChat does not drive in this area. Please go on in UnicornChat.",
      "この地域ではUnicornChatを利用できません。UnicornChatを開いて続けてください。"
    ),
    (Outcome(.cancelled), "OK, I’ll leave it.", "わかりました。やめておきます。"),
    (Outcome(.needsInput), "I need an answer to go on.", "続けるにはお返事が必要です。"),
    (
      Outcome(.awaitingConfirmation), "I need your yes to go on.",
      "続けるには「はい」というお返事が必要です。"
    ),
    (
      Outcome(.gaveUp, reason: .verdict(.endlessQuestion)),
      "I can’t go on with this in UnicornChat.",
      "UnicornChatでは、これ以上進められません。"
    ),
    (
      Outcome(.refused, reason: .notAuthorized),
      "First, allow Siri to use UnicornChat in Settings.",
      "先に設定で、SiriにUnicornChatの使用を許可してください。"
    ),
    (
      Outcome(.refused, reason: .notDeclared), "UnicornChat does not offer that.",
      "UnicornChatはそれに対応していません。"
    ),
    (
      Outcome(.refused, reason: .noHandler), "UnicornChat cannot do that.",
      "UnicornChatではできません。"
    ),
    (
      Outcome(.refused, reason: .locked), "I can do that once your device is unlocked.",
      "デバイスのロックを解除してからもう一度どうぞ。"
    ),
    (
      Outcome(.refused), "I can’t ask UnicornChat to do that.", "UnicornChatにそれを頼むことはできません。"
    ),
  ]

  @Test(arguments: samples)
  func `each outcome of a message has a sentence in both languages`(
    _ outcome: Outcome, _ english: String, _ japanese: String
  ) {
    let situation = Situation(
      intent: "SendMessage", schema: SendMessageIntent.schema, app: "UnicornChat")
    #expect(Phrasebook.english.statement(for: outcome, in: situation).read == english)
    #expect(Phrasebook.japanese.statement(for: outcome, in: situation).read == japanese)
  }

  @Test func `every fault gets the same general sentence`() {
    let verdict = Verdict(
      .noAnswer(limit: .seconds(10), state: .sleeping), method: .handle, elapsed: .seconds(10))
    let situation = Situation(intent: "SendMessage", app: "UnicornChat", verdicts: [verdict])
    let outcome = Outcome(.failed, phase: .handle, code: "failureMessageServiceNotAvailable")
    #expect(
      Phrasebook.english.statement(for: outcome, in: situation)
        == "Sorry, something is wrong with UnicornChat.")
    #expect(
      Phrasebook.japanese.statement(for: outcome, in: situation)
        == "すみません、UnicornChatに何か問題があるようです。")
  }

  @Test func `a warning doesn't change the sentence`() {
    let verdict = Verdict(.slowAnswer, method: .handle, elapsed: .seconds(5))
    let situation = Situation(intent: "SendMessage", app: "App", verdicts: [verdict])
    #expect(
      Phrasebook.english.statement(for: Outcome(.failed), in: situation)
        == "Sorry, App could not do that.")
  }

  @Test func `success states the result as far as it is known`() {
    var situation = Situation(
      intent: "AddTasks", schema: AddTasksIntent.schema, app: "Notes",
      parameters: ["taskTitles": ["milk", "eggs"], "targetTaskList": ["title": "Groceries"]])
    let outcome = Outcome(.succeeded)
    #expect(
      Phrasebook.english.statement(for: outcome, in: situation)
        == "I added “milk” and “eggs” to “Groceries”.")
    #expect(
      Phrasebook.japanese.statement(for: outcome, in: situation)
        == "「milk」と「eggs」を「Groceries」に追加しました。")
    situation.parameters["targetTaskList"] = nil
    #expect(
      Phrasebook.english.statement(for: outcome, in: situation) == "I added “milk” and “eggs”.")
    situation.parameters = [:]
    #expect(Phrasebook.english.statement(for: outcome, in: situation) == "I added it.")
  }

  /// A code of a custom intent, with its own text, and what is said for it.
  static let ownCodes: [(ResponseCodeSchema, String, String)] = [
    (
      ResponseCodeSchema("failureKitchenClosed", rawValue: 100, meaning: .failure),
      "Sorry, Kitchen could not do that: kitchen closed.", "すみません、Kitchenではできませんでした。"
    ),
    (
      ResponseCodeSchema(
        "failureKitchenClosed", rawValue: 100, meaning: .failure,
        text: "The kitchen opens in ${waitMinutes} minutes."),
      """
      Something went wrong. Kitchen says, “The kitchen opens in 10 minutes.” You can continue in \
      the app.
      """, "問題が発生しました。Kitchenからのお知らせです。「The kitchen opens in 10 minutes.」続きはアプリでどうぞ。"
    ),
    (
      ResponseCodeSchema(
        "failureKitchenClosed", rawValue: 100, meaning: .failure,
        text: "The kitchen opens ${day}."),
      "Sorry, Kitchen could not do that: kitchen closed.", "すみません、Kitchenではできませんでした。"
    ),
    (
      ResponseCodeSchema(
        "successLate", rawValue: 101, meaning: .success, text: "Your ${soup} takes a while."),
      "Your miso soup takes a while.", "Your miso soup takes a while."
    ),
  ]

  @Test(arguments: ownCodes)
  func `a code of a custom intent has a sentence`(
    _ code: ResponseCodeSchema, _ english: String, _ japanese: String
  ) {
    let schema = IntentSchema(
      name: "OrderSoup", siriKitName: "OrderSoupIntent", summary: "", domain: "Custom",
      parameters: [ParameterSchema("soup", type: .string)], resolveMethods: [],
      responseCodes: [code], responseProperties: [ParameterSchema("waitMinutes", type: .integer)])
    let situation = Situation(
      intent: "OrderSoup", schema: schema, app: "Kitchen", parameters: ["soup": "miso soup"],
      response: ["waitMinutes": 10])
    let outcome = Outcome(code.meaning == .success ? .succeeded : .failed, code: code.name)
    #expect(Phrasebook.english.statement(for: outcome, in: situation).heard == english)
    #expect(Phrasebook.japanese.statement(for: outcome, in: situation).heard == japanese)
  }

  @Test func `a sentence has one end mark after a quoted one`() {
    let situation = Situation(
      intent: "SearchForMessages", schema: SearchForMessagesIntent.schema, app: "Chat",
      response: ["messages": [["sender": ["displayName": "Bill"], "content": "See you."]]])
    let statement = Phrasebook.english.statement(for: Outcome(.succeeded), in: situation)
    #expect(statement.heard == "Bill says “See you.”")
  }

  @Test func `every outcome of every system intent has a sentence without unfilled gaps`() {
    for schema in IntentSchema.system {
      let situation = Situation(intent: schema.name, schema: schema, app: "App")
      for result in Outcome.Result.allCases {
        for code in [nil] + schema.responseCodes.map(\.name) {
          for book in Language.allCases.map(\.phrasebook) {
            let text = book.statement(for: Outcome(result, code: code), in: situation).read
            #expect(!text.isEmpty && !text.contains("{"), "\(schema.name) \(result)")
          }
        }
      }
    }
  }
}
