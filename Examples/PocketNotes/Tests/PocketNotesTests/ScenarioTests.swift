import IntentKitTesting
import PocketNotes
import Testing

@Suite struct `The scenarios` {
  @Test(arguments: try ScenarioFile.all(in: "Scenarios"))
  func `every scenario ends as expected`(scenario: ScenarioFile) async {
    await expectScenario(scenario) { environment in
      CreateNoteHandler(
        notebook: Notebook(folders: ["Home", "Homework"], clock: environment.clock))
    }
  }
}
