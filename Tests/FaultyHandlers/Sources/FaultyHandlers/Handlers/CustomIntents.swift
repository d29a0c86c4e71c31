import IntentKitCore

// Handlers of custom intents, reached by name.

extension FaultyHandler {
  static let noContract: [Door: Exception] = [
    .contract: .cannotRun("the check makes requests of system intents only")
  ]

  static let customIntents = [
    FaultyHandler(
      AnswersAnUndefinedCode(), asked: .coffee,
      truth: .fault(
        .unusableAnswer, in: .handle, says: "code",
        cure: "names and the types in the intent's schema"),
      except: noContract),
    FaultyHandler(
      AnswersMinutesAsText(), asked: .coffee,
      truth: .fault(
        .unusableAnswer, in: .handle, says: "readyIn", cure: "the types in the intent's schema"),
      except: noContract),
    FaultyHandler(
      ResolvesTheNumberAsText(), asked: .coffee,
      truth: .fault(
        .unusableAnswer, in: .resolve("cups"), cure: "the types in the intent's schema"),
      except: noContract),
    FaultyHandler(
      OffersARoastThatDoesNotExist(),
      asked: Request(custom: "OrderCoffee", ["cups": 2]).answering("light"),
      truth: .fault(
        .unusableAnswer,
        in: HandlerMethod(
          "provideRoastOptionsCollection(for:)", phase: .resolve, parameter: "roast"),
        cure: "the types in the intent's schema"),
      except: noContract),
    FaultyHandler(
      AsksForTheRoastForever(),
      asked: Request(custom: "OrderCoffee", ["cups": 2]).answering("light", "light", "light"),
      truth: .fault(
        .endlessQuestion, in: .resolve("roast"), says: "needsValue",
        cure: "Give success for the value in the intent"),
      except: noContract),
    FaultyHandler(
      OrdersNothing(), asked: .coffee,
      truth: .fault(
        .noHandleMethod, in: .handle, says: "no method that handles the request",
        cure: "Implement handle"),
      except: noContract),
    FaultyHandler(
      GivesOneResultForAllExtras(),
      asked: Request(
        custom: "OrderCoffee", ["roast": "light", "cups": 1, "extras": ["milk", "sugar"]]),
      truth: .warning(
        .resultCountMismatch, in: .resolve("extras"), says: "results: 1, elements: 2",
        cure: "exactly one result for each element"),
      except: noContract),
    FaultyHandler(
      DefaultsToAText(), asked: Request(custom: "OrderCoffee", ["roast": "dark"]),
      truth: .fault(
        .unusableAnswer,
        in: HandlerMethod("defaultCups(for:)", phase: .resolve, parameter: "cups"),
        cure: "the types in the intent's schema"),
      except: noContract),
    FaultyHandler(
      GivesNoResultForOneValue(), asked: .coffee,
      truth: .fault(
        .unusableAnswer, in: .resolve("cups"), says: "one result", cure: "schema"),
      except: noContract),
    FaultyHandler(
      GivesTwoResultsForOneValue(), asked: .coffee,
      truth: .fault(
        .unusableAnswer, in: .resolve("cups"), says: "one result", cure: "schema"),
      except: noContract),
    FaultyHandler(
      ConfirmsTheOrderWithInProgress(), asked: .coffee,
      truth: .fault(.codeNotAllowed, in: .confirm, says: "inProgress", cure: "Answer ready"),
      except: noContract),
    FaultyHandler(
      ConfirmsTheOrderWithSuccess(), asked: .coffee,
      truth: .note(.successFromConfirm, in: .confirm, cure: "Answer ready"), except: noContract),
    FaultyHandler(
      ComputesItsOptions(),
      asked: Request(custom: "OrderCoffee", ["cups": 2]).answering("light").within(.seconds(2)),
      truth: .fault(
        .noAnswer,
        in: HandlerMethod(
          "provideRoastOptionsCollection(for:)", phase: .resolve, parameter: "roast"),
        says: "computing", cure: "every loop ends"),
      except: noContract),
  ]
}

