extension AppDescription: ParameterRecord {
  public static let recordSchema = RecordSchema(
    name: "AppDescription",
    textField: "displayName",
    fields: [
      ParameterSchema("displayName", String.self, isRequired: true),
      ParameterSchema("alternativeNames", [String].self),
      ParameterSchema("intentsSupported", [String].self),
      ParameterSchema("intentsSupportedInApp", [String].self),
      ParameterSchema("intentsRestrictedWhileLocked", [String].self),
      ParameterSchema("userActivityTypes", [String].self),
      ParameterSchema("supportsMultipleScenes", Bool.self),
      ParameterSchema("hasSiriEntitlement", Bool.self),
      ParameterSchema("hasSiriUsageDescription", Bool.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    self.init(
      displayName: try fields.required("displayName"),
      alternativeNames: try fields.value("alternativeNames", default: []),
      intentsSupported: try fields.optional("intentsSupported"),
      intentsSupportedInApp: try fields.value("intentsSupportedInApp", default: []),
      intentsRestrictedWhileLocked: try fields.value("intentsRestrictedWhileLocked", default: []),
      userActivityTypes: try fields.optional("userActivityTypes"),
      supportsMultipleScenes: try fields.value("supportsMultipleScenes", default: false),
      hasSiriEntitlement: try fields.value("hasSiriEntitlement", default: true),
      hasSiriUsageDescription: try fields.value("hasSiriUsageDescription", default: true))
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("displayName", displayName)
    fields.write("alternativeNames", alternativeNames, unless: [])
    fields.write("intentsSupported", intentsSupported)
    fields.write("intentsSupportedInApp", intentsSupportedInApp, unless: [])
    fields.write("intentsRestrictedWhileLocked", intentsRestrictedWhileLocked, unless: [])
    fields.write("userActivityTypes", userActivityTypes)
    fields.write("supportsMultipleScenes", supportsMultipleScenes, unless: false)
    fields.write("hasSiriEntitlement", hasSiriEntitlement, unless: true)
    fields.write("hasSiriUsageDescription", hasSiriUsageDescription, unless: true)
  }
}
