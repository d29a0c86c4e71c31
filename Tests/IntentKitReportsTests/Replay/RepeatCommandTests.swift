import Testing

@testable import IntentKitReports

struct `Commands that repeat scenarios` {
  @Test(arguments: [
    ("a.json", "intentsim replay a.json"),
    ("Some folder/it's.json", #"intentsim replay 'Some folder/it'\''s.json'"#),
    ("lines.jsonl:12", "intentsim replay --filter ':12$' lines.jsonl"),
    ("-x.json", "intentsim replay -- -x.json"), ("$HOME.json", "intentsim replay '$HOME.json'"),
    ("-:3", nil), ("a\nb.json", nil),
  ])
  func `the line names the file and the line in it`(_ id: String, _ line: String?) {
    let result = ReplayResult(id: id, index: 0, ending: .skipped, duration: .zero)
    #expect(RepeatCommand().line(for: ReplayRecord(result)) == line)
  }

  @Test func `the line keeps the options of the replay`() {
    let command = RepeatCommand(["intentsim", "replay", "--extension", "My App"])
    #expect(
      command.line(forFiles: ["a.json", "b.json"])
        == "intentsim replay --extension 'My App' a.json b.json")
  }
}
