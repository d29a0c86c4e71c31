import Foundation
import IntentKitCore

// Handlers of an intent with the features of definition files: options, search, defaults, and
// parameters with conditions.

extension FaultyHandler {
  /// A process that crashes or ends would end the score as well.
  private static let onlyInAProcess: [Door: Exception] = [
    .inProcess: .cannotRun("it would end the score"),
    .contract: .cannotRun("the check makes requests of system intents only"),
  ]

  static let definitions = [
    FaultyHandler(
      OffersEveryRestaurant(), asked: .table(["restaurant": nil], "Restaurant 2"),
      truth: .warning(
        .longDisambiguation, in: .provideRestaurants, says: "30 values", cure: "five to ten"),
      except: noContract),
    FaultyHandler(
      FindsEveryRestaurant(), asked: .table(["restaurant": nil], "Rest", "Restaurant 2"),
      truth: .warning(
        .longDisambiguation, in: .provideRestaurants, says: "30 values", cure: "five to ten"),
      except: noContract),
    FaultyHandler(
      SearchesForever(), asked: .table(["restaurant": nil], "Mario").within(.seconds(2)),
      truth: .fault(
        .noAnswer, in: .provideRestaurants, says: "waiting for something",
        cure: "every path answers"),
      except: noContract),
    FaultyHandler(
      asked: .table(["restaurant": nil], "Mario"),
      truth: .warning(
        .slowAnswer, in: .provideRestaurants, says: "took 5", cure: "local data"),
      except: noContract
    ) { SearchesTheServer(clock: $0.clock) },
    FaultyHandler(
      BlocksForItsRestaurants(), asked: .table(["restaurant": nil], "Mario").within(.seconds(2)),
      truth: .fault(
        .noAnswer, in: .provideRestaurants, says: "blocking its thread", cure: "Don't wait"),
      except: noContract),
    FaultyHandler(
      OffersNumbersInASection(), asked: .table(["restaurant": nil], "1"),
      truth: .fault(
        .unusableAnswer, in: .provideRestaurants, cure: "the types in the intent's schema"),
      except: noContract),
    FaultyHandler(
      OffersMenusForDishes(), asked: .table(["dishes": nil], "soup"),
      truth: .fault(
        .unusableAnswer,
        in: HandlerMethod(
          "provideDishesOptionsCollection(for:)", phase: .resolve, parameter: "dishes"),
        cure: "the types in the intent's schema"),
      except: noContract),
    FaultyHandler(
      CrashesWhileItOffers(), asked: .table(["restaurant": nil], "Luigi"),
      truth: .fault(
        .crashed, in: .provideRestaurants, says: "Index out of range", "Definitions.swift:",
        cure: "Correct the code at"),
      except: onlyInAProcess),
    FaultyHandler(
      DefaultsToASeatThatDoesNotExist(), asked: .table(["seating": nil]),
      truth: .fault(
        .unusableAnswer,
        in: HandlerMethod("defaultSeating(for:)", phase: .resolve, parameter: "seating"),
        cure: "the types in the intent's schema"),
      except: noContract),
    FaultyHandler(
      WaitsForItsDefault(), asked: .table(["guests": nil]).within(.seconds(2)),
      truth: .fault(
        .noAnswer, in: .defaultGuests, says: "waiting for something",
        cure: "every path answers"),
      except: noContract),
    FaultyHandler(
      asked: .table(["guests": nil]),
      truth: .warning(.slowAnswer, in: .defaultGuests, says: "took 5", cure: "local data"),
      except: noContract
    ) { LooksUpItsDefaultOnline(clock: $0.clock) },
    FaultyHandler(
      AsksForTheHeaterForever(),
      asked: .table(["seating": "terrace"], "yes", "yes", "yes"),
      truth: .fault(
        .endlessQuestion, in: .resolve("heater"), says: "needsValue",
        cure: "Give success for the value in the intent"),
      except: noContract),
    FaultyHandler(
      GivesAReasonThatItsDefinitionLacks(), asked: .table([:], "Luigi"),
      truth: .fault(
        .unusableAnswer, in: .resolve("restaurant"), says: "fullyBooked",
        cure: "the types in the intent's schema"),
      except: noContract),
    FaultyHandler(
      OffersItsOnlyRestaurant(), asked: .table([:], "Luigi"),
      truth: .warning(
        .singleDisambiguation, in: .resolve("restaurant"), says: "a single value",
        cure: "Give success"),
      except: noContract),
    FaultyHandler(
      OffersNoRestaurants(), asked: .table([:], "Luigi"),
      truth: .fault(
        .emptyDisambiguation, in: .resolve("restaurant"), says: "offers no values",
        cure: "unsupported or needsValue"),
      except: noContract),
    FaultyHandler(
      AddsAGuestToEachConfirmation(),
      asked: .table().answering(Array(repeating: "yes", count: 30)),
      truth: .fault(
        .endlessQuestion, in: .resolve("guests"), says: "confirmationRequired",
        cure: "Give success for the value that the user confirmed"),
      except: noContract),
    FaultyHandler(
      AnswersTheTableInWords(), asked: .table(),
      truth: .fault(
        .unusableAnswer, in: .handle, says: "table", cure: "the types in the intent's schema"),
      except: noContract),
    FaultyHandler(
      HandlesTheTableWithReady(), asked: .table(),
      truth: .fault(.codeNotAllowed, in: .handle, says: "ready", cure: "Answer success"),
      except: noContract),
  ]
}

