/// The table of a record's fields.
///
/// A row names a field and the property that it is written from. The values of the rows, in their
/// order, are the arguments of the function that creates the record. If the record has an
/// initializer that takes exactly these arguments, pass the initializer itself; otherwise pass a
/// closure. Either may throw a ``ParameterError``.
///
/// ```swift
/// struct Stay: DeclaredRecord {
///   var nights: Int
///   var guests: [String]
///
///   static let recordFields = RecordFields<Stay>(
///     .required("nights", \.nights),
///     .optional("guests", \.guests, absence: [])
///   ) { nights, guests throws(ParameterError) in
///     guard nights <= 7 || guests.isEmpty else {
///       throw ParameterError(found: "\(nights) nights", expected: "7 at most with guests")
///     }
///     return Stay(nights: nights, guests: guests)
///   }
/// }
/// ```
public struct RecordFields<Record: Sendable>: Sendable {
  // Tables and their rows are inlinable, so that each module specializes them for its own records.
  // Unspecialized, a parameter pack looks up generic metadata for each field that it reads.

  /// The name and the fields of the record type, in the order of the table.
  public let schema: RecordSchema

  /// The writers of the fields, in the order of the table.
  @usableFromInline let writers: [RecordFieldWriter<Record>]

  /// The functions that write the fields, sorted by field name, the order of members in JSON.
  ///
  /// They are kept without the schemas, because a loop over the writers would copy these for each
  /// record.
  @usableFromInline let sortedWrites: [RecordFieldWriter<Record>.Write]

  /// Reads a record, or throws an error if a field is missing or its value doesn't fit.
  @usableFromInline let read: @Sendable (inout ParameterReader) throws(ParameterError) -> Record

  /// The rows, if the fields are properties that can be set.
  @usableFromInline let rows: FieldRows<Record>?

  /// Creates a table of fields that are read together.
  ///
  /// - Parameters:
  ///   - name: The name of the record type; by default its name in Swift.
  ///   - siriKitName: The name of the type in SiriKit, if any.
  ///   - textField: The field that a bare text represents.
  ///   - spokenFields: The fields that are spoken for the record; by default `textField`.
  ///   - availability: The platforms on which the type exists.
  ///   - fields: The rows, in the order in which the schema lists them.
  ///   - make: Creates a record from the values of the fields.
  @inlinable
  public init<each Value>(
    name: String = "\(Record.self)", siriKitName: String? = nil, textField: String? = nil,
    spokenFields: [String]? = nil, availability: Availability = .everywhere,
    _ fields: repeat RecordField<Record, each Value>,
    make: @escaping @Sendable (repeat each Value) throws(ParameterError) -> Record
  ) {
    var writers: [RecordFieldWriter<Record>] = []
    for field in repeat each fields { writers += field.writers }
    // Without the rows' other parts: each call would retain them.
    let readers = (repeat (each fields).read)
    self.init(
      name: name, siriKitName: siriKitName, textField: textField, spokenFields: spokenFields,
      availability: availability, writers: writers
    ) { reader throws(ParameterError) in
      try make(repeat try (each readers)(&reader))
    }
  }

  // Compiled once for all tables.
  @_semantics("optimize.sil.specialize.generic.never")
  @usableFromInline
  init(
    name: String, siriKitName: String?, textField: String?, spokenFields: [String]?,
    availability: Availability, writers: [RecordFieldWriter<Record>],
    read: @escaping @Sendable (inout ParameterReader) throws(ParameterError) -> Record,
    rows: FieldRows<Record>? = nil
  ) {
    // Closures, for a key path in the context of a pack makes the runtime of Swift 6.3 crash.
    schema = RecordSchema(
      name: name, siriKitName: siriKitName, textField: textField, spokenFields: spokenFields,
      availability: availability, fields: writers.map { $0.schema })
    self.writers = writers
    let names = writers.map { $0.schema.name }
    sortedWrites = names.indices.sorted { names[$0] < names[$1] }.map { writers[$0].write }
    self.read = read
    self.rows = rows
  }

  /// Writes the fields that have values, sorted by name.
  @inlinable
  func write(_ record: Record, to writer: inout ParameterWriter) {
    for write in sortedWrites { write(record, &writer) }
  }
}
