import Foundation
import IntentKitCore

// Questions that the user has answered before.

extension FaultyHandler {
  static let questions = [
    FaultyHandler(
      IgnoresTheAnswer(), asked: .message(nil, to: "Bill").answering("hello", "hello", "hello"),
      truth: .fault(
        .endlessQuestion, in: .resolve("content"), says: "needsValue", "the assistant gave up",
        cure: "Give success for the value in the intent")),
    FaultyHandler(
      ForgetsTheChoice(),
      asked: .message(to: "Bill").answering(Array(repeating: "Bill James", count: 5)),
      truth: .fault(
        .endlessQuestion, in: .resolve("recipients"), says: "disambiguation",
        cure: "Recognize a value that was chosen before", "identifier")),
    FaultyHandler(
      AsksAgainAfterANo(), asked: .payment("5000 USD").answering("no", "no", "no", "no"),
      truth: .fault(
        .endlessQuestion, in: .resolve("currencyAmount"), says: "confirmationRequired",
        cure: "After a no")),
    FaultyHandler(
      RejectsItsOwnOptions(),
      asked: .workout.answering("Run", "Run", "Run", "Run", "Run", "Run", "Run", "Run"),
      truth: .fault(
        .endlessQuestion, in: .resolve("workoutName"), says: "unsupported",
        cure: "Offer only values that the handler supports")),
    FaultyHandler(
      ConfirmsTheWrongAmount(),
      asked: .payment().answering(Array(repeating: "yes", count: 30)),
      truth: .fault(
        .endlessQuestion, in: .resolve("currencyAmount"), says: "confirmationRequired",
        cure: "Give success for the value that the user confirmed")),
    FaultyHandler(
      RefusesEveryName(),
      asked: .note.answering((1...30).map { "Notebook \($0)" }),
      truth: .warning(
        .tooManyRounds, in: .resolve("title"), says: "more than 25 times",
        cure: "Ask less", "notRequired"),
      except: [
        .contract: .cannotRun("the check repeats no answer that the handler refused")
      ]),
    FaultyHandler(
      AsksForTheRecipientsAgain(),
      asked: .message().answering("Bill", "Bill", "Bill", "Bill"),
      truth: .fault(
        .endlessQuestion, in: .resolve("recipients"), says: "needsValue",
        cure: "Give success for the value in the intent")),
    FaultyHandler(
      AsksForTheGoalInAnotherField(),
      asked: .workout.answering("5", "5", "5", "5"),
      truth: .fault(
        .endlessQuestion, in: .resolve("goalValue"), says: "needsValue",
        cure: "Give success for the value in the intent")),
  ]
}

/// Asks for the text without looking at the intent.
struct IgnoresTheAnswer: SendMessageIntentHandling {
  func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
    .needsValue()
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Matches by first name, so that both people fit even after the user has chosen one.
struct ForgetsTheChoice: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.map { recipient in
      let firstName = recipient.displayName.split(separator: " ").first.map(String.init) ?? ""
      let matches = ChatService.shared.people(matching: firstName)
      switch matches.count {
      case 0: return .unsupported()
      case 1: return .success(with: matches[0])
      default: return .disambiguation(with: matches)
      }
    }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Proposes an amount whenever it is missing, even after the user rejected it.
struct AsksAgainAfterANo: SendPaymentIntentHandling {
  func resolveCurrencyAmount(
    for intent: SendPaymentIntent
  ) async -> SendPaymentCurrencyAmountResolutionResult {
    guard let amount = intent.currencyAmount, (amount.amount ?? 0) <= 100 else {
      return .confirmationRequired(with: CurrencyAmount(amount: 100, currencyCode: "USD"))
    }
    return .success(with: amount)
  }

  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    SendPaymentIntentResponse(code: .success)
  }
}

/// Offers workouts, and then doesn't accept what it has offered.
struct RejectsItsOwnOptions: StartWorkoutIntentHandling {
  private let titles = ["Run", "Ride"].map { SpeakableString(spokenPhrase: $0) }

  func resolveWorkoutName(
    for intent: StartWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    guard let name = intent.workoutName else { return .disambiguation(with: titles) }
    // The identifiers of the database are in lowercase.
    if ["run", "ride"].contains(name.spokenPhrase) { return .success(with: name) }
    return titles.contains(name) ? .unsupported() : .disambiguation(with: titles)
  }

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .continueInApp)
  }
}

/// Adds the fee before each confirmation, so that the amount is a new one each time.
struct ConfirmsTheWrongAmount: SendPaymentIntentHandling {
  func resolveCurrencyAmount(
    for intent: SendPaymentIntent
  ) async -> SendPaymentCurrencyAmountResolutionResult {
    guard let amount = intent.currencyAmount?.amount else { return .needsValue() }
    return .confirmationRequired(with: CurrencyAmount(amount: amount + 1, currencyCode: "USD"))
  }

  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    SendPaymentIntentResponse(code: .success)
  }
}

/// Refuses every title, as if it existed already.
struct RefusesEveryName: CreateNoteIntentHandling {
  func resolveTitle(for intent: CreateNoteIntent) async -> SpeakableStringResolutionResult {
    .unsupported()
  }

  func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    CreateNoteIntentResponse(code: .success)
  }
}

/// Asks for recipients as long as they have no identifier, although answers never have one.
struct AsksForTheRecipientsAgain: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, recipients.allSatisfy({ $0.customIdentifier != nil })
    else { return [.needsValue()] }
    return recipients.map { .success(with: $0) }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Checks another field than the one that the question is about.
struct AsksForTheGoalInAnotherField: StartWorkoutIntentCompletionHandling {
  func resolveGoalValue(
    for intent: StartWorkoutIntent,
    with completion: @escaping @Sendable (DoubleResolutionResult) -> Void
  ) {
    guard intent.workoutGoalUnitType != .unknown, let value = intent.goalValue else {
      return completion(.needsValue())
    }
    completion(.success(with: value))
  }

  func handle(
    intent: StartWorkoutIntent,
    completion: @escaping @Sendable (StartWorkoutIntentResponse) -> Void
  ) { completion(StartWorkoutIntentResponse(code: .continueInApp)) }
}