extension Request {
  /// A table for two; other values replace those of the request, or leave it without them.
  static func table(
    _ changes: [String: ParameterValue?] = [:], _ answers: String...
  ) -> Request {
    var values: [String: ParameterValue] = [
      "restaurant": "Luigi", "guests": 2, "seating": "indoors", "dishes": ["Pie"],
    ]
    for (name, value) in changes { values[name] = value }
    return Request(custom: "BookTable", values).answering(answers)
  }
}

extension HandlerMethod {
  fileprivate static let provideRestaurants = HandlerMethod(
    "provideRestaurantOptionsCollection(for:searchTerm:)", phase: .resolve,
    parameter: "restaurant")
  fileprivate static let defaultGuests = HandlerMethod(
    "defaultGuests(for:)", phase: .resolve, parameter: "guests")
}

/// The rest of a correct handler of bookings: it needs every value that is relevant.
protocol TableHandling: HandlingByName {}

extension TableHandling {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] { required(parameter, of: intent) }

  func required(_ parameter: String, of intent: DynamicIntent) -> [DynamicResolutionResult] {
    intent.fields[parameter] == nil ? [.needsValue()] : accepted(parameter, of: intent)
  }
}

private let restaurants = (1...30).map { ParameterValue.string("Restaurant \($0)") }

/// Offers the whole town.
struct OffersEveryRestaurant: TableHandling {
  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions { .values(restaurants) }
}

/// Offers a few restaurants, but finds the whole town.
struct FindsEveryRestaurant: TableHandling {
  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    .values(searchTerm == nil ? ["Luigi", "Mario"] : restaurants)
  }
}

/// Waits for the answer of a search that nothing starts.
struct SearchesForever: TableHandling {
  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    return .values([])
  }
}

/// Asks the server for restaurants nearby.
struct SearchesTheServer: TableHandling {
  let clock: any Clock<Duration>

  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    try? await clock.sleep(for: .seconds(5))
    return .values(["Luigi", "Mario"])
  }
}

/// Loads the list synchronously.
struct BlocksForItsRestaurants: TableHandling {
  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    Self.load()
    return .values(["Luigi"])
  }

  private static func load() { Thread.sleep(forTimeInterval: 4) }
}

/// Offers the numbers of restaurants instead of their names.
struct OffersNumbersInASection: TableHandling {
  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    .collection(IntentOptions(sections: [.init("Nearby", [1, 2])]))
  }
}

/// Offers lists for a list, although the options are its elements.
struct OffersMenusForDishes: TableHandling {
  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions { .values([["Soup", "Pie"], ["Salad"]]) }
}

/// Offers the first of no recent restaurants.
struct CrashesWhileItOffers: TableHandling {
  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    let recent: [ParameterValue] = intent.fields["restaurant"].map { [$0] } ?? []
    return .values([recent[0]])
  }
}

/// Gives a case of an older definition.
struct DefaultsToASeatThatDoesNotExist: TableHandling {
  func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? { parameter == "seating" ? "balcony" : nil }
}

/// Waits for settings that never arrive.
struct WaitsForItsDefault: TableHandling {
  func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    return nil
  }
}

/// Asks the server for the usual number of guests.
struct LooksUpItsDefaultOnline: TableHandling {
  let clock: any Clock<Duration>

  func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? {
    try? await clock.sleep(for: .seconds(5))
    return parameter == "guests" ? 4 : nil
  }
}

/// Looks up the heater under the name of its condition.
struct AsksForTheHeaterForever: TableHandling {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    parameter == "heater" ? [.needsValue()] : required(parameter, of: intent)
  }
}

/// Gives a reason that was removed from the definition.
struct GivesAReasonThatItsDefinitionLacks: TableHandling {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    parameter == "restaurant"
      ? [.unsupported(forReason: DynamicReason(name: "fullyBooked"))]
      : required(parameter, of: intent)
  }
}

/// Asks which one is meant even if only one matches.
struct OffersItsOnlyRestaurant: TableHandling {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    guard parameter == "restaurant", intent.fields["restaurant"] == "Luigi" else {
      return required(parameter, of: intent)
    }
    return [.disambiguation(with: ["Luigi's"])]
  }
}

/// Asks which one is meant even without a match.
struct OffersNoRestaurants: TableHandling {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    parameter == "restaurant" ? [.disambiguation(with: [])] : required(parameter, of: intent)
  }
}

/// Counts the user before each confirmation, so that the number is a new one each time.
struct AddsAGuestToEachConfirmation: TableHandling {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    guard parameter == "guests", case .integer(let guests)? = intent.fields["guests"] else {
      return required(parameter, of: intent)
    }
    return [.confirmationRequired(with: .integer(guests + 1))]
  }
}

/// Gives a text for a number.
struct AnswersTheTableInWords: TableHandling {
  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try response("success", to: intent, ["table": "by the window"])
  }
}

/// Handles with the code of confirm.
struct HandlesTheTableWithReady: TableHandling {
  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try response("ready", to: intent)
  }
}
