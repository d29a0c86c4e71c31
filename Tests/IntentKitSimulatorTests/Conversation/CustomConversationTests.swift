import IntentKitCore
import IntentKitSimulator
import TestSupport
import Testing

@Suite("The text of a conversation about a custom intent")
struct CustomConversationTests {
  @Test func `a custom intent has its author's words and options in English`() async throws {
    let trace = try await Kitchen().trace(["the second one", "large", "yes"], .english)
    #expect(
      try text(of: trace, .english) == """
        OrderSoup · Kitchen
          You      (no details)
          resolve  soup                    needsValue                     0.00 s
          resolve  soup                    options: 2                     0.00 s
          Siri     Which soup would you like?
                     1  Clam chowder
                     2  Miso soup
          You      the second one
          resolve  soup                    success                        0.00 s
          resolve  size                    needsValue                     0.00 s
          Siri     What is the size?
                     1  small
                     2  large
          You      large
          resolve  size                    success                        0.00 s
          resolve  quantity                default: 1                     0.00 s
          resolve  quantity                success                        0.00 s
          confirm                          ready                          0.00 s
                   │ Soup      Miso soup
                   │ Size      large
                   │ Quantity  1
          Siri     Shall I do it?
          You      yes
          handle                           success                        0.00 s
          Siri     Done.
                   │ Wait minutes  10
        ✔ succeeded
        """)
  }

  @Test func `a custom intent without options is asked about in Japanese`() async throws {
    let trace = try await Kitchen(problem: "台所は休みです。").trace(
      ["Miso", "2", "はい"], .japanese)
    #expect(
      try text(of: trace, .japanese) == """
        OrderSoup · Kitchen
          あなた  （指定なし）
          解決    soup                    needsValue                     0.00 s
          解決    soup                    選択肢：エラー                 0.00 s
          アプリ  台所は休みです。
          Siri    Which soup would you like?
          あなた  Miso
          解決    soup                    success                        0.00 s
          解決    size                    needsValue                     0.00 s
          Siri    「size」は何ですか？
                    1  small
                    2  large
          あなた  2
          解決    size                    success                        0.00 s
          解決    quantity                既定値：1                      0.00 s
          解決    quantity                success                        0.00 s
          確認                            ready                          0.00 s
                  │ Soup      Miso
                  │ Size      large
                  │ Quantity  1
          Siri    実行してよろしいですか？
          あなた  はい
          実行                            success                        0.00 s
          Siri    完了しました。
                  │ Wait minutes  10
        ✔ 完了
        """)
  }

  @Test func `without a schema, the text still contains every step`() async throws {
    let trace = try await Kitchen().trace(["1", "small", "yes"], .english)
    var text = ConversationText()
    let lines = text.lines(for: trace)
    #expect(
      lines.contains("  resolve  soup                    options: 2                     0.00 s"))
    #expect(lines.contains("  Siri     What is the soup?"))
    #expect(lines.contains("             1  Clam chowder"))
    #expect(lines.contains("  You      1"))
    #expect(lines.last == "✔ succeeded")
  }

  // MARK: - Fixtures

  private func text(of trace: Trace, _ language: Language) throws -> String {
    var text = ConversationText(language: language, schema: try Kitchen.schema())
    return text.lines(for: trace).joined(separator: "\n")
  }
}
