/// A field of a record whose properties can be set: one row in its table.
///
/// A row names a property once, with the key path that reads and writes it. The schema, the reader,
/// the writer and the resolvers of the record follow from the rows; see ``RecordFields``.
public struct Field<Record>: Sendable {
  /// The name of the field, the type of its values and its meaning.
  let schema: ParameterSchema
  /// The property that holds the value.
  let property: any FieldProperty<Record>

  // Functions instead of initializers with one name: in a table of many rows, overloads would take
  // the compiler minutes.

  /// Returns an optional field.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - property: The property that holds the value.
  ///   - summary: A sentence that describes the field.
  ///   - since: The first version with the field on each platform, as in `"iOS 10.0, watchOS 3.2"`.
  ///   - unavailable: The platforms that never had the field.
  ///   - deprecated: The version on each platform that deprecated the field, if any.
  ///   - replacement: The field to use instead of a deprecated one.
  /// - Returns: The row of the field.
  @inline(never)  // Hundreds of rows are code, each of which would repeat this.
  public static func optional<Value: ParameterConvertible>(
    _ name: String, _ property: any WritableKeyPath<Record, Value?> & Sendable,
    _ summary: String? = nil, since: String = "", unavailable: String = "",
    deprecated: String? = nil, replacement: String? = nil
  ) -> Self {
    Self(
      schema: ParameterSchema(
        name, Value.self,
        availability: Availability(
          introduced: since, unavailable: unavailable, deprecated: deprecated,
          replacement: replacement),
        summary: summary),
      property: OptionalProperty(keyPath: property))
  }

  /// Returns a field that isn't written if it has the value that it has in the empty record.
  @inline(never)
  public static func value<Value: ParameterConvertible>(
    _ name: String, _ property: any WritableKeyPath<Record, Value> & Sendable,
    _ summary: String? = nil, since: String = "", unavailable: String = "",
    deprecated: String? = nil, replacement: String? = nil
  ) -> Self {
    Self(
      schema: ParameterSchema(
        name, Value.self,
        availability: Availability(
          introduced: since, unavailable: unavailable, deprecated: deprecated,
          replacement: replacement),
        summary: summary),
      property: PlainProperty(keyPath: property, isRequired: false))
  }

  /// Returns a field that every record has.
  @inline(never)
  public static func required<Value: ParameterConvertible>(
    _ name: String, _ property: any WritableKeyPath<Record, Value> & Sendable,
    _ summary: String? = nil, since: String = "", unavailable: String = "",
    deprecated: String? = nil, replacement: String? = nil
  ) -> Self {
    let field = value(
      name, property, summary, since: since, unavailable: unavailable, deprecated: deprecated,
      replacement: replacement)
    var schema = field.schema
    schema.isRequired = true
    return Self(schema: schema, property: PlainProperty(keyPath: property, isRequired: true))
  }
}

/// A property of a record that can be read from a field and written to one.
///
/// The conforming types are generic, and are reached only as existentials: they are compiled once,
/// not for each property.
protocol FieldProperty<Record>: Sendable {
  associatedtype Record

  /// The key path of the property.
  var path: any PartialKeyPath<Record> & Sendable { get }

  /// Reads the field of a record that has it.
  func read(
    _ name: String, into record: inout Record, from fields: inout ParameterReader
  ) throws(ParameterError)

  /// Writes the field, unless it has the value of the empty record.
  func write(_ name: String, of record: Record, empty: Record, to fields: inout ParameterWriter)
}

/// An optional property.
private struct OptionalProperty<Record, Value: ParameterConvertible>: FieldProperty {
  let keyPath: any WritableKeyPath<Record, Value?> & Sendable

  var path: any PartialKeyPath<Record> & Sendable { keyPath }

  func read(
    _ name: String, into record: inout Record, from fields: inout ParameterReader
  ) throws(ParameterError) {
    record[keyPath: keyPath] = try fields.optional(name)
  }

  func write(_ name: String, of record: Record, empty: Record, to fields: inout ParameterWriter) {
    fields.write(name, record[keyPath: keyPath])
  }
}

/// A property that always has a value.
private struct PlainProperty<Record, Value: ParameterConvertible>: FieldProperty {
  let keyPath: any WritableKeyPath<Record, Value> & Sendable
  let isRequired: Bool

  var path: any PartialKeyPath<Record> & Sendable { keyPath }

  func read(
    _ name: String, into record: inout Record, from fields: inout ParameterReader
  ) throws(ParameterError) {
    if isRequired {
      record[keyPath: keyPath] = try fields.required(name)
    } else if let value: Value = try fields.optional(name) {
      record[keyPath: keyPath] = value
    }
  }

  func write(_ name: String, of record: Record, empty: Record, to fields: inout ParameterWriter) {
    if isRequired {
      fields.write(name, record[keyPath: keyPath])
    } else {
      fields.write(name, record[keyPath: keyPath], unless: empty[keyPath: keyPath])
    }
  }
}
