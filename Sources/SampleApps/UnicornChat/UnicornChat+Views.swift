package import IntentKitCore
package import IntentKitUI

extension UnicornChat: HostedViewProvider {
  package static let intentsWithViews = [SendMessageIntent.schema.siriKitName]

  package func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)? {
    DraftController(language: language)
  }
}

/// Shows a message as it looks in the app, instead of the standard views of its recipients and its
/// content.
private struct DraftController: ViewReplacing {
  let language: AppLanguage

  private static let recipients: InterfaceParameter = "SendMessageIntent.recipients"
  private static let content: InterfaceParameter = "SendMessageIntent.content"

  func configureView(
    for parameters: Set<InterfaceParameter>, of interaction: Interaction,
    interactiveBehavior: InteractiveBehavior, context: HostedViewContext
  ) async -> ViewConfiguration {
    // The message is one view, so the controller waits for the first of its parts.
    guard !parameters.isEmpty, let intent = interaction.intent(as: SendMessageIntent.self),
      let content = intent.content
    else { return .standard }
    return .showing(
      .stack(
        .init([bubble(content), .stack(.init(people(intent), spacing: 4)), status(interaction)])),
      for: [Self.recipients, Self.content])
  }

  private func bubble(_ content: String) -> ViewDescription {
    .column(.text(content), padding: 12, background: .accent)
  }

  /// The recipients, with their unicorn names.
  private func people(_ intent: SendMessageIntent) -> [ViewDescription] {
    let people = (intent.recipients ?? []).map { person -> ViewDescription in
      let name = ViewDescription.text(person.displayName, style: .subheadline)
      guard let unicornName = person.personHandle?.value, unicornName != person.displayName else {
        return name
      }
      return .row(name, .text(unicornName, style: .footnote, color: .secondary))
    }
    let group = intent.speakableGroupName.map {
      ViewDescription.text($0.spokenPhrase, style: .subheadline)
    }
    return people + [group].compactMap(\.self)
  }

  private func status(_ interaction: Interaction) -> ViewDescription {
    interaction.intentHandlingStatus == .success
      ? .badge(language.text("Sent", "送信済み"), color: .positive)
      : .badge(language.text("Draft", "下書き"), color: .secondary)
  }
}
