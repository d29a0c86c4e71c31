#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Data: ParameterConvertible {
  public static var parameterType: ParameterType { .data }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    guard case .string(let text) = parameterValue, let data = Data(base64Encoded: text) else {
      throw .mismatch(parameterValue, expected: "data as a base64 string")
    }
    self = data
  }

  public var parameterValue: ParameterValue { .string(base64EncodedString()) }
  public var spokenText: String { "\(count) bytes" }
}

extension URL: ParameterConvertible {
  public static var parameterType: ParameterType { .url }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    guard case .string(let text) = parameterValue, let url = URL(string: text) else {
      throw .mismatch(parameterValue, expected: "a URL as a string")
    }
    self = url
  }

  public var parameterValue: ParameterValue { .string(absoluteString) }
  public var spokenText: String { absoluteString }
}

extension Decimal: ParameterConvertible {
  public static var parameterType: ParameterType { .decimal }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    // A binary fraction is read by its shortest decimal form, so that 0.1 is exactly one tenth.
    let text: String? =
      switch parameterValue {
      case .string(let text): text
      case .integer(let value): "\(value)"
      case .number(let value): "\(value)"
      default: nil
      }
    guard let text, text.isDecimalNumber, let value = Decimal(string: text) else {
      throw .mismatch(parameterValue, expected: "a decimal number such as \"12.50\"")
    }
    self = value
  }

  /// The number as a string, because a JSON number would be read as a binary fraction.
  public var parameterValue: ParameterValue { .string(description) }
  public var spokenText: String { description }
}

extension Date: ParameterConvertible {
  public static var parameterType: ParameterType { .date }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    let date: Date? =
      switch parameterValue {
      case .string(let text): DateText.date(from: text)
      case .number(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
      case .integer(let seconds): Date(timeIntervalSinceReferenceDate: Double(seconds))
      default: nil
      }
    guard let date else {
      throw .mismatch(parameterValue, expected: "a date such as \"2026-03-01T09:30:00Z\"")
    }
    self = date
  }

  /// The date as text if the text is exact; otherwise the seconds since January 1, 2001.
  public var parameterValue: ParameterValue {
    if let text = DateText.exactText(for: self) { return .string(text) }
    return .number(timeIntervalSinceReferenceDate)
  }

  public var spokenText: String {
    DateText.exactText(for: self) ?? "\(timeIntervalSinceReferenceDate)"
  }
}
