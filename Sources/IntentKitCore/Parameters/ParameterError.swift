/// A value that does not fit where it was put.
///
/// It says the place, what was found there, what was expected and, where there is one, the cure.
/// The caller shows `description` to whoever wrote the value; the pieces are there for those who
/// render it otherwise.
public struct ParameterError: Error, Sendable, Hashable {
  /// The place of the value, from the outside in.
  public var path: ParameterPath
  /// What stood there, in words.
  public var found: String
  /// What would have fitted, in words.
  public var expected: String
  /// What to do about it, as a sentence, when more can be said than what was expected.
  public var hint: String?

  /// Makes an error for a value; the places around it are added on the way out.
  public init(found: String, expected: String, hint: String? = nil, path: ParameterPath = .init()) {
    self.found = found
    self.expected = expected
    self.hint = hint
    self.path = path
  }

  /// The error for a value of the wrong kind.
  static func mismatch(_ value: ParameterValue, expected: String) -> ParameterError {
    ParameterError(found: value.summary, expected: expected)
  }

  /// The error for a name that is not among the known ones.
  static func unknownName(_ name: String, kind: String, known: [String]) -> ParameterError {
    let nearest = name.nearest(in: known)
    return ParameterError(
      found: "the \(kind) “\(name.shortened(to: 60))”",
      expected: known.isEmpty ? "none" : "one of \(known.joined(separator: ", "))",
      hint: nearest.map { "Did you mean “\($0)”?" })
  }

  /// The same error seen from one level further out.
  func inside(_ step: ParameterPath.Step) -> ParameterError {
    var error = self
    error.path = path.inside(step)
    return error
  }
}

extension ParameterError: CustomStringConvertible {
  public var description: String {
    let place = path.steps.isEmpty ? "" : "\(path): "
    let cure = hint.map { " \($0)" } ?? ""
    return "\(place)found \(found), expected \(expected).\(cure)"
  }
}
