import IntentKitCore
import TestSupport
import Testing

@Suite("intentsim say and phrases")
struct SayTests {
  @Test func `the meaning of a sentence is shown and run`() async throws {
    let result = try await IntentSim.run(["say", "Add the task WWDC in MonkeyTodo"])
    #expect(result.status == 0)
    #expect(
      result.output.hasPrefix(
        """
        “Add the task WWDC in MonkeyTodo”
          1  TasksNotes (MonkeyTodo) · AddTasks
             taskTitles  WWDC

        """))
    #expect(result.output.contains("\nAddTasks · MonkeyTodo\n"))
    #expect(result.output.contains("✔ succeeded"))
  }

  @Test(arguments: [
    ["say", "Send Bill a message saying hello", "--dry-run"],
    ["run", "--intent", "SendMessage", "--no-input"],
  ])
  func `the app that breaks contracts is reached only by its name`(
    arguments: [String]
  ) async throws {
    let unnamed = try await IntentSim.run(arguments)
    #expect(unnamed.output.contains("UnicornChat"))
    #expect(!unnamed.output.contains("FaultyChat"))
    let named = try await IntentSim.run(arguments + ["--app", "FaultyChat"])
    #expect(named.output.contains("FaultyChat"))
  }

  @Test func `words that are no part of a request are shown`() async throws {
    let result = try await IntentSim.run([
      "say", "--dry-run", "my hands are full add the task WWDC in MonkeyTodo",
    ])
    #expect(result.status == 69)
    #expect(result.output.hasSuffix("\n    no part of it: “hands are full”\n"))
  }

  @Test func `with --dry-run, nothing is run`() async throws {
    let result = try await IntentSim.run([
      "say", "--locale", "ja", "--dry-run", "--format", "json", "柿の種で太郎さんにメッセージ送って",
    ])
    #expect(result.status == 0)
    let value = try JSONReader.value(from: result.output)
    #expect(value["interpretations"]?[0]?["intent"] == "SendMessage")
    #expect(value["interpretations"]?[0]?["appName"] == "柿の種")
    #expect(value["interpretations"]?[0]?["parameters"] == ["recipients": ["太郎"]])
    #expect(value["outcome"] == nil)
  }

  @Test func `the record of a run has the meanings of its sentence`() async throws {
    let result = try await IntentSim.run([
      "run", "--say", "Add the task WWDC in TasksNotes", "--format", "json",
    ])
    #expect(result.status == 0)
    let value = try JSONReader.value(from: result.output)
    #expect(value["reading"]?["sentence"] == "Add the task WWDC in TasksNotes")
    #expect(value["intent"] == "AddTasks")
  }

  @Test(arguments: [
    (
      ["Play some jazz"],
      "means PlayMedia, which no installed app handles.",
      "Add an app that handles it with --extension."
    ),
    (
      ["Play some jazz in UnicornChat"],
      "means PlayMedia, which UnicornChat doesn't handle.",
      "Add an app that handles it with --extension."
    ),
    (
      ["--locale", "ja", "ジャズを流して"], "PlayMediaという意味ですが、対応するAppがありません。",
      "対応するAppは--extensionで追加できます。"
    ),
    // Names and texts fit these words, too, but such a request explains less of them.
    (
      ["--locale", "ja", "メッセージを既読にして"], "SetMessageAttributeという意味ですが、対応するAppがありません。",
      "対応するAppは--extensionで追加できます。"
    ),
    (
      ["--locale", "ja", "この曲をドライブのプレイリストに追加して"], "AddMediaという意味ですが、対応するAppがありません。",
      "対応するAppは--extensionで追加できます。"
    ),
    (
      ["--locale", "ja", "このメッセージにフラグを付けて"],
      "SetMessageAttributeという意味ですが、対応するAppがありません。", "対応するAppは--extensionで追加できます。"
    ),
    (
      ["太郎さんにメッセージを送って"], "isn't understood as a whole.",
      "The sentence seems to be in another language: try --locale ja."
    ),
    (
      ["--locale", "ja", "Send a message to Bill"], "文全体の意味がわかりません。",
      "別の言語の文のようです。--locale enを試してください。"
    ),
  ])
  func `a sentence for which no app is installed says what is missing`(
    _ arguments: [String], _ reason: String, _ advice: String
  ) async throws {
    let result = try await IntentSim.run(["say", "--dry-run"] + arguments)
    #expect(result.status == 69)
    #expect(result.output.hasSuffix("\n  \(reason)\n  \(advice)\n"))
  }

  @Test func `the report on a sentence is in its language`() async throws {
    let result = try await IntentSim.run([
      "say", "--dry-run", "--locale", "ja", "UnicornRidesでHarpaまで3人で車を呼んで",
    ])
    #expect(result.output.hasPrefix("「UnicornRidesでHarpaまで3人で車を呼んで」\n"))
    #expect(result.output.contains("3 → partySize"))
    let near = try await IntentSim.run(["say", "--locale", "ja", "UnicornChatでメッセージを太郎"])
    #expect(near.output.contains("\n  文全体の意味がわかりません。\n"))
    #expect(near.output.contains("  最も近いもの：SendMessage（例：「"))
  }

  @Test func `a request to open an app isn't one for something that the app lacks`() async throws {
    let result = try await IntentSim.run(["say", "--locale", "ja", "UnicornChatを開いて"])
    #expect(result.status == 69)
    #expect(
      result.output.hasSuffix(
        """

          文全体の意味がわかりません。
          Appはintentsim list --appsで、言い方の例はintentsim phrases INTENTで見られます。

        """))
  }

  @Test func `in JSON, a sentence that means nothing is an error, too`() async throws {
    let result = try await IntentSim.run(["say", "Sing", "--format", "json"])
    #expect(result.status == 69)
    #expect(result.errors.contains(#""message":"the sentence isn't understood.""#))
  }

  @Test func `a sentence with words of no meaning has its nearest request and status 69`()
    async throws
  {
    let result = try await IntentSim.run(["say", "Send Bill a message unless it rains"])
    #expect(result.status == 69)
    #expect(
      result.output.hasPrefix(
        """
        “Send Bill a message unless it rains”
          isn't understood as a whole.
          nearest: SendMessage, such as “Send a message to Tom saying I'm on my way”
        """))
    #expect(result.output.contains("unless it rains → ?"))
    #expect(result.output.contains("    no part of it: “unless it rains”"))
  }

  @Test(arguments: [
    (["say"], "say needs a sentence"),
    (["run", "--say", "Add a task", "--intent", "AddTasks"], "one of a file, --intent and --say"),
    (
      ["run", "--say", "Add a task", "--set", "priority=flagged"], "a sentence says its parameters"
    ),
    (["phrases"], "phrases needs the name of an intent"),
  ])
  func `arguments that can't be used are refused`(
    _ arguments: [String], _ message: String
  ) async throws {
    let result = try await IntentSim.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `phrases are examples that are understood`() async throws {
    for locale in ["en", "ja"] {
      let result = try await IntentSim.run([
        "phrases", "StartWorkout", "--locale", locale, "--app", "MoveMate",
      ])
      #expect(result.status == 0)
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(!lines.isEmpty)
      let said = try await IntentSim.run(["say", lines[0], "--locale", locale, "--dry-run"])
      #expect(said.output.contains("MoveMate · StartWorkout"), "\(said.output)")
    }
  }
}
