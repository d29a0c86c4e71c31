import IntentKitTesting
import PocketNotes
import XCTest

/// The same test kit in XCTest.
final class SearchNotesTests: XCTestCase {
  func testNotesContainingThePhraseAreFound() async throws {
    let notebook = Notebook()
    for text in ["Oats and honey", "Read chapter nine"] {
      _ = try await notebook.add(title: nil, text: text, folder: nil)
    }
    let tester = IntentTester(
      SearchForNotebookItemsIntent(content: "honey"),
      provider: PocketNotesExtension(notebook: notebook))

    await tester.expectConversation { siri in
      await siri.ends(.succeeded, code: .success) { response in
        XCTAssertEqual(response.notes?.map(\.title.spokenPhrase), ["Oats and honey"])
      }
    }
  }

  func testClosureIsCalledOnEveryPath() async {
    let provider = PocketNotesExtension(notebook: Notebook())

    await IntentTester(SearchForNotebookItemsIntent(), provider: provider)
      .expectConversation { siri in
        await siri.ends(.failed, code: .failure)
      }
  }
}
