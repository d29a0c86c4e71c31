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
}
