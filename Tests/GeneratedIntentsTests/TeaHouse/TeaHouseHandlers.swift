import IntentKitCore

/// Each method of the generated protocol, with the answer of the script.
struct OrderTeaHandler: OrderTeaIntentHandling {
  let script: ScriptPlayer

  func resolveTea(for intent: OrderTeaIntent) async -> OrderTeaTeaResolutionResult {
    await script.result("tea", intent)
  }

  func provideTeaOptionsCollection(
    for intent: OrderTeaIntent, searchTerm: String?
  ) async throws -> IntentOptions<Tea> {
    try await script.options("tea", intent, searchTerm: searchTerm)
  }

  func defaultTea(for intent: OrderTeaIntent) -> Tea? { script.defaultValue("tea", intent) }

  func resolveQuantity(for intent: OrderTeaIntent) async -> OrderTeaQuantityResolutionResult {
    await script.result("quantity", intent)
  }

  func resolveSize(for intent: OrderTeaIntent) async -> CupSizeResolutionResult {
    await script.result("size", intent)
  }

  func resolveExtras(for intent: OrderTeaIntent) async -> [StringResolutionResult] {
    await script.results("extras", intent)
  }

  func provideExtrasOptionsCollection(
    for intent: OrderTeaIntent
  ) async throws -> IntentOptions<String> {
    try await script.options("extras", intent)
  }

  func defaultExtras(for intent: OrderTeaIntent) -> [String]? {
    script.defaultValue("extras", intent)
  }

  func resolveWithMilk(for intent: OrderTeaIntent) async -> BooleanResolutionResult {
    await script.result("withMilk", intent)
  }

  func resolveMilk(for intent: OrderTeaIntent) async -> MilkKindResolutionResult {
    await script.result("milk", intent)
  }

  func resolveOrderType(for intent: OrderTeaIntent) async -> OrderTypeResolutionResult {
    await script.result("orderType", intent)
  }

  func resolveAddress(for intent: OrderTeaIntent) async -> PlacemarkResolutionResult {
    await script.result("address", intent)
  }

  func resolveShop(for intent: OrderTeaIntent) async -> IntentObjectResolutionResult {
    await script.result("shop", intent)
  }

  func provideShopOptionsCollection(
    for intent: OrderTeaIntent
  ) async throws -> IntentOptions<IntentObject> {
    try await script.options("shop", intent)
  }

  func defaultShop(for intent: OrderTeaIntent) -> IntentObject? {
    script.defaultValue("shop", intent)
  }

  func confirm(intent: OrderTeaIntent) async -> OrderTeaIntentResponse {
    await script.confirm(intent)
  }

  func handle(intent: OrderTeaIntent) async -> OrderTeaIntentResponse {
    await script.handle(intent)
  }
}

struct ShowFavoritesHandler: THShowFavoritesIntentHandling {
  let script: ScriptPlayer

  func provideTeasOptionsCollection(
    for intent: THShowFavoritesIntent
  ) async throws -> IntentOptions<Tea> {
    try await script.options("teas", intent)
  }

  func defaultTeas(for intent: THShowFavoritesIntent) -> [Tea]? {
    script.defaultValue("teas", intent)
  }

  func confirm(intent: THShowFavoritesIntent) async -> THShowFavoritesIntentResponse {
    await script.confirm(intent)
  }

  func handle(intent: THShowFavoritesIntent) async -> THShowFavoritesIntentResponse {
    await script.handle(intent)
  }
}

struct StartBrewingHandler: StartBrewingIntentHandling {
  let script: ScriptPlayer

  func resolveDuration(for intent: StartBrewingIntent) async -> TimeIntervalResolutionResult {
    await script.result("duration", intent)
  }

  func resolveTemperature(for intent: StartBrewingIntent) async -> TemperatureResolutionResult {
    await script.result("temperature", intent)
  }

  func resolveStrength(
    for intent: StartBrewingIntent
  ) async -> StartBrewingStrengthResolutionResult {
    await script.result("strength", intent)
  }

  func resolveStartTime(for intent: StartBrewingIntent) async -> DateComponentsResolutionResult {
    await script.result("startTime", intent)
  }

  func confirm(intent: StartBrewingIntent) async -> StartBrewingIntentResponse {
    await script.confirm(intent)
  }

  func handle(intent: StartBrewingIntent) async -> StartBrewingIntentResponse {
    await script.handle(intent)
  }
}
