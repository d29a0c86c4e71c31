import IntentKitCore

// The types of Swift and Foundation that properties have.

extension Bool: BridgedValue { static var absent: Bool { false } }
extension Int: BridgedValue { static var absent: Int { 0 } }
extension Double: BridgedValue { static var absent: Double { 0 } }
extension String: BridgedValue { static var absent: String { "" } }
extension Date: BridgedValue { static var absent: Date { .distantPast } }
extension DateComponents: BridgedValue { static var absent: DateComponents { DateComponents() } }
extension Data: BridgedValue { static var absent: Data { Data() } }
extension URL: BridgedValue { static var absent: URL { URL(fileURLWithPath: "/") } }

extension Float: BridgedValue {
  static func read(_ value: ParameterValue) throws(ParameterError) -> Float {
    Float(try Double(parameterValue: value))
  }

  static func write(_ value: Float) throws(ParameterError) -> ParameterValue {
    // The shortest text of the number, so that 0.1 doesn't become 0.10000000149.
    .number(Double(value.description) ?? Double(value))
  }

  static var absent: Float { 0 }
}

extension NSNumber: BridgedValue {
  static func read(_ value: ParameterValue) throws(ParameterError) -> Self {
    let number: NSNumber =
      switch value {
      case .boolean(let value): NSNumber(value: value)
      case .integer(let value) where self != NSDecimalNumber.self: NSNumber(value: value)
      case .number(let value) where self != NSDecimalNumber.self: NSNumber(value: value)
      default: NSDecimalNumber(decimal: try Decimal(parameterValue: value))
      }
    guard let number = number as? Self else {
      throw ParameterError(found: value.summary, expected: "a value of the type \(Self.self)")
    }
    return number
  }

  static func write(_ value: NSNumber) throws(ParameterError) -> ParameterValue {
    if let decimal = value as? NSDecimalNumber { return decimal.decimalValue.parameterValue }
    let number = value.doubleValue
    // The type of a number that was a Boolean.
    if String(cString: value.objCType) == "c", number == 0 || number == 1 {
      return .boolean(value.boolValue)
    }
    guard let whole = Int(exactly: number) else { return .number(number) }
    return .integer(whole)
  }

  static var absent: Self { (0 as NSDecimalNumber) as? Self ?? Self(integerLiteral: 0) }
}

extension NSRange: BridgedValue {
  static func read(_ value: ParameterValue) throws(ParameterError) -> NSRange {
    NSRange(try Range<Int>(parameterValue: value))
  }

  static func write(_ value: NSRange) throws(ParameterError) -> ParameterValue {
    (value.location..<value.location + value.length).parameterValue
  }

  static var absent: NSRange { NSRange(location: 0, length: 0) }
}

extension PersonNameComponents: BridgedValue {
  static func read(_ value: ParameterValue) throws(ParameterError) -> PersonNameComponents {
    let name = try PersonName(parameterValue: value)
    var components = PersonNameComponents()
    components.namePrefix = name.namePrefix
    components.givenName = name.givenName
    components.middleName = name.middleName
    components.familyName = name.familyName
    components.nameSuffix = name.nameSuffix
    components.nickname = name.nickname
    return components
  }

  static func write(_ value: PersonNameComponents) throws(ParameterError) -> ParameterValue {
    PersonName(
      namePrefix: value.namePrefix, givenName: value.givenName, middleName: value.middleName,
      familyName: value.familyName, nameSuffix: value.nameSuffix, nickname: value.nickname
    ).parameterValue
  }

  static var absent: PersonNameComponents { PersonNameComponents() }
}
