/// A type whose values can stand in a parameter.
///
/// A conforming type can be written as a ``ParameterValue`` and read back without loss: for every
/// `value`, `try Self(parameterValue: value.parameterValue) == value`. System intents use the
/// conformances of this library; intents of your own may add types by conforming them, most easily
/// as a ``ParameterRecord`` or a ``ParameterEnumeration``.
public protocol ParameterConvertible: Sendable, Hashable {
  /// What values of this type look like from outside.
  static var parameterType: ParameterType { get }

  /// Reads a value.
  ///
  /// - Throws: ``ParameterError`` when the value does not fit; it names the place below this value.
  ///   Show it to whoever wrote the value.
  init(parameterValue: ParameterValue) throws(ParameterError)

  /// This value without its Swift type.
  var parameterValue: ParameterValue { get }

  /// What the assistant says when it names this value.
  var spokenText: String { get }

  /// Whether this value stands for "nothing was said", as `unknown` does in SiriKit's enumerations.
  var isAbsent: Bool { get }
}

// MARK: - Default implementations

extension ParameterConvertible {
  /// No value stands for absence unless its type says so.
  public var isAbsent: Bool { false }
}

extension ParameterConvertible {
  /// Reads a value for a `Decodable` conformance, with the message that a parameter would give.
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
