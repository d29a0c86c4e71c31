import Foundation
import IntentKitCore
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// The keys of a terminal.
private let up = "\u{1B}[A"
private let down = "\u{1B}[B"
private let right = "\u{1B}[C"
private let left = "\u{1B}[D"
private let home = "\u{1B}[H"
private let end = "\u{1B}OF"
private let delete = "\u{1B}[3~"
private let backspace = "\u{7F}"
private let enter = "\r"

private let message = ["run", "--intent", "SendMessage"]
private let bill = message + ["--set", "recipients=Bill", "--set", "content=hello"]

/// Conversations in which answers are typed, edited and chosen with keys.
@Suite(.usesTerminal) struct `Typed conversations` {
  @Test func `answers are chosen, corrected and typed in Japanese`() async throws {
    let session = try TerminalSession(
      message + ["--locale", "ja", "--set", "recipients=Bill"], environment: ["NO_COLOR": "1"])
    try session.expectLine("  あなた")
    #expect(session.screen.marksPastes)
    #expect(session.terminal.modes != session.modes)
    // The second option, after the third step back to an empty line.
    session.press(down)
    try session.expectLine("  あなた  Bill James")
    session.press(down + down)
    try session.expectLine("  あなた")
    session.press(up)
    try session.expectLine("  あなた  Bill Smith")
    session.press(enter)
    try session.expect("何と伝えますか")
    try session.expectLine("  あなた")
    // Mistyped at the end, corrected in the middle, and with an emoji of several characters.
    session.press("今日わ👩‍👩‍👧")
    try session.expectLine("  あなた  今日わ👩‍👩‍👧")
    session.press(left + backspace + "は" + home + "、" + delete)
    try session.expectLine("  あなた  、日は👩‍👩‍👧")
    session.press(backspace + "今")
    try session.expectLine("  あなた  今日は👩‍👩‍👧")
    #expect(session.screen.column == 12)
    session.press(end + backspace + "。" + enter)
    try session.expect("送信しますか")
    try session.expectLine("  あなた")
    session.press("はい" + enter)
    let result = try await session.end()
    #expect(result.status == 0)
    #expect(session.terminal.modes == session.modes)
    #expect(!session.screen.marksPastes)
    try expectGolden(session.lines.joined(separator: "\n"), "typed-conversation-ja.txt")
  }

  @Test func `the keys for parts of a line work as in a shell`() async throws {
    let session = try TerminalSession(message + ["--set", "recipients=Tom"])
    try session.expectLine("  You")
    session.press("one two  three\u{17}")
    try session.expectLine("  You      one two")
    session.press("\u{1}zero \u{5}four")
    try session.expectLine("  You      zero one two  four")
    session.press("\u{1B}b\u{1B}[1;5D\u{B}")
    try session.expectLine("  You      zero one")
    session.press("\u{15}\u{19}!")
    try session.expectLine("  You      zero one !")
    session.press("\u{15}" + enter)
    try session.expect("I did not understand that. Just say the words")
    try session.expectLine("  You")
    session.type("hello")
    try session.expect("Ready to send it?")
    try session.expectLine("  You")
    session.type("yes")
    #expect(try await session.end().status == 0)
  }

  @Test func `earlier answers are offered where there are no options`() async throws {
    let session = try TerminalSession(message)
    try session.expectLine("  You")
    session.type("Tom")
    try session.expect("want to say?")
    try session.expectLine("  You")
    session.press("he" + up)
    try session.expectLine("  You      Tom")
    session.press(down)
    try session.expectLine("  You      he")
    session.type("llo")
    try session.expect("Ready to send it?")
    try session.expectLine("  You")
    session.press(up + up + up)
    try session.expectLine("  You      Tom")
    session.press(down)
    try session.expectLine("  You      hello")
    session.press("\u{15}")
    session.type("yes")
    let result = try await session.end()
    #expect(result.status == 0)
    #expect(result.output.contains("says “hello”"))
  }

  @Test func `keys without a meaning never become a part of the answer`() async throws {
    let session = try TerminalSession(message + ["--set", "recipients=Tom"])
    try session.expectLine("  You")
    for keys in [
      "\u{1B}[15~", "\u{1B}[[A", "\u{1B}[1;2P", "\u{1B}OP", "\u{1B}[M !!", "\u{1B}[<0;3;4M",
      "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[200;5u", "\t", "\0", "\u{1B}é",
    ] {
      for byte in keys.utf8 { session.terminal.send([byte]) }
    }
    session.press("a" + right + right + left + "\u{1B}[5~b")
    try session.expectLine("  You      ba")
    // The rest of the escape can only follow within a moment.
    session.press(enter)
    try session.expect("says “ba”")
    session.type("no")
    #expect(try await session.end().status == 1)
  }

  @Test func `a pasted text with line breaks is one answer`() async throws {
    let session = try TerminalSession(message + ["--set", "recipients=Tom"])
    try session.expectLine("  You")
    session.press("\u{1B}[200~first\r\nsecond\n\u{1B}[31mthird\tfourth\u{1B}[201~")
    try session.expectLine("  You      first second third fourth")
    session.press(enter)
    try session.expect("says “first second third fourth”")
    session.type("no")
    #expect(try await session.end().status == 1)
  }

