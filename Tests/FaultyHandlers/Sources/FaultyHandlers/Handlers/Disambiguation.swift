import IntentKitCore

// Lists of choices that users can't choose from.

extension FaultyHandler {
  static let disambiguation = [
    FaultyHandler(
      OffersNobody(), asked: .message(to: "Zoe"),
      truth: .fault(
        .emptyDisambiguation, in: .resolve("recipients"), says: "offers no values",
        cure: "unsupported or needsValue")),
    FaultyHandler(
      OffersOnePerson(), asked: .message(to: "Tom").answering("Tom Clark", "yes"),
      truth: .warning(
        .singleDisambiguation, in: .resolve("recipients"), says: "a single value",
        cure: "Give success", "confirmationRequired"),
      except: [
        .contract: .shows(
          .warning(
            .singleDisambiguation, in: .resolve("recipients"), cure: "Give success"),
          because: "other requests have the same verdict")
      ]),
    FaultyHandler(
      ReadsTheWholeAddressBook(), asked: .message(to: "Sam").answering("Sam 3", "yes"),
      truth: .warning(
        .longDisambiguation, in: .resolve("recipients"), says: "40 values",
        cure: "at most five to ten values")),
    FaultyHandler(
      OffersEveryWorkout(), asked: .workout.answering("Workout 2"),
      truth: .warning(
        .longDisambiguation, in: .resolve("workoutName"), says: "12 values",
        cure: "five to ten", "likeliest first")),
    FaultyHandler(
      OffersAnEmptyPlaylist(), asked: .song,
      truth: .fault(
        .emptyDisambiguation, in: .resolve("mediaItems"), cure: "unsupported or needsValue")),
    FaultyHandler(
      OffersTheOnlyList(), asked: .tasks("milk").answering("Shopping"),
      truth: .warning(
        .singleDisambiguation, in: .resolve("targetTaskList"), cure: "Give success")),
  ]
}

/// Offers all matches, even without a match.
struct OffersNobody: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.map { recipient in
      let matches = ChatService.shared.people(matching: recipient.displayName)
      return matches.count == 1 ? .success(with: matches[0]) : .disambiguation(with: matches)
    }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Offers all matches, even if there is only one.
struct OffersOnePerson: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.map { recipient in
      if recipient.customIdentifier != nil { return .success(with: recipient) }
      let matches = ChatService.shared.people(matching: recipient.displayName)
      return matches.isEmpty ? .unsupported() : .disambiguation(with: matches)
    }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Offers everyone whose name begins with the same letter.
struct ReadsTheWholeAddressBook: SendMessageIntentHandling {
  private let people = (1...40).map {
    Person(displayName: "Sam \($0)", customIdentifier: "\($0)")
  }

  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.map { recipient in
      recipient.customIdentifier == nil
        ? .disambiguation(with: people) : .success(with: recipient)
    }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Offers every workout of the app when the name is unknown.
struct OffersEveryWorkout: StartWorkoutIntentHandling {
  private let workouts = (1...12).map { SpeakableString(spokenPhrase: "Workout \($0)") }

  func resolveWorkoutName(
    for intent: StartWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    guard let name = intent.workoutName else { return .notRequired() }
    return workouts.contains(name) ? .success(with: name) : .disambiguation(with: workouts)
  }

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .continueInApp)
  }
}

/// Offers the songs of a playlist that is empty.
struct OffersAnEmptyPlaylist: PlayMediaIntentCompletionHandling {
  private func songs(named name: String?) -> [MediaItem] { [] }

  func resolveMediaItems(
    for intent: PlayMediaIntent,
    with completion: @escaping @Sendable ([PlayMediaMediaItemResolutionResult]) -> Void
  ) { completion([.disambiguation(with: songs(named: intent.mediaSearch?.mediaName))]) }

  func handle(
    intent: PlayMediaIntent, completion: @escaping @Sendable (PlayMediaIntentResponse) -> Void
  ) { completion(PlayMediaIntentResponse(code: .handleInApp)) }
}

/// Lets the user choose from the lists of the app, of which there is one.
struct OffersTheOnlyList: AddTasksIntentHandling {
  func resolveTargetTaskList(
    for intent: AddTasksIntent
  ) async -> AddTasksTargetTaskListResolutionResult {
    if let list = intent.targetTaskList { return .success(with: list) }
    return .disambiguation(with: [TaskList(title: SpeakableString(spokenPhrase: "Shopping"))])
  }

  func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse {
    AddTasksIntentResponse(code: .success)
  }
}
