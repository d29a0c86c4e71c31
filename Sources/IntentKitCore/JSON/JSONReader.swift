/// Reads JSON directly into parameter values.
///
/// The reader builds no intermediate tree and records no positions, so valid text has no overhead.
/// If a value turns out to be wrong later, `position(of:in:)` reads the text again.
///
/// The reader follows RFC 8259 strictly, with these decisions where the standard leaves a choice:
/// - A number without fraction and exponent that fits an `Int` is an integer. Any other number is a
///   floating-point number.
/// - `null` means that a member of an object is absent, so the member is omitted. Elsewhere it is
///   an error.
/// - A duplicate key in an object is an error, and so is nesting deeper than ``maximumDepth``.
/// - A text has at most ``maximumValueCount`` values, so the memory for a text of any size is
///   bounded.
/// - A byte order mark at the start is skipped, because some editors always write one.
public enum JSONReader {
  /// The maximum nesting depth of arrays and objects, to protect the stack.
  public static let maximumDepth = 256

  /// The maximum number of values in a text, including arrays and objects.
  public static let maximumValueCount = 4_000_000

  /// Reads a value from UTF-8 text.
  ///
  /// - Parameter bytes: The UTF-8 text.
  /// - Returns: The value.
  /// - Throws: ``JSONError`` for the first error. Show it to the author of the text.
  @inlinable
  public static func value(from bytes: some Collection<UInt8>) throws(JSONError) -> ParameterValue {
    // Inlinable, because the runtime looks up metadata for each generic call across modules.
    let lent = bytes.withContiguousStorageIfAvailable { document(in: $0) }
    return try (lent ?? Array(bytes).withUnsafeBufferPointer { document(in: $0) }).get()
  }

  /// Reads a value from a string.
  ///
  /// - Parameter text: The JSON text.
  /// - Returns: The value.
  /// - Throws: ``JSONError`` for the first error. Show it to the author of the text.
  public static func value(from text: String) throws(JSONError) -> ParameterValue {
    try value(from: text.utf8)
  }

  /// Reads a value from UTF-8 text, including the members that are `null`.
  ///
  /// - Parameter bytes: The UTF-8 text.
  /// - Returns: The value.
  /// - Throws: ``JSONError`` for the first error. Show it to the author of the text.
  package static func valueWithNulls(from bytes: [UInt8]) throws(JSONError) -> ParameterValue {
    try bytes.withUnsafeBufferPointer { document(in: $0, keepingNulls: true) }.get()
  }

  /// Reads a text, with a `Result` because closures with borrowed storage have no typed errors.
  @usableFromInline
  static func document(
    in bytes: UnsafeBufferPointer<UInt8>, keepingNulls keepsNulls: Bool = false
  ) -> Result<ParameterValue, JSONError> {
    var scanner = JSONScanner(bytes)
    scanner.keepsNulls = keepsNulls
    return Result { () throws(JSONError) in try scanner.document() }
  }

  /// Finds the position of a value in a text that was read before.
  ///
  /// The position of a member of an object is that of its key, even if the member is `null`. The
  /// position of an array element, or of the value as a whole, is that of its first character. If
  /// the path doesn't exist in the text, the result is the position of the deepest existing value
  /// on the path.
  ///
  /// - Parameters:
  ///   - path: The path to the value.
  ///   - bytes: The UTF-8 text.
  /// - Returns: The position, or nil if the text before it isn't valid JSON.
  public static func position(
    of path: ParameterPath, in bytes: some Collection<UInt8>
  ) -> JSONPosition? {
    positions(of: [path], in: bytes)?[0]
  }

  /// Finds the positions of several values in a text that was read before, in one pass.
  ///
  /// - Parameters:
  ///   - paths: The paths to the values.
  ///   - bytes: The UTF-8 text.
  /// - Returns: The positions in the order of the paths, each as ``position(of:in:)`` returns it; nil
  ///   if the text before one of them isn't valid JSON.
  package static func positions(
    of paths: [ParameterPath], in bytes: some Collection<UInt8>
  ) -> [JSONPosition]? {
    func positions(_ buffer: UnsafeBufferPointer<UInt8>) -> [JSONPosition]? {
      var scanner = JSONScanner(buffer)
      guard let offsets = try? scanner.offsets(of: paths) else { return nil }
      return scanner.positions(at: offsets)
    }
    // A collection without contiguous storage is copied once.
    let lent = bytes.withContiguousStorageIfAvailable(positions)
    return lent ?? Array(bytes).withUnsafeBufferPointer(positions)
  }
}
