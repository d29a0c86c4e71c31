/// An error for a value that doesn't fit its place.
///
/// The error states the place, the value found, the value expected and, if known, a remedy. Show
/// `description` to the author of the value, or use the properties to format the error differently.
public struct ParameterError: Error, Sendable, Hashable {
  /// The path to the value, outermost step first.
  public var path: ParameterPath
  /// A description of the value found.
  public var found: String
  /// A description of the values allowed.
  public var expected: String
  /// A sentence on how to fix the value, if `expected` doesn't say it already.
  public var hint: String?

  /// Creates an error for a value.
  ///
  /// Callers prepend the outer steps of the path as the error propagates.
  public init(found: String, expected: String, hint: String? = nil, path: ParameterPath = .init()) {
    self.found = found
    self.expected = expected
    self.hint = hint
    self.path = path
  }

  /// Creates an error for a value of the wrong type.
  static func mismatch(_ value: ParameterValue, expected: String) -> ParameterError {
    ParameterError(found: value.summary, expected: expected)
  }

  /// Creates an error for an unknown name.
  package static func unknownName(
    _ name: String, kind: String, known: [String], path: ParameterPath = .init()
  ) -> ParameterError {
    ParameterError(
      found: "the \(kind) “\(name.shortened(to: 60))”",
      expected: known.isEmpty ? "none" : "one of \(known.joined(separator: ", "))",
      hint: name.nearest(in: known).map { "Did you mean “\($0)”?" }, path: path)
  }

  /// Returns this error with steps prepended to its path, outermost step first.
  @usableFromInline
  package func inside(_ steps: ParameterPath.Step...) -> ParameterError {
    var error = self
    error.path.steps = steps + path.steps
    return error
  }
}

extension ParameterValue {
  /// Finds the value that this string names.
  ///
  /// - Parameters:
  ///   - known: The names that fit, for the error.
  ///   - find: Returns the named value, or nil for an unknown name.
  /// - Returns: The named value.
  /// - Throws: ``ParameterError`` if this value isn't one of the names.
  func named<Named>(
    among known: @autoclosure () -> [String], _ find: (String) -> Named?
  ) throws(ParameterError) -> Named {
    guard case .string(let name) = self else {
      throw .mismatch(self, expected: "one of \(known().joined(separator: ", "))")
    }
    guard let named = find(name) else { throw .unknownName(name, kind: "name", known: known()) }
    return named
  }
}

extension ParameterError: CustomStringConvertible {
  public var description: String {
    let place = path.steps.isEmpty ? "" : "\(path): "
    let cure = hint.map { " \(Self.bounded($0, 500))" } ?? ""
    // The texts may quote values, and a value may be as long as a whole document.
    let (found, expected) = (Self.bounded(found, 500), Self.bounded(expected, 2000))
    return "\(place)found \(found), expected \(expected).\(cure)"
  }

  /// Returns a text with at most a number of Unicode scalars, because a single character may have any
  /// number of them.
  private static func bounded(_ text: String, _ length: Int) -> String {
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}
