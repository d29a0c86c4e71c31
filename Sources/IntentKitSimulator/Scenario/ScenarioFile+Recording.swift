import IntentKitCore

extension ScenarioFile {
  /// Returns the text of the file, with the turns and the expectation of a run.
  ///
  /// Everything else is unchanged. The wording of questions and the duration are recorded only
  /// where the file already contains them.
  ///
  /// - Parameter run: A run of this scenario.
  /// - Returns: The new content of the file.
  package func text(recording run: SimulatorRun) -> String {
    let recorded = Recording(of: run).scenario
    let script = run.script
    let conversation = run.conversation
    let questions = conversation.exchanges.map(\.question)
    let screens = conversation.exchanges.map(\.screen)
    var turns = recorded.turns
    for (index, line) in script.lines.enumerated() {
      guard let turn = line.turn, turns.indices.contains(index) else { continue }
      let old = scenario.turns[turn]
      turns[index].heard = old.heard == nil ? nil : questions[index].heard
      turns[index].shown = old.shown == nil ? nil : questions[index].read
      turns[index].shows = old.shows == nil ? nil : screens[index]?.texts
    }
    var expect = recorded.expect ?? Expectation()
    let old = scenario.expect
    expect.heard = old?.heard == nil ? nil : run.conversation.statement?.heard
    expect.shown = old?.shown == nil ? nil : run.conversation.statement?.read
    expect.shows = old?.shows == nil ? nil : conversation.screen?.texts
    expect.elapsed = old?.elapsed == nil ? nil : run.trace.elapsed
    var members = scenario.fieldValues
    if let (value, _) = (try? JSONReader.valueWithNulls(from: text))?.withoutNulls,
      case .object(let written) = value
    {
      members = written
    }
    members["turns"] = turns.isEmpty ? nil : turns.parameterValue
    members["expect"] = expect.parameterValue
    return JSONWriter.text(.object(members), as: Scenario.parameterType, style: .pretty) + "\n"
  }
}
