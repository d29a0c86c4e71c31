import Intents

/// A handler with asynchronous methods, as Xcode 13 and later offer them.
final class OrderTeaHandler: NSObject, OrderTeaIntentHandling {
  private let script: ScriptPlayer

  init(_ script: ScriptPlayer) { self.script = script }

  func resolveTea(for intent: OrderTeaIntent) async -> OrderTeaTeaResolutionResult {
    script.result(
      "tea", intent,
      .init(
        success: OrderTeaTeaResolutionResult.success(with:),
        disambiguation: OrderTeaTeaResolutionResult.disambiguation(with:),
        confirmation: OrderTeaTeaResolutionResult.confirmationRequired(with:),
        reason: { .unsupported(forReason: $0 == "soldOut" ? .soldOut : .outOfSeason) }))
  }

  func provideTeaOptionsCollection(
    for intent: OrderTeaIntent, searchTerm: String?
  ) async throws -> INObjectCollection<Tea> {
    script.options("tea", intent, searchTerm: searchTerm) { $0 }
  }

  func defaultTea(for intent: OrderTeaIntent) -> Tea? { script.defaultValue("tea") }

  func resolveQuantity(for intent: OrderTeaIntent) async -> OrderTeaQuantityResolutionResult {
    let reasons: [String: OrderTeaQuantityUnsupportedReason] = [
      "negativeNumbersNotSupported": .negativeNumbersNotSupported,
      "greaterThanMaximumValue": .greaterThanMaximumValue,
      "lessThanMinimumValue": .lessThanMinimumValue, "notEnoughLeft": .notEnoughLeft,
    ]
    return script.result(
      "quantity", intent,
      .init(
        success: OrderTeaQuantityResolutionResult.success(with:),
        confirmation: OrderTeaQuantityResolutionResult.confirmationRequired(with:),
        reason: { name in reasons[name].map { .unsupported(forReason: $0) } ?? .unsupported() }))
  }

  func resolveSize(for intent: OrderTeaIntent) async -> CupSizeResolutionResult {
    script.caseResult(
      "size", intent, success: CupSizeResolutionResult.success(with:),
      confirmation: CupSizeResolutionResult.confirmationRequired(with:))
  }

  func resolveExtras(for intent: OrderTeaIntent) async -> [INStringResolutionResult] {
    script.results(
      "extras", intent,
      .init(
        success: INStringResolutionResult.success(with:),
        disambiguation: INStringResolutionResult.disambiguation(with:),
        confirmation: INStringResolutionResult.confirmationRequired(with:)))
  }

  func provideExtrasOptionsCollection(
    for intent: OrderTeaIntent
  ) async throws -> INObjectCollection<NSString> {
    script.options("extras", intent) { (text: String) in NSString(string: text) }
  }

  func defaultExtras(for intent: OrderTeaIntent) -> [String]? { script.defaultValue("extras") }

  func resolveWithMilk(for intent: OrderTeaIntent) async -> INBooleanResolutionResult {
    script.result(
      "withMilk", intent,
      .init(
        success: INBooleanResolutionResult.success(with:),
        confirmation: INBooleanResolutionResult.confirmationRequired(with:)))
  }

  func resolveMilk(for intent: OrderTeaIntent) async -> MilkKindResolutionResult {
    script.caseResult(
      "milk", intent, success: MilkKindResolutionResult.success(with:),
      confirmation: MilkKindResolutionResult.confirmationRequired(with:))
  }

  func resolveOrderType(for intent: OrderTeaIntent) async -> OrderTypeResolutionResult {
    script.caseResult(
      "orderType", intent, success: OrderTypeResolutionResult.success(with:),
      confirmation: OrderTypeResolutionResult.confirmationRequired(with:))
  }

  func resolveAddress(for intent: OrderTeaIntent) async -> INPlacemarkResolutionResult {
    script.result(
      "address", intent,
      .init(
        success: INPlacemarkResolutionResult.success(with:),
        disambiguation: INPlacemarkResolutionResult.disambiguation(with:),
        confirmation: INPlacemarkResolutionResult.confirmationRequired(with:)))
  }

