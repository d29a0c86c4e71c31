/// A type whose values can be the values of parameters.
///
/// A conforming type converts to a ``ParameterValue`` and back without loss: for every `value`,
/// `try Self(parameterValue: value.parameterValue) == value`. System intents use the conformances
/// in this library. Add conformances for the types of your own intents, most easily with
/// ``ParameterRecord`` or ``ParameterEnumeration``.
public protocol ParameterConvertible: Sendable, Hashable {
  /// The type's untyped description, for schemas and messages.
  static var parameterType: ParameterType { get }

  /// Creates a value from its untyped form.
  ///
  /// - Parameter parameterValue: The untyped form of the value.
  /// - Throws: ``ParameterError`` if the value doesn't fit. Its path is relative to this value.
  ///   Show the error to the author of the value.
  init(parameterValue: ParameterValue) throws(ParameterError)

  /// The value without its Swift type.
  var parameterValue: ParameterValue { get }

  /// Writes the value as JSON, in the form of ``parameterValue``.
  ///
  /// By default, the untyped form is written; a record writes its fields without it. A record with
  /// an untyped form other than its fields must implement this method, too.
  func writeJSON(to output: JSONOutput)

  /// The text that the assistant speaks for this value.
  var spokenText: String { get }

  /// Whether this value represents absence, as `unknown` does in SiriKit's enumerations.
  var isAbsent: Bool { get }
}

// MARK: - Default implementations

extension ParameterConvertible {
  /// By default, no value represents absence.
  public var isAbsent: Bool { false }

  public func writeJSON(to output: JSONOutput) { output.write(parameterValue) }
}

extension ParameterConvertible {
  /// Reads a value for a `Decodable` conformance, with the same error message as for a parameter.
  @inline(never)  // Hundreds of types have it, and few programs use it.
  @_semantics("optimize.sil.specialize.generic.never")
  init(decodingParameterFrom decoder: any Decoder) throws {
    let value = try ParameterValue(from: decoder)
    do throws(ParameterError) {
      try self.init(parameterValue: value)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
  }
}
