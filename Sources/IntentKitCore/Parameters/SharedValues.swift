/// The values of several properties, in one object that copies share.
///
/// A record or an intent with many properties keeps them here, so that it's only as large as one
/// reference. The object never changes: a copy whose property is set gets a new object.
final class SharedValues<Values: Sendable>: Sendable {
  let values: Values

  init(_ values: Values) { self.values = values }

  // Compiled once, because properties are rarely set, but there are 900 of them.

  /// Returns an object with changed values.
  @_semantics("optimize.sil.specialize.generic.never")
  func changed(by change: (inout Values) -> Void) -> SharedValues {
    var values = values
    change(&values)
    return SharedValues(values)
  }

  /// Returns whether another object is this one or has equal values.
  func equals(_ other: SharedValues, by areEqual: (Values, Values) -> Bool) -> Bool {
    self === other || areEqual(values, other.values)
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
