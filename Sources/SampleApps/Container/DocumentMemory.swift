import IntentKitCore
import Synchronization

/// Documents that are kept in memory, by their names.
final class DocumentMemory: Sendable {
  private let contents = Mutex<[String: any ParameterRecord]>([:])

  subscript(name: String) -> (any ParameterRecord)? {
    get { contents.withLock { $0[name] } }
    set { contents.withLock { $0[name] = newValue } }
  }
}
