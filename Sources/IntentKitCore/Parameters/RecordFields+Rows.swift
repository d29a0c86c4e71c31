extension RecordFields {
  /// Creates a table of properties that can be set.
  ///
  /// A record is read into a copy of an empty one, and a field with the value that it has there isn't
  /// written.
  ///
  /// ```swift
  /// struct Stay: DeclaredRecord {
  ///   var nights = 1
  ///   var guest: Person?
  ///
  ///   static let recordFields = RecordFields<Self>(
  ///     Self(),
  ///     [
  ///       .value("nights", \.nights, "The number of nights."),
  ///       .optional("guest", \.guest),
  ///     ])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - empty: A record without values; its required fields can have any.
  ///   - name: The name of the record type; by default its name in Swift.
  ///   - siriKitName: The name of the type in SiriKit, if any.
  ///   - textField: The field that a bare text represents.
  ///   - spokenFields: The fields that are spoken for the record; by default `textField`.
  ///   - availability: The platforms on which the type exists.
  ///   - fields: The rows, in the order in which the schema lists them.
  @inline(never)  // See `ParameterSchema`.
  public init(
    _ empty: Record, name: String? = nil, siriKitName: String? = nil, textField: String? = nil,
    spokenFields: [String]? = nil, availability: Availability = .everywhere,
    _ fields: [Field<Record>]
  ) where Record: Sendable {
    let rows = FieldRows(empty: empty, fields: fields, owner: availability)
    self.init(
      name: name ?? "\(Record.self)", siriKitName: siriKitName, textField: textField,
      spokenFields: spokenFields, availability: availability, writers: rows.writers,
      read: { reader throws(ParameterError) in try rows.read(&reader) }, rows: rows)
  }
}

/// The rows of a table whose fields are properties.
@usableFromInline
final class FieldRows<Record: Sendable>: Sendable {
  /// The record in which each field has the value that stands for its absence.
  let empty: Record
  let rows: [Row]

  /// A row with what reading needs of its schema.
  struct Row: Sendable {
    let schema: ParameterSchema
    let name: String
    let property: any FieldProperty<Record>
  }

  init(empty: Record, fields: [Field<Record>], owner: Availability) {
    self.empty = empty
    rows = fields.map { field in
      var schema = field.schema
      schema.availability.inherit(from: owner)
      return Row(
        schema: schema, name: schema.name, property: field.property)
    }
  }

  var writers: [RecordFieldWriter<Record>] {
    rows.map { row in
      RecordFieldWriter(schema: row.schema) { [self] record, writer in
        row.property.write(row.name, of: record, empty: empty, to: &writer)
      }
    }
  }

  func read(_ reader: inout ParameterReader) throws(ParameterError) -> Record {
    var record = empty
    for row in rows {
      try row.property.read(row.name, into: &record, from: &reader)
    }
    return record
  }

  /// Returns the row of a property.
  func row(of path: any PartialKeyPath<Record> & Sendable) -> Row {
    guard let row = rows.first(where: { $0.property.path as AnyKeyPath == path as AnyKeyPath })
    else { preconditionFailure("The table of \(Record.self) has no row for \(path).") }
    return row
  }
}
