public import IntentKitCore
public import IntentKitSimulator

/// Expects that a scenario run with an app goes as written.
///
/// Verdicts fail the test unless the scenario expects them.
///
/// - Parameters:
///   - path: The path of the scenario file, absolute or relative to the folder of the test's file.
///   - app: The app. The test fails if the scenario names a different app.
///   - hosting: Whether the app runs in the test process or in a separate one.
///   - fileID: The module and file of the caller, where the test fails.
///   - filePath: The path of the caller's file.
///   - line: The line of the caller.
///   - column: The column of the caller.
public func expectScenario(
  _ path: String, app: any IntentApp.Type, hosted hosting: AppHosting = .inProcess,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  await play(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
    (try scenario(at: path, filePath), try simulated(app, hosting))
  }
}

/// Expects that a scenario run with an app goes as written.
public func expectScenario(
  _ scenario: ScenarioFile, app: any IntentApp.Type, hosted hosting: AppHosting = .inProcess,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  await play(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
    (scenario, try simulated(app, hosting))
  }
}

/// Expects that a scenario run with a single handler goes as written.
///
/// The app that the scenario names is ignored.
///
/// - Parameters:
///   - path: The path of the scenario file, absolute or relative to the folder of the test's file.
///   - fileID: The module and file of the caller, where the test fails.
///   - filePath: The path of the caller's file.
///   - line: The line of the caller.
///   - column: The column of the caller.
///   - makeHandler: Creates the handler from the environment of the request.
public func expectScenario(
  _ path: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column,
  makeHandler: @escaping @Sendable (AppEnvironment) -> any IntentHandling
) async {
  await play(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
    let scenario = try scenario(at: path, filePath)
    return (scenario, simulated(makeHandler, in: scenario))
  }
}

/// Expects that a scenario run with a single handler goes as written.
///
/// The app that the scenario names is ignored.
public func expectScenario(
  _ scenario: ScenarioFile, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column,
  makeHandler: @escaping @Sendable (AppEnvironment) -> any IntentHandling
) async {
  await play(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) {
    (scenario, simulated(makeHandler, in: scenario))
  }
}

// MARK: - Steps

/// Runs a scenario with an app, and fails the test if it can't run or doesn't go as written.
private func play(
  at place: SourcePlace, _ prepare: () throws -> (scenario: ScenarioFile, app: SimulatedApp)
) async {
  do {
    let (scenario, app) = try prepare()
    let run = try await Simulator(apps: [app]).run(scenario)
    if !run.passes { TestFailure(message: message(run), place: place).report() }
  } catch {
    TestFailure(message: "\(error)", place: place).report()
  }
}

private func scenario(at path: String, _ filePath: StaticString) throws -> ScenarioFile {
  let files = try ScenarioFile.all(in: path, filePath: filePath)
  guard files.count > 1 else { return files[0] }
  throw SetUpFailure(
    message: FailureText.make(
      "“\(path)” contains \(files.count) scenarios, and only one can run at a time.",
      fixes: [
        Fix(
          "To run all of them, write:",
          [
            "@Test(arguments: try ScenarioFile.all(in: \(path.debugDescription)))",
            "func `goes as written`(scenario: ScenarioFile) async {",
            "  await expectScenario(scenario, …)",
            "}",
          ])
      ]))
}

private func simulated(
  _ makeHandler: @escaping @Sendable (AppEnvironment) -> any IntentHandling,
  in file: ScenarioFile
) -> SimulatedApp {
  let name = file.scenario.app ?? file.scenario.appName ?? "App"
  return SimulatedApp(AppDescription(displayName: name)) { environment in
    let app = HandlerApp(handler: makeHandler(environment))
    return .provider(app, delegate: app)
  }
}

private func simulated(
  _ app: any IntentApp.Type, _ hosting: AppHosting
) throws(SetUpFailure) -> SimulatedApp {
  try hosting.installed(app).map { SimulatedApp($0) } ?? SimulatedApp(app)
}

private func message(_ run: SimulatorRun) -> String {
  var text = ConversationText(
    language: run.choices.language, schema: run.intent.schema, now: run.choices.now)
  var found = Expectation(
    outcome: run.outcome.result, code: run.outcome.code, verdicts: run.trace.verdicts.map(\.id))
  found.reason = run.outcome.code == nil ? run.outcome.reason : nil
  let end = JSONWriter.text(found.parameterValue, as: Expectation.parameterType, style: .compact)
  return FailureText.make(
    "“\(run.file)” doesn't go as written.",
    conversation: text.linesWithMissingMethods(for: run.trace),
    log: run.launch?.log ?? [],
    differences: run.failures.map { ("\($0.path)", $0.expected, $0.found) },
    fixes: [Fix("To expect what happened, write in the scenario:", ["\"expect\": \(end)"])])
}
