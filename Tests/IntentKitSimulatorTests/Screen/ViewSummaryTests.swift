import IntentKitCore
import IntentKitSimulator
import Testing

/// The lines of `intentsim run --screens`.
@Suite struct `Calls for views in words` {
  private static let method = HandlerMethod("configureView", phase: .handle)
  private static let content: InterfaceParameter = "SendMessageIntent.content"
  private static let recipients: InterfaceParameter = "SendMessageIntent.recipients"
  private static let size = ViewSize(width: 358, height: 44)

  private static let all: [(ViewStep, english: String, japanese: String)] = [
    (ViewStep(method: method, placement: .standard), "{} → no view", "{} → ビューなし"),
    (
      ViewStep(method: method, parameters: [content], placement: .standard),
      "{SendMessageIntent.content} → standard view", "{SendMessageIntent.content} → 標準のビュー"
    ),
    (
      ViewStep(
        method: method, parameters: [content], placement: .hidden, configured: [content]),
      "{SendMessageIntent.content} → hidden view", "{SendMessageIntent.content} → 非表示"
    ),
    (
      ViewStep(
        method: method, parameters: [content], interactiveBehavior: .launch, placement: .custom,
        configured: [content, recipients], size: size),
      "{SendMessageIntent.content} → custom view of "
        + "{SendMessageIntent.content, SendMessageIntent.recipients}, 358 × 44, launch",
      "{SendMessageIntent.content} → "
        + "{SendMessageIntent.content, SendMessageIntent.recipients}のアプリのビュー、358 × 44、launch"
    ),
    (
      ViewStep(
        method: method, isAugmenting: true, placement: .custom, size: size,
        replacedParts: [.map, .message]),
      "{} → custom view, 358 × 44, displays map, message",
      "{} → アプリのビュー、358 × 44、map、messageを代わりに表示"
    ),
  ]

  @Test(arguments: all.indices)
  func `the words of a call follow the language, and its names don't`(index: Int) {
    let (step, english, japanese) = Self.all[index]
    #expect(Phrasebook.english.summary(of: step) == english)
    #expect(Phrasebook.japanese.summary(of: step) == japanese)
  }
}
