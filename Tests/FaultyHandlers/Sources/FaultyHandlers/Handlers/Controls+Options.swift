import IntentKitCore

// Correct handlers of a custom intent whose options and defaults are unusual.

/// Shows why there are no options; the user can say any restaurant.
struct FailsToLoadItsRestaurants: TableHandling {
  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions { .unavailable("The list is offline.") }
}

/// Offers nothing, so the user can say any restaurant.
struct HasNoSuggestions: TableHandling {
  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions { .values([]) }
}

/// Finds what isn't among the first options.
struct SearchesForTheWords: TableHandling {
  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    guard let searchTerm else { return .values(["Luigi", "Chez Paul"]) }
    return .values(
      ["Mario's Kitchen", "Mario's Garden"].filter { $0.contains(searchTerm) }.map { .string($0) })
  }
}

/// Offers dishes by course.
struct OffersDishesInSections: TableHandling {
  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    .collection(
      IntentOptions(
        sections: [.init("Starters", ["Soup", "Salad"]), .init("Mains", ["Pie"])],
        usesIndexedCollation: true))
  }
}

/// Has no default for anything, so that the user is asked, and the seating is that of the definition.
struct LeavesTheDefaultToItsDefinition: TableHandling {
  func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? { nil }
}

/// Reads the last booking in a task.
struct LooksUpTheDefaultForAMoment: TableHandling {
  let clock: any Clock<Duration>

  func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? {
    guard parameter == "guests" else { return nil }
    let clock = clock
    return await Task {
      try? await clock.sleep(for: .seconds(1))
      return 4
    }.value
  }
}

/// Needs a value only where its condition holds.
struct RequiresAHeaterOutdoors: TableHandling {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    parameter == "heater" && intent.fields["seating"] != "terrace"
      ? [.unsupported()] : required(parameter, of: intent)
  }
}
