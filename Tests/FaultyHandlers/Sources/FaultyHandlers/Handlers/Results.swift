import IntentKitCore

// Results that don't fit the list that they resolve.

extension FaultyHandler {
  static let results = [
    FaultyHandler(
      ResolvesOnlyTheFirstRecipient(), asked: .message(to: "Tom", "Anne"),
      truth: .warning(
        .resultCountMismatch, in: .resolve("recipients"), says: "results: 1, elements: 2",
        cure: "exactly one result for each element")),
    FaultyHandler(
      ReturnsAResultPerMatch(), asked: .message(to: "Bill", "Tom"),
      truth: .warning(
        .resultCountMismatch, in: .resolve("recipients"), says: "results: 3, elements: 2",
        cure: "exactly one result for each element"),
      except: [
        .contract: .shows(
          .warning(
            .resultCountMismatch, in: .resolve("recipients"),
            cure: "exactly one result for each element"),
          because: "the first request of the check may be another one")
      ]),
    FaultyHandler(
      DropsUnknownPeople(), asked: .message(to: "Tom", "Zoe", "Anne"),
      truth: .warning(
        .resultCountMismatch, in: .resolve("recipients"), says: "results: 2, elements: 3",
        cure: "exactly one result for each element", "in the same order"),
      except: [
        .contract: .shows(
          .warning(
            .resultCountMismatch, in: .resolve("recipients"),
            cure: "exactly one result for each element"
          ).and(
            .warning(
              .emptyResult, in: .resolve("recipients"),
              cure: "exactly one result for each element")),
          because: "a request with only unknown people leaves an empty array")
      ]),
    FaultyHandler(
      MapsNilToEmpty(), asked: .message(),
      truth: .warning(
        .emptyResult, in: .resolve("recipients"), says: "counts as notRequired",
        cure: "notRequired or needsValue")),
    FaultyHandler(
      ReturnsNothingWhenSignedOut(), asked: .tasks("milk", "bread"),
      truth: .warning(
        .emptyResult, in: .resolve("taskTitles"), says: "the 2 elements of the request are lost",
        cure: "exactly one result for each element")),
    FaultyHandler(
      AsksForOneAmongSeveral(), asked: .message(to: "Tom", "Zoe").answering("Anne", "yes"),
      truth: .warning(
        .misplacedResult, in: .resolve("recipients"), says: "needsValue among several results",
        cure: "as the only result", "unsupported for the element"),
      except: [
        .contract: .shows(
          .warning(
            .misplacedResult, in: .resolve("recipients"), cure: "unsupported for the element"
          ).and(
            .fault(
              .endlessQuestion, in: .resolve("recipients"), says: "needsValue",
              cure: "unsupported if it can't be used")),
          because: "it asks again about a person whom the user has named")
      ]),
    FaultyHandler(
      SkipsOneAmongSeveral(), asked: .tasks("milk", "", "bread"),
      truth: .warning(
        .misplacedResult, in: .resolve("taskTitles"), says: "notRequired among several results",
        cure: "as the only result", "unsupported for the element")),
    FaultyHandler(
      ResolvesGroupsOfSeveralLists(),
      asked: Request(
        SearchForMessagesIntent.self, ["speakableGroupNames": ["Family", "Work"]]),
      truth: .warning(
        .resultCountMismatch, in: .resolve("speakableGroupNames"), says: "results: 1, elements: 2",
        cure: "exactly one result for each element")),
  ]
}

/// Works with the first recipient, since messages usually have one.
struct ResolvesOnlyTheFirstRecipient: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipient = intent.recipients?.first else { return [.needsValue()] }
    return [.success(with: recipient)]
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Returns one result for each person that matches, instead of one for each recipient.
struct ReturnsAResultPerMatch: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    let matches = recipients.flatMap { ChatService.shared.people(matching: $0.displayName) }
    if matches.isEmpty { return recipients.map { _ in .unsupported() } }
    return matches.map { .success(with: $0) }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Silently drops people whom the app doesn't know.
struct DropsUnknownPeople: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.compactMap { recipient in
      ChatService.shared.people(matching: recipient.displayName).first.map { .success(with: $0) }
    }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Maps a list that may be nil.
struct MapsNilToEmpty: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    (intent.recipients ?? []).map { .success(with: $0) }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Gives up on the list when the user isn't signed in.
struct ReturnsNothingWhenSignedOut: AddTasksIntentHandling {
  func resolveTaskTitles(for intent: AddTasksIntent) async -> [SpeakableStringResolutionResult] {
    guard let titles = intent.taskTitles else { return [.needsValue()] }
    guard isSignedIn else { return [] }
    return titles.map { .success(with: $0) }
  }

  private var isSignedIn: Bool { false }

  func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse {
    AddTasksIntentResponse(code: .failure)
  }
}

/// Asks for a replacement of one person by the result for the whole list.
struct AsksForOneAmongSeveral: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.map { recipient in
      let matches = ChatService.shared.people(matching: recipient.displayName)
      guard let person = matches.first else {
        return recipients.count > 1 ? .needsValue() : .unsupported()
      }
      return .success(with: person)
    }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Skips an empty title by the result for the whole list.
struct SkipsOneAmongSeveral: AddTasksIntentCompletionHandling {
  func resolveTaskTitles(
    for intent: AddTasksIntent,
    with completion: @escaping @Sendable ([SpeakableStringResolutionResult]) -> Void
  ) {
    guard let titles = intent.taskTitles, !titles.isEmpty else {
      return completion([.needsValue()])
    }
    completion(
      titles.map { $0.spokenPhrase.isEmpty ? .notRequired() : .success(with: $0) })
  }

  func handle(
    intent: AddTasksIntent, completion: @escaping @Sendable (AddTasksIntentResponse) -> Void
  ) { completion(AddTasksIntentResponse(code: .success)) }
}

/// Joins several groups to one.
struct ResolvesGroupsOfSeveralLists: SearchForMessagesIntentHandling {
  func resolveSpeakableGroupNames(
    for intent: SearchForMessagesIntent
  ) async -> [SpeakableStringResolutionResult] {
    guard let names = intent.speakableGroupNames, let first = names.first else {
      return [.notRequired()]
    }
    return [.success(with: first)]
  }

  func handle(intent: SearchForMessagesIntent) async -> SearchForMessagesIntentResponse {
    SearchForMessagesIntentResponse(code: .success, messages: [])
  }
}
