import IntentKitCore

/// Tells the soup of the day, with a method that responds through a completion.
struct GetSoupOfTheDayHandler: GetSoupOfTheDayIntentCompletionHandling {
  func handle(
    intent: GetSoupOfTheDayIntent,
    completion: @escaping @Sendable (GetSoupOfTheDayIntentResponse) -> Void
  ) {
    completion(.success(soup: Stand.today[0]))
  }
}
