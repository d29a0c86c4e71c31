import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

extension RunCommand {
  /// Returns the scenario with the app that the user chooses at the terminal, if its sentence names
  /// none and several apps handle its request.
  func choosingApp(
    for file: ScenarioFile, _ simulator: Simulator, _ options: Simulator.Options,
    _ reader: LineReader
  ) async throws(CommandError) -> ScenarioFile {
    let reading = try usable { () throws(ScenarioError) in
      try simulator.reading(file, options: options)
    }
    guard canAsk, let candidates = reading?.candidates, candidates.count > 1,
      let intent = try? SystemIntents.named(candidates[0].intent)?
        .init(parameterValue: .object(candidates[0].parameters))
    else { return file }
    let dialogue = TerminalDialogue(
      language: file.scenario.locale ?? options.language,
      read: { await reader.read($0) }, output: { Output.error($0.visible) })
    let prompt = Prompt(
      .choice,
      options: candidates.map { Prompt.Option(value: .string($0.app), title: $0.app) })
    let answer = await dialogue.answer(
      to: prompt,
      context: DialogueContext(intent: intent, app: AppDescription(displayName: "")))
    var file = file
    if case .option(let index) = answer, candidates.indices.contains(index) {
      file.scenario.app = candidates[index].app
    }
    return file
  }
}
