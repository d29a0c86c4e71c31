import IntentKitCore
import IntentKitPlatform

/// The documents of a container in memory, by name.
final class DocumentMemory: Sendable {
  private let contents = Locked<[String: any ParameterRecord]>([:])

  subscript(name: String) -> (any ParameterRecord)? {
    get { contents.withLock { $0[name] } }
    set { contents.withLock { $0[name] = newValue } }
  }
}
