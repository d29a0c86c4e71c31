/// Values in one object that copies share.
///
/// A record or an intent with many properties keeps them here. It is then as large as one reference,
/// wherever it is copied, returned or stored.
struct SharedValues<Values: Sendable>: Sendable {
  private var storage: Storage

  private final class Storage: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  init(_ values: Values) { storage = Storage(values) }

  var values: Values {
    _read { yield storage.values }
  }

  // Compiled once, because properties are rarely set, but there are 900 of them.

  /// Changes the values of this copy.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func change(_ body: (inout Values) -> Void) {
    var values = storage.values
    body(&values)
    storage = Storage(values)
  }

  /// Returns whether two copies share their values or have equal ones.
  func equals(_ other: Self, by areEqual: (Values, Values) -> Bool) -> Bool {
    storage === other.storage || areEqual(storage.values, other.storage.values)
  }
}

// Compiled once for each type of property, not inlined into the comparison of each record.

/// Returns whether two values of a property are equal.
@inline(never)
func areEqual<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }

extension Hasher {
  /// Adds a value of a property.
  @inline(never)
  mutating func add<Value: Hashable>(_ value: Value) { combine(value) }
}
