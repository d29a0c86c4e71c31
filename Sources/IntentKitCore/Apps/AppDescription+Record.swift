extension AppDescription: DeclaredRecord {
  public static let recordFields = RecordFields<AppDescription>(
    textField: "displayName",
    .required("displayName", \.displayName),
    .optional("alternativeNames", \.alternativeNames, absence: []),
    .optional("intentsSupported", \.intentsSupported),
    .optional("intentsSupportedInApp", \.intentsSupportedInApp, absence: []),
    .optional("intentsRestrictedWhileLocked", \.intentsRestrictedWhileLocked, absence: []),
    .optional("userActivityTypes", \.userActivityTypes),
    .optional("supportsMultipleScenes", \.supportsMultipleScenes, absence: false),
    .optional("hasSiriEntitlement", \.hasSiriEntitlement, absence: true),
    .optional("hasSiriUsageDescription", \.hasSiriUsageDescription, absence: true),
    make: AppDescription.init)
}
