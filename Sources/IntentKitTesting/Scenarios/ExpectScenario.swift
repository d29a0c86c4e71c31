public import IntentKitCore
public import IntentKitSimulator

/// Expects a scenario to go as it is written, played by an app.
///
/// Its verdicts fail the test unless the scenario expects them.
///
/// - Parameters:
///   - path: The file, seen from the file of the test, or from the root when it begins with `/`.
///   - app: The app; a scenario that names another fails.
///   - hosting: Whether it runs in the process of the tests or in one of its own.
///   - fileID: The module and the file in which the test fails; the caller’s.
///   - filePath: The file in which the test fails; the caller’s.
///   - line: The line at which the test fails; the caller’s.
///   - column: The column at which the test fails; the caller’s.
public func expectScenario(
  _ path: String, app: any IntentApp.Type, hosted hosting: AppHosting = .inProcess,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  if let file = await file(at: path, place) { await play(file, app, hosting, at: place) }
}

/// Expects a scenario to go as it is written, played by an app.
public func expectScenario(
  _ scenario: ScenarioFile, app: any IntentApp.Type, hosted hosting: AppHosting = .inProcess,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  await play(scenario, app, hosting, at: place)
}

/// Expects a scenario to go as it is written, played by one handler, whatever app the scenario
/// names.
///
/// - Parameters:
///   - path: The file, seen from the file of the test, or from the root when it begins with `/`.
///   - fileID: The module and the file in which the test fails; the caller’s.
///   - filePath: The file in which the test fails; the caller’s.
///   - line: The line at which the test fails; the caller’s.
///   - column: The column at which the test fails; the caller’s.
///   - makeHandler: Makes the handler of the clock and the date that it finds.
public func expectScenario(
  _ path: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column,
  makeHandler: @escaping @Sendable (AppEnvironment) -> any IntentHandling
) async {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let file = await file(at: path, place) else { return }
  await play(file, makeHandler, at: place)
}

/// Expects a scenario to go as it is written, played by one handler, whatever app the scenario
/// names.
public func expectScenario(
  _ scenario: ScenarioFile, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column,
  makeHandler: @escaping @Sendable (AppEnvironment) -> any IntentHandling
) async {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  await play(scenario, makeHandler, at: place)
}

// MARK: - Steps

private func file(at path: String, _ place: SourcePlace) async -> ScenarioFile? {
  do throws(ScenarioError) {
    let files = try ScenarioFile.all(in: path, filePath: place.filePath)
    guard files.count > 1 else { return files[0] }
    TestFailure(
      message: FailureText.make(
        "There are \(files.count) scenarios at “\(path)”, and one is played.",
        write: ["@Test(arguments: try ScenarioFile.all(in: \(path.debugDescription)))"]),
      place: place
    ).report()
  } catch {
    TestFailure(message: "\(error)", place: place).report()
  }
  return nil
}

private func play(
  _ file: ScenarioFile, _ makeHandler: @escaping @Sendable (AppEnvironment) -> any IntentHandling,
  at place: SourcePlace
) async {
  let name = file.scenario.app ?? file.scenario.appName ?? "App"
  let app = SimulatedApp(AppDescription(displayName: name)) { environment in
    let app = HandlerApp(handler: makeHandler(environment))
    return .provider(app, delegate: app)
  }
  await play(file, app, at: place)
}

private func play(
  _ file: ScenarioFile, _ app: any IntentApp.Type, _ hosting: AppHosting, at place: SourcePlace
) async {
  do throws(SetUpFailure) {
    let installed = try hosting.installed(app)
    await play(file, installed.map { SimulatedApp($0) } ?? SimulatedApp(app), at: place)
  } catch {
    TestFailure(message: error.message, place: place).report()
  }
}

private func play(_ file: ScenarioFile, _ app: SimulatedApp, at place: SourcePlace) async {
  do throws(ScenarioError) {
    let run = try await Simulator(apps: [app]).run(file)
    guard !run.passes else { return }
    TestFailure(message: message(run), place: place).report()
  } catch {
    TestFailure(message: "\(error)", place: place).report()
  }
}

private func message(_ run: SimulatorRun) -> String {
  var text = ConversationText(
    language: run.choices.language, schema: run.intent.schema, now: run.choices.now)
  var found = Expectation(
    outcome: run.outcome.result, code: run.outcome.code, verdicts: run.trace.verdicts.map(\.id))
  found.reason = run.outcome.code == nil ? run.outcome.reason : nil
  let end = JSONWriter.text(found.parameterValue, as: Expectation.parameterType, style: .compact)
  return FailureText.make(
    "“\(run.file)” does not go as it is written.", conversation: text.lines(for: run.trace),
    log: run.launch?.log ?? [],
    differences: run.failures.map { ("\($0.path)", $0.expected, $0.found) },
    write: ["\"expect\": \(end)"])
}
