import IntentKitCore
import IntentKitSimulator
import TestSupport
import Testing

@Suite("The lines of an app")
struct AppLinesTests {
  private static let chat = AppDescription(
    displayName: "UnicornChat", intentsSupported: ["INSendMessageIntent"])

  private func texts(
    _ cause: String, _ reason: String? = nil, of parameter: String? = nil,
    in lines: AppLines = AppLines(of: chat, languages: [.english])
  ) -> [String] {
    lines.lines.filter { $0.cause == cause && $0.reason == reason && $0.parameter == parameter }
      .map(\.spoken)
  }

  @Test func `each result of a resolve method has its question`() {
    #expect(texts("needsValue", of: "recipients") == ["To whom shall I send it?"])
    #expect(
      texts("disambiguation", of: "recipients") == [
        "Which one? Tom, or Anne?", "Which one? Tom, Anne, or Bill?",
      ])
    #expect(texts("confirmationRequired", of: "recipients") == ["You mean Tom, right?"])
    #expect(
      texts("unsupported", "offline", of: "recipients") == [
        "Tom is offline right now. To whom shall I send it?",
        "That person is offline right now. To whom shall I send it?",
      ])
  }

  @Test func `the confirmation is listed with every set of values that changes it`() {
    let lines = texts("confirmation")
    #expect(lines.first == "Your message to Tom says “See you soon.” Ready to send it?")
    #expect(lines.contains("Your message to Tom and Anne says “See you soon.” Ready to send it?"))
    #expect(lines.last == "Ready to send it?")
  }

  @Test func `each code has its statement`() {
    #expect(texts("success") == ["Sent."])
    #expect(
      texts("failureMessageServiceNotAvailable") == [
        "The message service of UnicornChat is not available."
      ])
    let codes = Set(AppLines(of: Self.chat).lines.filter { $0.phase == nil }.map(\.cause))
    let failures = SendMessageIntent.schema.responseCodes.map(\.name)
      .filter { $0.hasPrefix("failure") }
    #expect(codes.isSuperset(of: failures))
  }

  @Test func `lines in two languages stand together`() {
    let lines = AppLines(of: Self.chat).lines
    #expect(lines[0].language == .english)
    #expect(lines[1].language == .japanese)
    #expect(lines[1].spoken == "どなたに送りますか？")
    #expect(lines[0].occasion == lines[1].occasion)
  }

  @Test func `only declared methods lead to lines`() {
    let lines = AppLines(
      of: Self.chat, methods: ["SendMessage": ["resolve content", "handle"]],
      languages: [.english])
    let parameters = lines.lines.compactMap(\.parameter)
    #expect(Set(parameters) == ["content"])
  }

  @Test func `a custom intent has lines with its author's words`() throws {
    let kitchen = Kitchen()
    let lines = AppLines(
      of: kitchen.appDescription, customIntents: kitchen.customIntents, languages: [.english])
    #expect(
      texts("needsValue", of: "soup", in: lines).first?.hasPrefix("Which soup would you like?")
        == true)
    #expect(texts("needsValue", of: "quantity", in: lines) == ["What is the quantity?"])
  }

  @Test func `a user without a screen hears options in parts and the whole request`() throws {
    let definitions = IntentDefinitions(
      [
        IntentDefinition(
          "OrderSoup", title: "Order Soup", userConfirmation: .always,
          parameters: [
            .init(
              "soup", type: "String", providesOptions: true, prompt: "Which soup?",
              subsequentIntroduction: "Also:", pageSize: 2),
            .init("size", type: "Size", prompt: "How large?"),
            .init("bread", type: "Bread", prompt: "Which bread?"),
          ],
          combinations: [.init(["soup", "size"], title: "Order a ${size} ${soup}")])
      ],
      types: [
        TypeDefinition("Size", cases: ["small", "large"]),
        TypeDefinition("Bread", cases: ["rye", "wheat", "corn", "oat"]),
      ])
    let app = AppDescription(displayName: "Kitchen", intentsSupported: ["OrderSoupIntent"])
    let lines = AppLines(
      of: app, customIntents: try definitions.schemas(), languages: [.english]
    ).lines.filter(\.isVoiceOnly)
    #expect(lines.allSatisfy { $0.shown == nil })
    func texts(_ parameter: String?, _ cause: String) -> [String] {
      lines.filter { $0.parameter == parameter && $0.cause == cause }.map(\.spoken)
    }
    #expect(
      texts("soup", "needsValue") == [
        "There are 5 options. Which soup? Groceries, or Party? Say “more” to hear the rest."
      ])
    #expect(
      texts("soup", "more").prefix(3) == [
        "Also: Trip and Groceries 2. Say “more” to hear the rest.", "Also: Party 2.",
        "That’s all. Which soup?",
      ])
    // Two cases are one part, and four are two.
    #expect(texts("size", "needsValue").isEmpty)
    #expect(
      texts("bread", "needsValue") == [
        "There are 4 options. Which bread? Rye, wheat, or corn? Say “more” to hear the rest."
      ])
    #expect(texts("bread", "more").first == "There’s also oat.")
    #expect(
      texts(nil, "confirmation").first
        == "Order a small Groceries. Shall I do it?")
  }
}
