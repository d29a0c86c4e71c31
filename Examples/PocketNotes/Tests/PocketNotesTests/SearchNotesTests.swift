import IntentKitCore
import PocketNotes
import Testing

@Suite struct `Finding notes` {
  @Test func `notes about the words are found`() async throws {
    let notebook = Notebook()
    for text in ["Oats and honey", "Read chapter nine"] {
      _ = try await notebook.add(title: nil, text: text, folder: nil)
    }
    let run = await IntentPipeline(time: .simulated()).run(
      SearchForNotebookItemsIntent(content: "honey"),
      provider: PocketNotesExtension(notebook: notebook))

    #expect(run.outcome.result == .succeeded)
    #expect(run.response?.notes?.map(\.title.spokenPhrase) == ["Oats and honey"])
  }

  @Test func `the closure is called on every path`() async {
    let run = await IntentPipeline(time: .simulated()).run(
      SearchForNotebookItemsIntent(), provider: PocketNotesExtension(notebook: Notebook()))

    #expect(run.outcome.code == "failure")
    #expect(run.verdicts.isEmpty)
  }
}
