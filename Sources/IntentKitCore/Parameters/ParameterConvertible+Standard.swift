extension Bool: ParameterConvertible {
  public static var parameterType: ParameterType { .boolean }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    switch parameterValue {
    case .boolean(let value): self = value
    case .string("true"): self = true
    case .string("false"): self = false
    default: throw .mismatch(parameterValue, expected: "true or false")
    }
  }

  public var parameterValue: ParameterValue { .boolean(self) }
  public func writeJSON(to output: JSONOutput) { output.write(self) }
  public var spokenText: String { self ? "yes" : "no" }
}

extension Int: ParameterConvertible {
  public static var parameterType: ParameterType { .integer }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    let value: Int? =
      switch parameterValue {
      case .integer(let value): value
      case .number(let value): Int(exactly: value)
      case .string(let text): Int(text)
      default: nil
      }
    guard let value else { throw .mismatch(parameterValue, expected: "a whole number") }
    self = value
  }

  public var parameterValue: ParameterValue { .integer(self) }
  public func writeJSON(to output: JSONOutput) { output.write(self) }
  public var spokenText: String { "\(self)" }
}

extension Double: ParameterConvertible {
  public static var parameterType: ParameterType { .number }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    let value: Double? =
      switch parameterValue {
      case .number(let value): value
      case .integer(let value): Double(value)
      case .string(let text): Double(text)
      default: nil
      }
    guard let value else { throw .mismatch(parameterValue, expected: "a number") }
    self = value
  }

  /// The number, or its name if JSON can't represent it, such as `inf`.
  public var parameterValue: ParameterValue { isFinite ? .number(self) : .string("\(self)") }
  public func writeJSON(to output: JSONOutput) { output.write(self) }
  public var spokenText: String { "\(self)".droppingSuffix(".0") }
}

extension String: ParameterConvertible {
  public static var parameterType: ParameterType { .string }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    guard case .string(let value) = parameterValue else {
      throw .mismatch(parameterValue, expected: "a string")
    }
    self = value
  }

  public var parameterValue: ParameterValue { .string(self) }
  public func writeJSON(to output: JSONOutput) { output.write(self) }
  public var spokenText: String { self }
}

extension Array: ParameterConvertible where Element: ParameterConvertible {
  public static var parameterType: ParameterType { .list(Element.parameterType) }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    guard case .array(let values) = parameterValue else {
      throw .mismatch(parameterValue, expected: "an array of \(Element.parameterType.plural)")
    }
    self = []
    reserveCapacity(values.count)
    for value in values {
      append(try inside(.index(count), try Element(parameterValue: value)))
    }
  }

  // Closures, because a key path through a generic type is resolved again for each element.
  public var parameterValue: ParameterValue {
    // Compiled once for all elements; a trace doesn't need it.
    @_semantics("optimize.sil.specialize.generic.never")
    get { .array(map { $0.parameterValue }) }
  }
  public func writeJSON(to output: JSONOutput) {
    output.write(self) { $0.writeJSON(to: output) }
  }
  public var spokenText: String { map { $0.spokenText }.joined(separator: ", ") }
}

extension Dictionary: ParameterConvertible where Key == String, Value == ParameterValue {
  public static var parameterType: ParameterType { .dictionary }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    guard case .object(let members) = parameterValue else {
      throw .mismatch(parameterValue, expected: "an object")
    }
    self = members
  }

  public var parameterValue: ParameterValue { .object(self) }
  public var spokenText: String { keys.sorted().joined(separator: ", ") }
}

extension Range: ParameterConvertible where Bound == Int {
  public static var parameterType: ParameterType { .range }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    guard case .array(let bounds) = parameterValue, bounds.count == 2,
      case .integer(let lower) = bounds[0], case .integer(let upper) = bounds[1], lower <= upper
    else {
      throw .mismatch(parameterValue, expected: "an array of two whole numbers in ascending order")
    }
    self = lower..<upper
  }

  public var parameterValue: ParameterValue { [.integer(lowerBound), .integer(upperBound)] }
  public var spokenText: String { "\(lowerBound) to \(upperBound)" }
}