  func resolveShop(for intent: OrderTeaIntent) async -> INObjectResolutionResult {
    script.result(
      "shop", intent,
      .init(
        success: INObjectResolutionResult.success(with:),
        disambiguation: INObjectResolutionResult.disambiguation(with:),
        confirmation: INObjectResolutionResult.confirmationRequired(with:)))
  }

  func provideShopOptionsCollection(
    for intent: OrderTeaIntent
  ) async throws -> INObjectCollection<INObject> {
    script.options("shop", intent) { $0 }
  }

  func defaultShop(for intent: OrderTeaIntent) -> INObject? { script.defaultValue("shop") }

  func confirm(intent: OrderTeaIntent) async -> OrderTeaIntentResponse { script.confirm() }

  func handle(intent: OrderTeaIntent) async -> OrderTeaIntentResponse { script.handle() }
}

/// A handler with completions and with options from before iOS 14.
final class ShowFavoritesHandler: NSObject, THShowFavoritesIntentHandling {
  private let script: ScriptPlayer

  init(_ script: ScriptPlayer) { self.script = script }

  func provideTeasOptions(
    for intent: THShowFavoritesIntent, with completion: @escaping ([Tea]?, (any Error)?) -> Void
  ) {
    completion(script.options("teas", intent) { (tea: Tea) in tea }.allItems, nil)
  }

  func defaultTeas(for intent: THShowFavoritesIntent) -> [Tea]? { script.defaultValue("teas") }

  func confirm(
    intent: THShowFavoritesIntent,
    completion: @escaping (THShowFavoritesIntentResponse) -> Void
  ) { completion(script.confirm()) }

  func handle(
    intent: THShowFavoritesIntent,
    completion: @escaping (THShowFavoritesIntentResponse) -> Void
  ) { completion(script.handle()) }
}

/// A handler with completions.
final class StartBrewingHandler: NSObject, StartBrewingIntentHandling {
  private let script: ScriptPlayer

  init(_ script: ScriptPlayer) { self.script = script }

  func resolveDuration(
    for intent: StartBrewingIntent,
    with completion: @escaping (INTimeIntervalResolutionResult) -> Void
  ) {
    completion(
      script.result(
        "duration", intent,
        .init(
          success: INTimeIntervalResolutionResult.success(with:),
          confirmation: INTimeIntervalResolutionResult.confirmationRequired(with:))))
  }

  func resolveTemperature(
    for intent: StartBrewingIntent,
    with completion: @escaping (INTemperatureResolutionResult) -> Void
  ) {
    completion(
      script.result(
        "temperature", intent,
        .init(
          success: INTemperatureResolutionResult.success(with:),
          disambiguation: INTemperatureResolutionResult.disambiguation(with:),
          confirmation: INTemperatureResolutionResult.confirmationRequired(with:))))
  }

  func resolveStrength(
    for intent: StartBrewingIntent,
    with completion: @escaping (StartBrewingStrengthResolutionResult) -> Void
  ) {
    completion(
      script.result(
        "strength", intent,
        .init(
          success: StartBrewingStrengthResolutionResult.success(with:),
          confirmation: StartBrewingStrengthResolutionResult.confirmationRequired(with:),
          reason: { name in
            .unsupported(
              forReason: name == "greaterThanMaximumValue"
                ? .greaterThanMaximumValue
                : name == "lessThanMinimumValue"
                  ? .lessThanMinimumValue : .negativeNumbersNotSupported)
          })))
  }

  func resolveStartTime(
    for intent: StartBrewingIntent,
    with completion: @escaping (INDateComponentsResolutionResult) -> Void
  ) {
    completion(
      script.result(
        "startTime", intent,
        .init(
          success: INDateComponentsResolutionResult.success(with:),
          disambiguation: INDateComponentsResolutionResult.disambiguation(with:),
          confirmation: INDateComponentsResolutionResult.confirmationRequired(with:))))
  }

  func confirm(
    intent: StartBrewingIntent, completion: @escaping (StartBrewingIntentResponse) -> Void
  ) { completion(script.confirm()) }

  func handle(
    intent: StartBrewingIntent, completion: @escaping (StartBrewingIntentResponse) -> Void
  ) { completion(script.handle()) }
}
