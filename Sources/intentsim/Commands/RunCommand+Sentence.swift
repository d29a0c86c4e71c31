import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

extension RunCommand {
  /// Returns the scenario with the app that the user chooses at the terminal if several apps handle
  /// its request.
  func choosingApp(
    for file: ScenarioFile, _ simulator: Simulator, _ options: Simulator.Options,
    _ reader: LineReader
  ) async throws(CommandError) -> ScenarioFile {
    guard canAsk else { return file }
    let undecided = try usable { () throws(ScenarioError) in
      try simulator.undecidedApps(for: file, options: options)
    }
    guard let (names, intent) = undecided else { return file }
    let dialogue = TerminalDialogue(
      language: file.scenario.locale ?? options.language,
      read: { await reader.read($0) }, output: { Output.error($0.visible) })
    let context = DialogueContext(intent: intent, app: AppDescription(displayName: ""))
    var file = file
    if let index = await dialogue.choice(of: names, context) { file.scenario.app = names[index] }
    return file
  }
}

extension TerminalDialogue {
  /// Asks which one of several apps the user means, again if the answer isn't understood.
  fileprivate func choice(of apps: [String], _ context: DialogueContext) async -> Int? {
    let options = apps.map { Prompt.Option(value: .string($0), title: $0) }
    var prompt = Prompt(.choice, cause: .disambiguation, options: options)
    while true {
      switch await answer(to: prompt, context: context) {
      case .option(let index): return index
      case .similar(let index, _):
        let question = Prompt(
          .confirmation, value: options[index].value, valueText: options[index].title,
          options: options)
        switch await answer(to: question, context: context) {
        case .yes: return index
        case .option(let index): return index
        default: break
        }
      case .notUnderstood, .narrowed, .again: break
      default: return nil
      }
      guard !prompt.isRepeated else { return nil }
      prompt.isRepeated = true
    }
  }
}
