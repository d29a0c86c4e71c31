public import IntentKitSimulator

extension ScenarioFile {
  /// Returns the scenarios in a folder or a file, as the arguments of a parameterized test.
  ///
  /// ```swift
  /// @Test(arguments: try ScenarioFile.all(in: "Scenarios"))
  /// func `goes as written`(scenario: ScenarioFile) async {
  ///   await expectScenario(scenario, app: UnicornChat.self)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - folder: The path of the folder or file, absolute or relative to the folder of the test's
  ///     file.
  ///   - filePath: The path of the test's file.
  /// - Returns: The scenarios.
  /// - Throws: ``ScenarioError`` if there is no scenario, or a scenario can't be read. The test
  ///   then fails with this error.
  public static func all(
    in folder: String, filePath: StaticString = #filePath
  ) throws(ScenarioError) -> [ScenarioFile] {
    try all(at: path(folder, besides: filePath))
  }

  /// Resolves a path relative to the folder of a file.
  static func path(_ path: String, besides filePath: StaticString) -> String {
    guard !path.hasPrefix("/") else { return path }
    let folder = "\(filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder + [Substring(path)]).joined(separator: "/")
  }
}
