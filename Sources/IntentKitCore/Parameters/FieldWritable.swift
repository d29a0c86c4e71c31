/// A value that writes itself as named fields.
///
/// A ``ParameterRecord`` can also be read from its fields alone. A ``DynamicIntent`` can't: its
/// fields have a meaning only together with a schema.
public protocol FieldWritable: Sendable, Hashable, Encodable {
  /// Writes the fields that hold a value.
  func write(to fields: inout ParameterWriter)
}

// MARK: - Default implementations

extension FieldWritable {
  /// The fields of this value that hold a value.
  public var fieldValues: [String: ParameterValue] {
    var writer = ParameterWriter()
    write(to: &writer)
    return writer.fields
  }

  /// This value as an object of its fields.
  public var parameterValue: ParameterValue { .object(fieldValues) }

  /// Writes this value as a JSON object of its fields.
  func writeFields(to output: JSONOutput) {
    output.writeObject { write(to: &$0) }
  }

  /// Writes this value as a JSON object of its fields and of one that takes precedence.
  func writeFields(to output: JSONOutput, and name: String, _ value: String) {
    output.writeObject {
      write(to: &$0)
      $0.write(name, value)
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  public func encode(to encoder: any Encoder) throws {
    try parameterValue.encode(to: encoder)
  }
}
