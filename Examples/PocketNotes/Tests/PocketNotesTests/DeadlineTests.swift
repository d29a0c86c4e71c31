import IntentKitCore
import PocketNotes
import Testing

/// None of these tests takes the time that it speaks of: the notebook sleeps on the clock that the pipeline moves.
@Suite struct `The ten seconds` {
  private let intent = CreateNoteIntent(content: .text(TextNoteContent(text: "Oats")))

  @Test func `a notebook that saves too slowly gives no answer in time`() async {
    let run = await run(savingTime: .seconds(12))

    #expect(run.outcome.result == .failed)
    #expect(run.verdicts.map(\.id) == [.noAnswer, .completedLate])
    #expect(run.verdicts.first?.method == .handle)
    #expect(run.verdicts.first?.elapsed == .seconds(10))
  }

  @Test func `a notebook that takes six seconds draws a warning`() async {
    let run = await run(savingTime: .seconds(6))

    #expect(run.outcome.result == .succeeded)
    #expect(run.verdicts.map(\.id) == [.slowAnswer])
  }

  private func run(savingTime: Duration) async -> IntentRun<CreateNoteIntent> {
    let clock = ManualClock()
    let notebook = Notebook(savingTime: savingTime, clock: clock)
    return await IntentPipeline(time: .simulated(clock)).run(
      intent, handler: CreateNoteHandler(notebook: notebook))
  }
}
