import IntentKitCore
import IntentKitPlatform

/// The values that were derived last from schemas, in a language.
///
/// Building a grammar takes far longer than understanding a sentence, and the scenarios of a replay
/// or of a test suite mostly speak to the same apps.
///
/// Definitions can differ under one name, so schemas are compared by identity. A cache keeps the
/// schemas of its values, so no other schema takes the place of one of them.
final class SchemaCache<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let language: Language
    let schemas: [IntentSchema]
    let value: Value
  }

  private let capacity: Int
  /// The values, the one used last at the end.
  private let entries = Locked<[Entry]>([])

  /// Creates a cache for a number of values.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the value for schemas, deriving it with a closure if necessary.
  func value(in language: Language, for schemas: [IntentSchema], derive: () -> Value) -> Value {
    if let value = use(language, schemas) { return value }
    // Outside the lock; two threads that need the same value at once both derive it.
    let value = derive()
    entries.withLock { entries in
      entries.append(Entry(language: language, schemas: schemas, value: value))
      if entries.count > capacity { entries.removeFirst() }
    }
    return value
  }

  /// Returns a value that is there, and notes that it was used last.
  private func use(_ language: Language, _ schemas: [IntentSchema]) -> Value? {
    entries.withLock { entries in
      let known = entries.lastIndex {
        $0.language == language && $0.schemas.elementsEqual(schemas, by: ===)
      }
      guard let known else { return nil }
      let entry = entries[known]
      if known < entries.count - 1 { entries.append(entries.remove(at: known)) }
      return entry.value
    }
  }
}
