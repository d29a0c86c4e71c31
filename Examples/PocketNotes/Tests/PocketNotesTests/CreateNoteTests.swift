import IntentKitTesting
import PocketNotes
import Testing

@Suite struct `Creating a note` {
  @Test func `the assistant asks for the content, and the note is saved`() async {
    let notebook = Notebook()
    let tester = IntentTester(
      CreateNoteIntent(title: "Shopping"),
      provider: PocketNotesExtension(notebook: notebook))

    await tester.expectConversation { siri in
      await siri.asks(\.content, why: .needsValue)
      await siri.answers("Oats and honey")
      await siri.ends(.succeeded, code: .success) { response in
        #expect(response.createdNote?.identifier == "1")
      }
    }
    #expect(await notebook.entries.map(\.text) == ["Oats and honey"])
  }

  @Test func `the user chooses a folder by name`() async {
    let notebook = Notebook(folders: ["Home", "Homework"])
    let intent = CreateNoteIntent(
      content: .text(TextNoteContent(text: "Read chapter nine")),
      groupName: "Ho")

    await IntentTester(intent, provider: PocketNotesExtension(notebook: notebook))
      .expectConversation { siri in
        await siri.asks(\.groupName, why: .disambiguation, options: ["Home", "Homework"])
        await siri.answers("Homework")
        await siri.ends(.succeeded, code: .success)
      }
    #expect(await notebook.entries.map(\.folder) == ["Homework"])
  }

  @Test func `a locked notebook requires opening the app`() async {
    let intent = CreateNoteIntent(content: .text(TextNoteContent(text: "Secret")))
    let provider = PocketNotesExtension(notebook: Notebook(isOpen: false))

    await IntentTester(intent, provider: provider).expectConversation { siri in
      await siri.ends(.requiresAppLaunch, phase: .confirm, code: .failureRequiringAppLaunch)
    }
  }

  @Test func `an unanswered question ends the request`() async {
    let provider = PocketNotesExtension(notebook: Notebook())

    await IntentTester(CreateNoteIntent(), provider: provider).expectConversation { siri in
      await siri.asks(\.content)
      await siri.answers(.unavailable)
      await siri.ends(.needsInput)
    }
  }

  @Test func `the handler keeps the contract`() async {
    let report = await checkContract(for: CreateNoteIntent.self) { environment in
      CreateNoteHandler(notebook: Notebook(clock: environment.clock))
    }
    #expect(report.isComplete)
  }
}
