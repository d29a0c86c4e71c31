/// The place of a value in a request, a response, or a file, as in `recipients[0].displayName`.
public struct ParameterPath: Sendable, Hashable {
  /// A step into an object by name, or into an array by index.
  public enum Step: Sendable, Hashable {
    /// A member of an object.
    case name(String)
    /// An element of an array.
    case index(Int)
  }

  /// The steps, outermost first; empty for the value as a whole.
  public var steps: [Step]

  /// Creates a path from steps, outermost first.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Returns this path with a step prepended.
  func inside(_ step: Step) -> ParameterPath {
    ParameterPath([step] + steps)
  }
}

extension ParameterPath: ParameterConvertible {
  public static var parameterType: ParameterType { .list(.any) }

  /// Reads an array of names and positions.
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    guard case .array(let values) = parameterValue else {
      throw .mismatch(parameterValue, expected: "an array of names and positions")
    }
    steps = []
    for value in values {
      switch value {
      case .string(let name): steps.append(.name(name))
      case .integer(let index): steps.append(.index(index))
      default:
        throw ParameterError.mismatch(value, expected: "a name or a position")
          .inside(.index(steps.count))
      }
    }
  }

  public var parameterValue: ParameterValue {
    .array(
      steps.map { step in
        switch step {
        case .name(let name): .string(name)
        case .index(let index): .integer(index)
        }
      })
  }

  public var spokenText: String { description }
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
  /// The steps as in Swift.
  ///
  /// Files can have names of any length in objects of any depth. So long names are truncated, and
  /// of many steps the first and the last ten are shown.
  public var description: String {
    var text = ""
    for (position, step) in steps.enumerated() {
      if steps.count > 20, (10..<steps.count - 10).contains(position) {
        if position == 10 { text += "…" }
        continue
      }
      switch step {
      case .name(let name):
        text += "\(text.isEmpty ? "" : ".")\(name.shortened(to: 60))"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
