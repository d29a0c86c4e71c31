/// Reads JSON straight into parameter values.
///
/// There is no tree in between and no position is kept: a text without mistakes pays for its values
/// only. Whoever finds one of those values wrong later asks `position(of:in:)`, which reads the
/// text again.
///
/// The reader takes RFC 8259 to the letter, with these decisions where the standard leaves one
/// open:
/// - A number without fraction and exponent that fits an `Int` is an integer, any other is a
///   number.
/// - `null` says that a member of an object is absent. Elsewhere it is a mistake, for
///   ``ParameterValue`` has no null.
/// - A key stands once in an object, and nesting ends at ``maximumDepth``.
/// - A byte order mark at the start is passed over, since some editors cannot help writing it.
public enum JSONReader {
  /// How many arrays and objects may stand inside each other, so that no text can exhaust the
  /// stack.
  public static let maximumDepth = 256

  /// Reads the value that a text in UTF-8 holds.
  ///
  /// - Throws: ``JSONError`` for the first mistake. Show it to whoever wrote the text.
  public static func value(from bytes: some Collection<UInt8>) throws(JSONError) -> ParameterValue {
    try withScanner(of: bytes) { scanner throws(JSONError) in try scanner.document() }
  }

  /// Reads the value that a text holds.
  ///
  /// - Throws: ``JSONError`` for the first mistake. Show it to whoever wrote the text.
  public static func value(from text: String) throws(JSONError) -> ParameterValue {
    try value(from: text.utf8)
  }

  /// Reads the value that a text in UTF-8 holds, with a value of its own for each member that is
  /// `null`.
  ///
  /// - Parameter null: What stands for `null`; something that the text itself would not hold.
  /// - Throws: ``JSONError`` for the first mistake. Show it to whoever wrote the text.
  package static func value(
    from bytes: some Collection<UInt8>, null: ParameterValue
  ) throws(JSONError) -> ParameterValue {
    try withScanner(of: bytes) { scanner throws(JSONError) in
      scanner.null = null
      return try scanner.document()
    }
  }

  /// Finds where a value stands in a text that was read before.
  ///
  /// A member of an object is found by its key, so that is what the position tells; an element of
  /// an array and the value as a whole by their first letter. Where the path goes on beyond what
  /// the text holds, the answer is the position of the last value on the way that exists. A member
  /// that is `null` has a key like any other.
  ///
  /// - Returns: The position, or nil when the text cannot be read as far as that.
  public static func position(
    of path: ParameterPath, in bytes: some Collection<UInt8>
  ) -> JSONPosition? {
    try? withScanner(of: bytes) { scanner throws(JSONError) in
      scanner.position(at: try scanner.offset(of: path.steps))
    }
  }

  /// Finds where a value stands in a text that was read before.
  ///
  /// - Returns: The position as ``position(of:in:)`` gives it for bytes.
  public static func position(of path: ParameterPath, in text: String) -> JSONPosition? {
    position(of: path, in: text.utf8)
  }

  /// Lends a scanner at the start of a text for the length of a closure.
  private static func withScanner<Value>(
    of bytes: some Collection<UInt8>,
    _ body: (inout JSONScanner) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    func outcome(_ buffer: UnsafeBufferPointer<UInt8>) -> Result<Value, JSONError> {
      var scanner = JSONScanner(buffer)
      do throws(JSONError) {
        return .success(try body(&scanner))
      } catch {
        return .failure(error)
      }
    }
    // The lending method of collections knows no typed errors, hence the result. A collection
    // without storage of its own in one piece is copied once.
    let lent = bytes.withContiguousStorageIfAvailable(outcome)
    return try (lent ?? Array(bytes).withUnsafeBufferPointer(outcome)).get()
  }
}
