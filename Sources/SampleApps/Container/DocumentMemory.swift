import Synchronization

/// The bytes of documents that are kept in memory, by their names.
final class DocumentMemory: Sendable {
  private let contents = Mutex<[String: [UInt8]]>([:])

  subscript(name: String) -> [UInt8]? {
    get { contents.withLock { $0[name] } }
    set { contents.withLock { $0[name] = newValue } }
  }
}
