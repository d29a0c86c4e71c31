import IntentKitCore

/// The ledger in the container that the app shares with its extension.
struct LedgerStore: Sendable {
  private static let document = "ledger.json"

  let container: AppContainer
  /// The ledger until there is one in the container.
  let initial: Ledger

  func ledger() throws(ContainerError) -> Ledger {
    try container.read(Self.document, default: initial)
  }

  /// Changes the ledger.
  ///
  /// - Throws: What the change throws, or what kept the ledger from being stored; it stays as it was then.
  func update<Result>(_ change: (inout Ledger) throws -> Result) throws -> Result {
    try container.update(Self.document, default: initial, change)
  }
}
