/// What a document must survive once it is stored.
enum Durability: Sendable {
  /// The end of the process.
  case memory
  /// The end of the system as well, so the disk is waited for.
  case disk
}
