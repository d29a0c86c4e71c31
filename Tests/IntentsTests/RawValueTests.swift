import IntentKitCore
import Testing

@testable import Intents

/// Generated code of Apple's tools calls these factories, whose arguments are numbers.
@Suite struct `A result with a raw value` {
  @Test func `a result with a raw value is the case with that value`() async throws {
    let results = try await resolve("size", TeaByNumber())
    #expect(results == [.success(with: "large")])
  }

  @Test func `a result with a raw value asks whether the user means that case`() async throws {
    let results = try await resolve("milk", TeaByNumber())
    #expect(results.map(\.kind) == [.confirmationRequired("oat", reason: nil)])
  }

  @Test func `a result with a raw value is the reason with that value`() async throws {
    let results = try await resolve("tea", TeaByNumber())
    #expect(results == [.unsupported(forReason: DynamicReason(name: "outOfSeason"))])
  }

  @Test(arguments: ["orderType", "quantity"])
  func `a result with a raw value fails if nothing has that value`(parameter: String) async throws {
    await #expect(throws: HandlerFailure.self) { try await resolve(parameter, TeaByNumber()) }
  }

  @Test func `a result with a raw value fails if the item to confirm can't be a value`() async {
    await #expect {
      try await resolve("withMilk", TeaByNumber())
    } throws: { error in
      "\(error)".contains("an item of the type TeaByNumber, expected a value of the parameter")
    }
  }

  private func resolve(
    _ parameter: String, _ handler: NSObject
  ) async throws -> [DynamicResolutionResult] {
    try await BridgedHandler(handler, of: OrderTeaIntent.self).resolve(
      parameter, of: DynamicIntent(IntentDefinitions.intents.schema(named: "OrderTea")))
  }
}

/// A handler that answers as the code does that Apple's tools generate.
private final class TeaByNumber: NSObject, OrderTeaIntentHandling {
  func resolveSize(for intent: OrderTeaIntent) async -> CupSizeResolutionResult {
    .__success(withResolvedValue: CupSize.large.rawValue)
  }

  func resolveMilk(for intent: OrderTeaIntent) async -> MilkKindResolutionResult {
    .__confirmationRequiredWithValue(toConfirm: MilkKind.oat.rawValue)
  }

  func resolveTea(for intent: OrderTeaIntent) async -> OrderTeaTeaResolutionResult {
    .__unsupported(withReason: OrderTeaTeaUnsupportedReason.outOfSeason.rawValue)
  }

  func resolveOrderType(for intent: OrderTeaIntent) async -> OrderTypeResolutionResult {
    .__success(withResolvedValue: 99)
  }

  func resolveWithMilk(for intent: OrderTeaIntent) async -> INBooleanResolutionResult {
    .__confirmationRequiredWithItem(toConfirm: self, forReason: 1)
  }

  func resolveQuantity(for intent: OrderTeaIntent) async -> OrderTeaQuantityResolutionResult {
    .__unsupported(withReason: 99)
  }
}
