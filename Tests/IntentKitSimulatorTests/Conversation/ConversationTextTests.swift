import IntentKitCore
import IntentKitPlatform
import Testing

@testable import IntentKitSimulator

@Suite("The text of a conversation")
struct ConversationTextTests {
  @Test func `a conversation in English is printed`() async throws {
    let dialogue = ScriptedDialogue(["Bill", "1", "hello", "yes"], contacts: .sample)
    let trace = try await UnicornHandler().trace(of: SendMessageIntent(), dialogue)
    #expect(
      text(of: trace) == """
        SendMessage · UnicornChat
          You      (no details)
          resolve  recipients              needsValue                     0.00 s
          Siri     To whom shall I send it?
          You      Bill
          resolve  recipients              disambiguation                 0.00 s
          Siri     Which one?
                     1  Bill James
                     2  Bill Smith
          You      1
          resolve  recipients              success                        0.00 s
          resolve  content                 needsValue                     0.00 s
          Siri     What do you want to say?
          You      hello
          resolve  content                 success                        0.00 s
          confirm  no confirm(intent:)     ready                          0.00 s
          Siri     Your message to Bill James says “hello”. Ready to send it?
          You      yes
          handle                           success                        0.00 s
          Siri     Sent.
        ✔ succeeded
        """)
  }

  @Test func `a conversation in Japanese has aligned columns`() async throws {
    let dialogue = ScriptedDialogue(
      ["太郎さん", "Bill", "二番目", "はい"], language: .japanese, contacts: .sample)
    let handler = UnicornHandler(code: .failureMessageServiceNotAvailable)
    let intent = SendMessageIntent(
      recipients: [Person(displayName: "花子")], content: "お昼はユニコーン公園で食べませんか。お弁当を持って行きます。")
    let trace = try await handler.trace(of: intent, dialogue)
    #expect(
      text(of: trace, .japanese) == """
        SendMessage · UnicornChat
          あなた  宛先「花子」、本文「お昼はユニコーン公園で食べませんか。お弁当を持って
                  行きます。」
          解決    recipients              unsupported                    0.00 s
          Siri    UnicornChatでは“花子”という連絡先は見つかりませんでした。どなたに送り
                  ますか？
          あなた  太郎さん
          解決    recipients              success                        0.00 s
          解決    content                 success                        0.00 s
          確認    confirm(intent:)なし    ready                          0.00 s
          Siri    山田太郎へのメッセージは「お昼はユニコーン公園で食べませんか。お弁当を
                  持って行きます。」です。送信しますか？
          あなた  Bill
          Siri    すみません、聞き取れませんでした。「はい」「いいえ」「変更して」のどれ
                  かを言ってください。山田太郎へのメッセージは「お昼はユニコーン公園で食
                  べませんか。お弁当を持って行きます。」です。送信しますか？
          あなた  二番目
          Siri    すみません、やはり聞き取れませんでした。何も変更していません。
        ✘ 断念 · 確認 · 理由 notUnderstood
        """)
  }

  @Test func `the verdict on a silent handler is printed as a block`() async throws {
    #expect(
      text(of: try await hangingTrace()) == """
        SendMessage · UnicornChat
          You      recipients “山田太郎”, content “hello”
          resolve  recipients              success                        0.00 s
          resolve  content                 success                        0.00 s
          confirm  no confirm(intent:)     ready                          0.00 s
          Siri     Your message to 山田太郎 says “hello”. Ready to send it?
          You      yes
        \(Self.hangVerdicts)
          Siri     Sorry, something is wrong with UnicornChat.
        ✘ failed · handle
        """)
  }

  @Test func `a quiet conversation has only the last sentence and the verdicts`() async throws {
    #expect(
      text(of: try await hangingTrace(), detail: .quiet) == """
        \(Self.hangVerdicts)
          Siri     Sorry, something is wrong with UnicornChat.
        """)
    #expect(
      text(of: try await hangingTrace(), .japanese, detail: .quiet).hasSuffix(
        "\n  Siri    すみません、UnicornChatに何か問題があるようです。"))
  }

  @Test func `a conversation with a trace has every call and value`() async throws {
    let dialogue = ScriptedDialogue(["Bill James"], contacts: .sample)
    let trace = try await UnicornHandler().trace(
      of: SendMessageIntent(content: "hello"), dialogue)
    #expect(
      text(of: trace, detail: .trace) == """
        SendMessage · UnicornChat
          You      content “hello”
                   → resolveRecipients(for:)                              0.00 s
          resolve  recipients              needsValue                     0.00 s
          Siri     To whom shall I send it?
          You      Bill James
                   recipients = [{"contactIdentifier":"c1","displayName":"Bill
                   James","siriMatches":[{"contactIdentifier":"c1","displayName":"Bill
                   James"}]}]
                   → resolveRecipients(for:)                              0.00 s
          resolve  recipients              success                        0.00 s
                   → resolveGroupName(for:)                               0.00 s
          resolve  no resolveGroupName(for:); nothing was asked
                   → resolveOutgoingMessageType(for:)                     0.00 s
          resolve  no resolveOutgoingMessageType(for:); nothing was asked
                   → resolveContent(for:)                                 0.00 s
          resolve  content                 success                        0.00 s
                   → resolveSpeakableGroupName(for:)                      0.00 s
          resolve  no resolveSpeakableGroupName(for:); nothing was asked
                   → confirm(intent:)                                     0.00 s
          confirm  no confirm(intent:)     ready                          0.00 s
          Siri     Your message to Bill James says “hello”. Ready to send it?
          You      (no answer)
          Siri     I need your yes to go on.
        – awaitingConfirmation · confirm
        """)
  }

  @Test func `every kind of step is printed`() {
    var text = ConversationText()
    let method = HandlerMethod("resolveSoup(for:)", phase: .resolve, parameter: "soup")
    let events: [TraceEvent.Kind] = [
      .started(
        intent: "OrderSoup",
        parameters: FieldSnapshot(fields: ["soup": "clam", "isHot": true, "bowls": [1, 2]]),
        app: "Soup Chef"),
      .resolved(
        method, results: [.init(.success), .init(.unsupported, reason: "soldOut")],
        elapsed: .milliseconds(1234)),
      .resolved(method, results: [], elapsed: .zero),
      .resolved(method, results: [.init(.notImplemented)], elapsed: .zero),
      .judged(
        Verdict(.slowAnswer, method: method, elapsed: .seconds(4))),
      .judged(
        Verdict(.successFromConfirm, method: .confirm, elapsed: .zero)),
      .answered(.change(parameter: "content")),
      .answered(.no), .answered(.cancel), .answered(.notUnderstood("")), .answered(.option(6)),
      .handedOver(.foreground, UserActivity(activityType: "soup")),
      .handedOver(.background, UserActivity(activityType: "soup")),
      .handedOver(.launch, UserActivity(activityType: "soup")),
      .ended(
        Outcome(.requiresAppLaunch, phase: .handle, code: "failureRequiringAppLaunch")),
    ]
    let lines = events.flatMap { text.lines(for: TraceEvent(at: .zero, $0)) }
    #expect(
      lines.joined(separator: "\n") == """
        OrderSoup · Soup Chef
          You      bowls “1 and 2”, is hot “yes”, soup “clam”
          resolve  soup                    success, unsupported: soldOut     1.23 s
          resolve  soup                    []                             0.00 s
          resolve  no resolveSoup(for:); the value was taken as it is
        ! slow-answer  resolveSoup(for:) after 4.00 s
          resolveSoup(for:) took 4 s; users tolerate two or three seconds.
          → Use local data only, and leave slow work to handle.
        i success-from-confirm  confirm(intent:) after 0.00 s
          confirm(intent:) answered success, although nothing has been done yet.
          → Answer ready.
          You      change the content
          You      no
          You      cancel
          You      …
          You      7
          Siri     Let’s go on in Soup Chef.
          Siri     Soup Chef is taking care of it.
          Siri     Please go on in Soup Chef.
        ✘ requiresAppLaunch · handle · code failureRequiringAppLaunch
        """)
  }

  @Test func `colors are optional and never replace words`() async throws {
    let trace = try await hangingTrace()
    var colored = ConversationText(usesColor: true)
    let lines = colored.lines(for: trace)
    #expect(lines.last == "\u{1B}[31m✘ failed\u{1B}[0m · handle")
    let plain = lines.map { $0.replacing(#/\u{1B}\[[0-9]+m/#, with: "") }
    #expect(plain.joined(separator: "\n") == text(of: trace))
  }

  @Test(arguments: [40, 60, 80])
  func `no line exceeds the width of the terminal`(_ width: Int) async throws {
    for language in Language.allCases {
      var text = ConversationText(language: language, width: width)
      for line in text.lines(for: try await hangingTrace()) where !line.hasSuffix(" s") {
        #expect(line.columns <= width, "\(line)")
      }
    }
  }

  @Test func `typed answers aren't printed again`() async throws {
    var text = ConversationText(showsAnswers: false)
    let lines = text.lines(for: try await hangingTrace())
    #expect(!lines.contains("  You      yes"))
    #expect(lines.contains { $0.hasPrefix("  You      recipients") })
  }

  @Test func `a saved trace has the same text`() async throws {
    let trace = try await hangingTrace()
    let json = JSONWriter.text(trace.parameterValue, style: .pretty)
    let read = try Trace(parameterValue: JSONReader.value(from: json))
    #expect(text(of: read) == text(of: trace))
  }

  // MARK: - Fixtures

  private func text(
    of trace: Trace, _ language: Language = .english,
    detail: ConversationText.Detail = .normal
  ) -> String {
    var text = ConversationText(language: language, detail: detail)
    return text.lines(for: trace).joined(separator: "\n")
  }

  /// The trace of a handler that sleeps through its time.
  private func hangingTrace() async throws -> Trace {
    let clock = ManualClock()
    let handler = UnicornHandler(wait: { try? await clock.sleep(for: .seconds(60)) })
    let intent = SendMessageIntent(
      recipients: [ContactBook.sample.person(named: "太郎さん")], content: "hello")
    return try await handler.trace(of: intent, ScriptedDialogue(["yes"]), clock: clock)
  }

  private static let hangVerdicts = """
    ✘ no-answer  handle(intent:) after 10.00 s
      handle(intent:) gave no answer within 10 s: it was sleeping on its clock.
      → Answer inProgress within two or three seconds, and let the app finish the
        work.
    ✘ completed-late  handle(intent:) after 60.00 s
      handle(intent:) answered after 60 s, past the limit of 10 s; the answer was
      ignored, although the work may be done.
      → Answer inProgress within two or three seconds, and let the app finish the
        work.
    """
}
