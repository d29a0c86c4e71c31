extension CurrencyAmount {
  /// Reads an amount, with or without a currency: `25 USD`.
  public static func fields(fromText text: String) -> [String: ParameterValue]? {
    let words = text.split(separator: " ").map(String.init)
    switch words.count {
    case 1 where words[0].isDecimalNumber:
      return ["amount": .string(words[0])]
    case 2 where words[0].isDecimalNumber && words[1].isCurrencyCode:
      return ["amount": .string(words[0]), "currencyCode": .string(words[1])]
    default:
      return nil
    }
  }
}

extension String {
  /// Whether this text has the form of an ISO 4217 code.
  fileprivate var isCurrencyCode: Bool {
    count == 3 && allSatisfy { $0.isASCII && $0.isUppercase }
  }
}
