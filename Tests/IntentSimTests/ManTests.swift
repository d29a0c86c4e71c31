import TestSupport
import Testing

@Suite struct `The manual page` {
  @Test(.requires(.mandoc))
  func `the manual page passes mandoc's checks`() async throws {
    let folder = try Folder()
    try folder.write("intentsim.1", try await IntentSim.run(["man"]).output)
    let result = try await InstalledTool.mandoc.run(
      ["-T", "lint", "-W", "warning", "intentsim.1"], in: folder)
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test(.requires(.mandoc))
  func `the manual page contains the help`() async throws {
    let folder = try Folder()
    try folder.write("intentsim.1", try await IntentSim.run(["man"]).output)
    let result = try await InstalledTool.mandoc.run(
      ["-T", "utf8", "-O", "width=1000", "intentsim.1"], in: folder)
    let page = result.output.withoutOverstrikes
    for command in ["run", "replay", "coverage", "diff", "list", "describe", "check", "man"] {
      let help = try await IntentSim.run([command, "--help"]).output
      let lines = help.split(separator: "\n").map { String($0) }
      #expect(page.contains(lines[0]), "\(command)")
      // Examples must be rendered verbatim.
      for line in lines where line.hasPrefix("  intentsim ") {
        #expect(page.contains(line), "\(line)")
      }
      for line in lines where line.hasPrefix("      --") {
        #expect(page.contains(line.dropFirst(6).prefix { $0 != " " }), "\(line)")
      }
    }
    #expect(page.contains("EXIT STATUS"))
    #expect(page.contains("NO_COLOR"))
  }

  @Test func `the manual page has no character that roff interprets`() async throws {
    let result = try await IntentSim.run(["man"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.allSatisfy { $0.isASCII })
    #expect(!result.output.split(separator: "\n").contains { $0.hasPrefix("'") })
  }
}

extension String {
  /// This text without overstruck letters (bold and underlined text).
  fileprivate var withoutOverstrikes: String {
    var letters: [Character] = []
    for letter in self {
      if letter == "\u{8}" { letters.removeLast() } else { letters.append(letter) }
    }
    return String(letters)
  }
}
