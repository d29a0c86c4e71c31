import IntentKitCore

/// The state of UnicornCodes when a request arrives.
struct UnicornCodesSettings: ParameterRecord {
  var signedIn: Bool
  var codes: [UnicornCode]
  var asksForAmount: Bool
  var bank: BankLine

  static let recordSchema = RecordSchema(
    name: "UnicornCodes settings",
    fields: [
      ParameterSchema("signedIn", Bool.self),
      ParameterSchema("codes", [UnicornCode].self),
      ParameterSchema("asksForAmount", Bool.self),
      ParameterSchema("bank", BankLine.self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    signedIn = try fields.value("signedIn", default: true)
    codes = try fields.value("codes", default: UnicornCode.allCases)
    asksForAmount = try fields.value("asksForAmount", default: false)
    bank = try fields.value("bank", default: .online)
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("signedIn", signedIn)
    fields.write("codes", codes)
    fields.write("asksForAmount", asksForAmount)
    fields.write("bank", bank)
  }
}