  @Test(arguments: [0, 1, 2, 5, 12, 20, 40])
  func `a line that is longer than the window is edited as well`(_ columns: Int) async throws {
    let session = try TerminalSession(
      message + ["--set", "recipients=Tom", "--format", "json"], elsewhere: .output,
      columns: columns)
    try session.expect("\u{1B}[?2004h")
    let text = "he quick brown fox jumps over the lazy dog 素早い茶色の狐がのろまな犬を飛び越える"
    session.press("X\(text)\(home)\u{4}T\(end)。\(enter)")
    try session.expect("Ready to send it?")
    try session.expect("\u{1B}[?2004h")
    session.type("yes")
    let result = try await session.end()
    #expect(result.status == 0)
    #expect(result.output.contains("\"T\(text)。\""))
  }

  @Test func `the line is drawn again if the size of the window changes`() async throws {
    let session = try TerminalSession(message + ["--set", "recipients=Tom"])
    try session.expectLine("  You")
    session.press("The quick brown fox jumps")
    try session.expectLine("  You      The quick brown fox jumps")
    session.terminal.resize(columns: 24)
    try session.expect("<n fox jumps")
    session.press("\u{15}hi")
    try session.expect("  You      hi")
    session.press(enter)
    try session.expect("says “hi”")
    session.type("no")
    #expect(try await session.end().status == 1)
  }

  // MARK: - The modes of the terminal

  @Test(
    arguments: [
      (SIGINT, "\u{3}"), (SIGQUIT, "\u{1C}"), (SIGTERM, ""), (SIGHUP, ""), (SIGSEGV, ""),
    ])
  func `a signal restores the terminal and ends the program`(
    _ signal: Int32, _ key: String
  ) async throws {
    let session = try TerminalSession(
      bill, environment: ["SWIFT_BACKTRACE": "enable=no"],
      script: #"ulimit -c 0; exec "$0" "$@""#)
    try session.expectLine("  You")
    session.press("hel")
    try session.expectLine("  You      hel")
    if key.isEmpty { session.interrupt(with: signal) } else { session.press(key) }
    #expect(try await session.end().status == -signal)
    #expect(session.terminal.modes == session.modes)
    #expect(!session.screen.marksPastes)
  }

  @Test func `Control-C restores the terminal also while an extension runs`() async throws {
    let guest = try #require(IntentSim.program).deletingLastPathComponent()
      .appending(path: "ChatGuest").path
    let session = try TerminalSession(bill + ["--extension", guest])
    try session.expectLine("  You")
    session.press("\u{3}")
    #expect(try await session.end().status == 130)
    #expect(session.terminal.modes == session.modes)
  }

  @Test func `the end of the input restores the terminal`() async throws {
    let session = try TerminalSession(bill)
    try session.expectLine("  You")
    session.press("x\u{4}")
    session.press(backspace + "\u{4}")
    let result = try await session.end()
    #expect(result.status == 1)
    #expect(session.terminal.modes == session.modes)
    #expect(!session.screen.marksPastes)
  }

  @Test func `the terminal belongs to the shell while the program is stopped`() async throws {
    let session = try TerminalSession(
      bill,
      script: """
        set -m
        "$0" "$@"
        echo "stopped with $?"
        read answer
        echo "the shell has read $answer"
        fg >/dev/null
        """)
    try session.expectLine("  You")
    session.press("Bill Smi")
    try session.expectLine("  You      Bill Smi")
    session.press("\u{1A}")
    try session.expect("stopped with \(128 + SIGTSTP)")
    #expect(session.terminal.modes == session.modes)
    #expect(!session.screen.marksPastes)
    session.type("shell")
    try session.expect("the shell has read shell")
    // The line is there again, and editing continues.
    try session.expectLine("  You      Bill Smi")
    #expect(session.screen.marksPastes)
    session.press("th" + enter)
    try session.expect("Ready to send it?")
    try session.expectLine("  You")
    session.type("yes")
    #expect(try await session.end().status == 0)
    #expect(session.terminal.modes == session.modes)
  }

  @Test func `a dumb terminal edits lines itself`() async throws {
    let session = try TerminalSession(
      message + ["--set", "recipients=Tom"], environment: ["TERM": "dumb"])
    try session.expect("You      ")
    #expect(session.terminal.modes == session.modes)
    session.type("hel\(backspace)llo\(left)\(up)!")
    try session.expect("says “hello!”")
    session.type("yes")
    let result = try await session.end()
    #expect(result.status == 0)
  }

  @Test func `a terminal that is closed ends the program`() async throws {
    let folder = try Folder()
    let session = try TerminalSession(
      bill, environment: ["STATUS": folder.url(of: "status").path],
      script: #"trap '' HUP; "$0" "$@"; echo $? >"$STATUS""#)
    try session.expectLine("  You")
    session.terminal.hangUp()
    _ = try await session.end()
    #expect(try folder.read("status") == "2\n")
  }

  @Test func `a program in the background waits until the terminal is its own`() async throws {
    let folder = try Folder()
    let session = try TerminalSession(
      bill, environment: ["JOBS": folder.url(of: "jobs").path],
      script: """
        set -m
        "$0" "$@" &
        until jobs >"$JOBS"; grep -q Stopped "$JOBS"; do :; done
        echo "stopped in the background"
        fg > /dev/null
        """)
    try session.expect("stopped in the background")
    try session.expectLine("  You")
    #expect(session.screen.marksPastes)
    session.type("cancel")
    #expect(try await session.end().status == 1)
    #expect(session.terminal.modes == session.modes)
  }
}
