import Foundation
import IntentKitCore
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

@Suite("Scenarios with sentences")
struct SaidScenarioTests {
  @Test func `a sentence determines the app, the intent and the parameters`() async throws {
    let run = try await Scenarios.run(
      #"{ "say": "Add the task WWDC in MonkeyTodo", "expect": { "outcome": "succeeded" } }"#)
    #expect(run.differences == [])
    #expect(run.intent.schema.name == "AddTasks")
    #expect(run.app.displayName == "MonkeyTodo")
    #expect(run.choices.app == "TasksNotes")
    #expect(run.reading?.candidates.count == 1)
  }

  @Test func `the intent and the parameters beside a sentence are expectations`() async throws {
    let run = try await Scenarios.run(
      """
      { "say": "Add the task WWDC in TasksNotes",
        "parameters": { "taskTitles": ["WWDC"], "priority": "flagged" } }
      """)
    #expect(
      run.differences.map(\.message) == [
        "parameters.priority: expected \"flagged\", found nothing."
      ])
    let other = try await Scenarios.run(
      #"{ "say": "Add the task WWDC in TasksNotes", "intent": "CreateNote" }"#)
    #expect(other.differences.map(\.message) == ["intent: expected CreateNote, found AddTasks."])
  }

  @Test func `a recording keeps the sentence and its meaning`() async throws {
    let run = try await Scenarios.run(
      #"{ "say": "Add the task WWDC to the training list in TasksNotes", "turns": ["yes"] }"#)
    let recording = Recording(of: run)
    #expect(recording.scenario.say == "Add the task WWDC to the training list in TasksNotes")
    #expect(recording.scenario.intent == "AddTasks")
    #expect(
      recording.scenario.parameters == ["taskTitles": ["WWDC"], "targetTaskList": "training"])
    let again = try await Scenarios.run(recording.text)
    #expect(again.differences == [])
  }

  @Test(arguments: [
    (
      #"{ "say": "Send a letter to Bill", "app": "UnicornChat" }"#,
      "say: found “Send a letter to Bill”, which isn't understood, expected a sentence for an intent"
    ),
    (#"{ "name": "nothing" }"#, "intent: found nothing, expected an intent or say"),
    (#"{ "say": "Send it", "app": "Narnia" }"#, "app: "),
  ])
  func `a sentence that isn't clear is an error`(_ text: String, _ message: String) async {
    let error = await #expect(throws: ScenarioError.self) { try await Scenarios.run(text) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: ContactBook.Access.allCases)
  func `home is the place on the contact card, if the app may read it`(
    _ access: ContactBook.Access
  ) async throws {
    let run = try await Scenarios.run(
      """
      { "say": "Remind me to buy milk when I get home with TasksNotes",
        "given": { "contactsAccess": "\(access.rawValue)",
          "places": { "home": { "name": "Home", "location": { "latitude": 1, "longitude": 2 } } } } }
      """)
    let trigger = (run.intent as? AddTasksIntent)?.spatialEventTrigger
    #expect((trigger?.placemark.location == nil) == (access == .denied))
  }
}
