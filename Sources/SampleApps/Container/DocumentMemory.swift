import IntentKitCore
import Synchronization

/// The documents of a container in memory, by name.
final class DocumentMemory: Sendable {
  private let contents = Mutex<[String: any ParameterRecord]>([:])

  subscript(name: String) -> (any ParameterRecord)? {
    get { contents.withLock { $0[name] } }
    set { contents.withLock { $0[name] = newValue } }
  }
}
