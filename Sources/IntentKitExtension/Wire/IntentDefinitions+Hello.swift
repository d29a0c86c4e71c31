import IntentKitCore

extension IntentDefinitions {
  /// Reads what a guest's hello says of the intents that it brings along.
  ///
  /// - Throws: `ParameterError` when it is no definition.
  init(inHello hello: ParameterValue) throws(ParameterError) {
    var fields: [String: ParameterValue] = [:]
    for field in Self.recordSchema.fields { fields[field.name] = hello[field.name] }
    try self.init(parameterValue: .object(fields))
  }
}
