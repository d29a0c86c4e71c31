import IntentKitCore
import IntentKitSimulator
import PocketNotes
import Testing

@Suite struct `Writing a note` {
  @Test func `what is missing is asked for, and the note is kept`() async {
    let notebook = Notebook()
    let dialogue = ScriptedDialogue(by: ["content": ["Oats and honey"]])
    let run = await IntentPipeline(time: .simulated()).run(
      CreateNoteIntent(title: SpeakableString(spokenPhrase: "Shopping")),
      provider: PocketNotesExtension(notebook: notebook), dialogue: dialogue)

    #expect(run.outcome.result == .succeeded)
    #expect(run.verdicts.isEmpty)
    #expect(run.trace.prompts.map(\.parameter) == ["content"])
    #expect(run.response?.createdNote?.identifier == "1")
    #expect(await notebook.entries.map(\.text) == ["Oats and honey"])
    #expect(await dialogue.unused.isEmpty)
  }

  @Test func `one of two folders is chosen by its name`() async {
    let notebook = Notebook(folders: ["Home", "Homework"])
    let run = await IntentPipeline(time: .simulated()).run(
      CreateNoteIntent(
        content: .text(TextNoteContent(text: "Read chapter nine")),
        groupName: SpeakableString(spokenPhrase: "Ho")),
      provider: PocketNotesExtension(notebook: notebook),
      dialogue: ScriptedDialogue(["Homework"]))

    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.prompts.map(\.cause) == [.disambiguation])
    #expect(await notebook.entries.map(\.folder) == ["Homework"])
  }

  @Test func `a closed notebook needs the app`() async {
    let run = await IntentPipeline(time: .simulated()).run(
      CreateNoteIntent(content: .text(TextNoteContent(text: "Secret"))),
      provider: PocketNotesExtension(notebook: Notebook(isOpen: false)))

    #expect(run.outcome.result == .requiresAppLaunch)
    #expect(run.outcome.phase == .confirm)
  }

  @Test func `nobody answers, and the request waits for a value`() async {
    let run = await IntentPipeline(time: .simulated()).run(
      CreateNoteIntent(), provider: PocketNotesExtension(notebook: Notebook()))

    #expect(run.outcome.result == .needsInput)
  }
}
