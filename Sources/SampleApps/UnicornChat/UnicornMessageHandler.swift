import IntentKitCore

/// Sends a message in UnicornChat.
struct UnicornMessageHandler {
  let settings: UnicornSettings
  let addressBook: UnicornAddressBook
  let environment: AppEnvironment
}

extension UnicornMessageHandler: SendMessageIntentHandling {
  // MARK: - 1. Resolve

  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else {
      // A message to a group doesn't need individual recipients.
      return [intent.speakableGroupName == nil ? .needsValue() : .notRequired()]
    }
    return recipients.map { recipient in
      .matches(addressBook.contacts(matching: recipient).map(\.person))
    }
  }

  func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
    guard let content = intent.content, !content.isEmpty else { return .needsValue() }
    return .success(with: content)
  }

  func resolveSpeakableGroupName(
    for intent: SendMessageIntent
  ) async -> SpeakableStringResolutionResult {
    guard let name = intent.speakableGroupName else { return .notRequired() }
    return .matches(addressBook.groups(matching: name))
  }

  // MARK: - 2. Confirm

  func confirm(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    guard settings.signedIn else {
      // The activity carries the error, so that the app can show its sign-in screen immediately.
      let activity = UserActivity(
        activityType: SendMessageIntent.schema.siriKitName, userInfo: ["error": "UserLoggedOut"])
      return SendMessageIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity)
    }
    guard settings.online else {
      return SendMessageIntentResponse(code: .failureMessageServiceNotAvailable)
    }
    return SendMessageIntentResponse(code: .ready)
  }

  // MARK: - 3. Handle

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    guard let content = intent.content, intent.recipients != nil || intent.speakableGroupName != nil
    else { return SendMessageIntentResponse(code: .failure) }
    // This sample has no server, so the message isn't delivered.
    let message = Message(
      identifier: "message-1", content: content, dateSent: environment.now,
      recipients: intent.recipients ?? [], groupName: intent.speakableGroupName, messageType: .text)
    return SendMessageIntentResponse(code: .success, sentMessages: [message])
  }
}
