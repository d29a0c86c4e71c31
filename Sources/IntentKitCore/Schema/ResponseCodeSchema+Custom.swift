extension ResponseCodeSchema {
  /// The codes of every custom intent.
  ///
  /// See <doc:WhatSiriDoes#4.2-Numbers>.
  public static let ofCustomIntents = [
    ResponseCodeSchema("unspecified", rawValue: 0, meaning: .unspecified),
    ResponseCodeSchema("ready", rawValue: 1, meaning: .ready),
    ResponseCodeSchema("continueInApp", rawValue: 2, meaning: .continueInApp),
    ResponseCodeSchema("inProgress", rawValue: 3, meaning: .inProgress),
    ResponseCodeSchema("success", rawValue: 4, meaning: .success),
    ResponseCodeSchema("failure", rawValue: 5, meaning: .failure),
    ResponseCodeSchema(
      "failureRequiringAppLaunch", rawValue: 6, meaning: .failureRequiringAppLaunch),
  ]

  /// The raw value of the first code that a custom intent defines itself.
  static let firstCustomRawValue = 100
}