extension Request {
  fileprivate static let coffee = Request(
    custom: "OrderCoffee", ["roast": "light", "cups": 2, "extras": ["milk"]])
}

/// The rest of a correct handler that is reached by name.
protocol HandlingByName: DynamicIntentHandling {}

extension HandlingByName {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] { accepted(parameter, of: intent) }

  func accepted(_ parameter: String, of intent: DynamicIntent) -> [DynamicResolutionResult] {
    switch intent.fields[parameter] {
    case .array(let values)?: values.map { .success(with: $0) }
    case let value?: [.success(with: value)]
    case nil: [.notRequired()]
    }
  }

  func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try response("ready", to: intent)
  }

  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try response("success", to: intent)
  }

  func response(
    _ code: String, to intent: DynamicIntent, _ fields: [String: ParameterValue] = [:]
  ) throws(HandlerFailure) -> DynamicIntentResponse {
    var fields = fields
    fields["code"] = .string(code)
    do throws(ParameterError) {
      return try DynamicIntentResponse(intent.schema, fields: fields)
    } catch {
      throw .unusableAnswer(error)
    }
  }
}

/// Answers a code that the definition doesn't have.
struct AnswersAnUndefinedCode: HandlingByName {
  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try response("outOfBeans", to: intent)
  }
}

/// Gives a text for a number.
struct AnswersMinutesAsText: HandlingByName {
  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try response("success", to: intent, ["readyIn": "five minutes"])
  }
}

/// Resolves a number to a word.
struct ResolvesTheNumberAsText: HandlingByName {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    parameter == "cups" ? [.success(with: "two")] : accepted(parameter, of: intent)
  }
}

/// Offers a case that isn't one of the enumeration's.
struct OffersARoastThatDoesNotExist: HandlingByName {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    guard parameter == "roast", intent.fields["roast"] == nil else {
      return accepted(parameter, of: intent)
    }
    return [.needsValue()]
  }

  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions { .values(["light", "medium", "dark"]) }

  func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? { 1 }
}

/// Looks up the answer under another name.
struct AsksForTheRoastForever: HandlingByName {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    guard parameter == "roast" else { return accepted(parameter, of: intent) }
    return [intent.fields["Roast"].map { .success(with: $0) } ?? .needsValue()]
  }

  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions { .values(["light", "dark"]) }
}

/// Dispatches by the name of the method, without a case for handling.
struct OrdersNothing: HandlingByName {
  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    throw .noHandleMethod
  }
}

/// Treats a list like a single value.
struct GivesOneResultForAllExtras: HandlingByName {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    guard parameter == "extras", case .array(let extras)? = intent.fields["extras"] else {
      return accepted(parameter, of: intent)
    }
    return [.success(with: extras[0])]
  }
}

/// Confirms with the code of handle.
struct ConfirmsTheOrderWithSuccess: HandlingByName {
  func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try response("success", to: intent)
  }
}

/// Gives a default value of another type.
struct DefaultsToAText: HandlingByName {
  func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? { parameter == "cups" ? "as usual" : nil }
}

/// Filters the results of a parameter with a single value.
struct GivesNoResultForOneValue: HandlingByName {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    parameter == "cups" ? [] : accepted(parameter, of: intent)
  }
}

/// Resolves a parameter with a single value like a list.
struct GivesTwoResultsForOneValue: HandlingByName {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    parameter == "cups"
      ? [.success(with: 1), .success(with: 2)] : accepted(parameter, of: intent)
  }
}

/// Accepts the order before it is confirmed.
struct ConfirmsTheOrderWithInProgress: HandlingByName {
  func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try response("inProgress", to: intent)
  }
}

/// Computes the best roast when the user has to choose.
struct ComputesItsOptions: HandlingByName {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    guard parameter == "roast", intent.fields["roast"] == nil else {
      return accepted(parameter, of: intent)
    }
    return [.needsValue()]
  }

  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    let end = ContinuousClock.now + .seconds(4)
    while ContinuousClock.now < end {}
    return .values(["light", "dark"])
  }
}
