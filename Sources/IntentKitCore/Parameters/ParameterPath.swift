/// Where a value stands inside a request, a response or a file: `recipients[0].displayName`.
public struct ParameterPath: Sendable, Hashable {
  /// One step of the way: into an object by name, or into an array by position.
  public enum Step: Sendable, Hashable {
    /// Into an object, by the name of a member.
    case name(String)
    /// Into an array, by a position from zero.
    case index(Int)
  }

  /// The steps from the outside in; none for the value as a whole.
  public var steps: [Step]

  /// Makes a path of steps, outermost first.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The same place seen from one level further out.
  func inside(_ step: Step) -> ParameterPath {
    ParameterPath([step] + steps)
  }
}

extension ParameterPath.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral name: String) { self = .name(name) }
  public init(integerLiteral index: Int) { self = .index(index) }
}

extension ParameterPath: ExpressibleByArrayLiteral {
  /// Creates a path of steps, as in `["recipients", 0, "displayName"]`.
  public init(arrayLiteral steps: Step...) { self.init(steps) }
}

extension ParameterPath: CustomStringConvertible {
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .name(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
