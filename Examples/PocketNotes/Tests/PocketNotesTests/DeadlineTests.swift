import IntentKitTesting
import PocketNotes
import Testing

/// No test takes as long as the time it simulates, because the notebook sleeps on the tester's
/// clock.
@Suite struct `The time limit` {
  @Test func `a handler that saves for twelve seconds exceeds the limit`() async {
    await tester(savingTime: .seconds(12)).expectConversation { siri in
      await siri.judges(.noAnswer)
      await siri.judges(.completedLate)
      await siri.ends(.failed, phase: .handle)
    }
  }

  @Test func `a handler that saves for six seconds receives a warning`() async {
    await tester(savingTime: .seconds(6)).expectConversation { siri in
      await siri.judges(.slowAnswer)
      await siri.ends(.succeeded, code: .success, after: .seconds(6))
    }
  }

  @Test func `a slow launch leaves no time to answer`() async {
    await tester(given: TestWorld(launch: .tooSlow)).expectConversation { siri in
      await siri.judges(.noAnswer)
      await siri.ends(.failed)
    }
  }

  private func tester(
    savingTime: Duration = .zero, given world: TestWorld = TestWorld()
  ) -> IntentTester<CreateNoteIntent> {
    let intent = CreateNoteIntent(content: .text(TextNoteContent(text: "Oats")))
    return IntentTester(intent, given: world) { environment in
      CreateNoteHandler(notebook: Notebook(savingTime: savingTime, clock: environment.clock))
    }
  }
}
