extension ResponseCodeSchema {
  /// The codes of every custom intent.
  ///
  /// See <doc:WhatSiriDoes#4.2-Numbers>.
  public static let ofCustomIntents = codes([
    "unspecified": 0, "ready": 1, "continueInApp": 2, "inProgress": 3, "success": 4, "failure": 5,
    "failureRequiringAppLaunch": 6,
  ])

  /// The raw value of the first code that a custom intent defines itself.
  static let firstCustomRawValue = 100
}
