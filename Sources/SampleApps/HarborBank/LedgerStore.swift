import IntentKitCore
import SampleStorage

/// The ledger in the container that the app shares with its extension.
struct LedgerStore: Sendable {
  private static let document = "ledger.json"

  let container: AppContainer
  /// The ledger to use until the container stores one.
  let initial: Ledger

  func ledger() throws(ContainerError) -> Ledger {
    try container.read(Self.document, default: initial)
  }

  /// Changes the ledger.
  ///
  /// - Returns: The result of the change.
  /// - Throws: The error of the change, or an error that prevented storing the ledger. The stored
  ///   ledger is unchanged in both cases.
  func update<Result>(_ change: (inout Ledger) throws -> Result) throws -> Result {
    try container.update(Self.document, default: initial, change)
  }
}
