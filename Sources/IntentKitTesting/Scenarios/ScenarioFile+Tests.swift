public import IntentKitSimulator

extension ScenarioFile {
  /// The scenarios of a folder, or of one file, as the arguments of a parameterised test.
  ///
  /// ```swift
  /// @Test(arguments: try ScenarioFile.all(in: "Scenarios"))
  /// func `goes as written`(scenario: ScenarioFile) async {
  ///   await expectScenario(scenario, app: UnicornChat.self)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - folder: The folder, seen from the file of the test, or from the root when it begins with
  ///     `/`.
  ///   - filePath: The file of the test.
  /// - Throws: ``ScenarioError`` when there is no scenario, or one cannot be read; the test fails
  ///   with it.
  public static func all(
    in folder: String, filePath: StaticString = #filePath
  ) throws(ScenarioError) -> [ScenarioFile] {
    try all(at: path(folder, besides: filePath))
  }

  /// A path as it is seen from a file.
  static func path(_ path: String, besides filePath: StaticString) -> String {
    guard !path.hasPrefix("/") else { return path }
    let folder = "\(filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder + [Substring(path)]).joined(separator: "/")
  }
}
