import Foundation
import IntentKitCore
import TestSupport
import Testing

private let down = "\u{1B}[B"
private let clear = "\u{15}"

private let shopping = ["run", "--intent", "AddToShoppingList", "--app", "RecipeAssistant"]

/// Conversations in which options are searched while the user types.
@Suite(.usesTerminal) struct `Typed searches` {
  @Test func `the options change in their place while the user types`() async throws {
    let folder = try ScratchFolder()
    let recording = folder.path(of: "typed.json")
    let session = try TerminalSession(shopping + ["--record", recording])
    try session.expect("3  Rice Pudding")
    try session.expectLine("  You")
    session.press("q")
    try session.expect("1  Leek Quiche")
    try session.expectLine("  You      q")
    #expect(session.lines.filter { $0.contains("Siri") }.count == 1)
    #expect(!session.lines.joined().contains("Rice Pudding"))
    // Nothing is found, so the list stays.
    session.press("qq")
    try session.expect("options: none")
    try session.expectLine("  You      qqq")
    #expect(session.lines.contains { $0.hasPrefix("             1  Leek Quiche") })
    // Without words, the first options are back.
    session.press(clear)
    try session.expect("3  Rice Pudding")
    try session.expectLine("  You")
    session.press("p")
    try session.expect("2  Pumpkin Gnocchi")
    try session.expectLine("  You      p")
    session.press(down + down)
    try session.expectLine("  You      Pumpkin Gnocchi")
    session.press("\r")
    let result = try await session.end()
    #expect(result.status == 0)
    #expect(session.terminal.modes == session.modes)
    try expectGolden(session.lines.joined(separator: "\n"), "typed-search.txt")

    let scenario = try JSONReader.value(from: String(contentsOfFile: recording, encoding: .utf8))
    let turns = try [ParameterValue](parameterValue: #require(scenario["turns"]))
    #expect(turns.map { $0["answer"] } == ["p", "Pumpkin Gnocchi"])
    let replay = try await IntentSim.run(["replay", recording])
    #expect(replay.status == 0, "\(replay.output)")
  }

  @Test func `options are searched in Japanese`() async throws {
    let folder = try ScratchFolder()
    let recording = folder.path(of: "typed.json")
    let session = try TerminalSession(shopping + ["--locale", "ja", "--record", recording])
    try session.expect("3  ライスプディング")
    try session.expectLine("  あなた")
    session.press("の")
    try session.expect("5  かぼちゃのニョッキ")
    try session.expectLine("  あなた  の")
    session.press("\u{7F}ねぎ")
    try session.expect("1  長ねぎのキッシュ")
    try session.expectLine("  あなた  ねぎ")
    session.press(clear + "1\r")
    let result = try await session.end()
    #expect(result.status == 0)
    try expectGolden(session.lines.joined(separator: "\n"), "typed-search-ja.txt")
    let replay = try await IntentSim.run(["replay", recording])
    #expect(replay.status == 0, "\(replay.output)")
  }

  @Test func `a question that doesn't fit the window is asked again below`() async throws {
    let session = try TerminalSession(shopping, rows: 4)
    try session.expectLine("  You")
    session.press("q")
    try session.expect("1  Leek Quiche")
    try session.expectLine("  You      q")
    #expect(session.lines.filter { $0.contains("Siri") }.count == 2)
    #expect(session.lines.contains { $0.hasPrefix("             3  Rice Pudding") })
    session.press(clear + "1\r")
    #expect(try await session.end().status == 0)
  }

  @Test func `words that are sent although nothing was found aren't understood`() async throws {
    let session = try TerminalSession(shopping)
    try session.expectLine("  You")
    session.press("xyz")
    try session.expect("options: none")
    session.press("\r")
    try session.expect("I did not understand that.")
    try session.expectLine("  You")
    session.press("q")
    try session.expect("1  Leek Quiche")
    session.press(down)
    try session.expectLine("  You      Leek Quiche")
    session.press("\r")
    #expect(try await session.end().status == 0)
  }

  @Test func `options are searched where the result is redirected`() async throws {
    let session = try TerminalSession(shopping + ["--format", "json"], elsewhere: .output)
    try session.expect("3  Rice Pudding")
    session.press("q")
    try session.expect("1  Leek Quiche")
    try session.expectLine("  You      q")
    #expect(session.lines.filter { $0.contains("Siri") }.count == 1)
    session.press("uiche\r")
    let result = try await session.end()
    #expect(result.status == 0)
    #expect(result.output.contains("leek-quiche"))
  }

  @Test func `the end of the input in an unfinished search restores the terminal`() async throws {
    let session = try TerminalSession(shopping)
    try session.expectLine("  You")
    session.press("q")
    try session.expectLine("  You      q")
    try session.expect("1  Leek Quiche")
    session.press("\u{7F}\u{4}")
    #expect(try await session.end().status == 1)
    #expect(session.terminal.modes == session.modes)
    #expect(!session.screen.marksPastes)
  }
}
