import Foundation
import IntentKitCore
import TestSupport
import Testing

/// Command lines up to the cursor, with words that must be offered and words that must not.
private let lines: [(line: String, offered: [String], not: [String])] = [
  ("intentsim ", ["run", "replay", "coverage", "diff", "completions", "help"], ["--trace"]),
  ("intentsim re", ["replay"], ["run", "list"]),
  ("intentsim help co", ["coverage", "completions"], ["run"]),
  ("intentsim run --re", ["--record"], ["--set", "--report"]),
  ("intentsim replay --re", ["--record", "--repeat", "--report"], ["--set"]),
  ("intentsim replay --record ", ["all", "failed", "missing", "never"], ["replay"]),
  ("intentsim replay --record=f", ["failed"], ["all"]),
  ("intentsim run --intent SendM", ["SendMessage"], ["SendPayment"]),
  ("intentsim run --app Un", ["UnicornChat", "UnicornCodes", "UnicornRides"], ["MoveMate"]),
  ("intentsim run --quiet --locale ", ["en", "ja"], ["virtual"]),
  (
    "intentsim run --contacts denied --siri-authorization ",
    ["authorized", "denied", "restricted", "notDetermined"], ["allowed"]
  ),
  (
    "intentsim run --intent SendMessage --set ", ["recipients=", "content="], ["workoutName="]
  ),
  (
    "intentsim run --intent=StartWorkout --set workout", ["workoutName="],
    ["recipients=", "goalValue="]
  ),
  ("intentsim run --intent BakeBread --set ", [], ["recipients="]),
  ("intentsim describe StartW", ["StartWorkout"], ["EndWorkout"]),
  ("intentsim describe --ext", ["--extension"], ["StartWorkout"]),
  ("intentsim list --", ["--apps", "--extension", "--launch-limit"], ["--set"]),
  ("intentsim schema ", ["scenario"], ["run"]),
  ("intentsim completions ", ["bash", "zsh", "fish"], ["run"]),
  ("intentsim coverage --format m", ["markdown"], ["ndjson"]),
]

/// Returns the words that a shell offers for a line with the completion script.
private func offers(_ tool: InstalledTool, _ line: String) async throws -> [String] {
  let folder = try Folder()
  let script = try await IntentSim.run(["completions", tool.name])
  #expect(script.status == 0)
  try folder.write("script", script.output)
  try folder.write("a-file.json", "")
  return switch tool {
  case .bash: try await offersInBash(line, folder)
  case .fish: try await offersInFish(line, folder)
  default: try await offersInZsh(line, folder)
  }
}

private func offersInBash(_ line: String, _ folder: Folder) async throws -> [String] {
  // As in bash: the words, of which an equals sign is one, and the number of the last.
  let result = try await InstalledTool.bash.run(
    [
      "--norc", "-c",
      """
      source ./script
      complete -p intentsim >&2
      COMP_LINE=$1
      COMP_WORDS=(${1//=/ = })
      [[ $1 == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _intentsim
      printf '%s\\n' "${COMPREPLY[@]}"
      """, "bash", line,
    ], in: folder)
  #expect(result.errors == "complete -o default -F _intentsim intentsim\n")
  return result.output.split(separator: "\n").map { String($0) }
}

private func offersInFish(_ line: String, _ folder: Folder) async throws -> [String] {
  let result = try await InstalledTool.fish.run(
    ["--no-config", "-c", "source ./script; complete -C $argv[1]", "--", line], in: folder)
  #expect(result.errors == "")
  // The description follows a tab.
  return result.output.split(separator: "\n").map { line in
    let word = String(line.prefix { $0 != "\t" })
    return word.hasPrefix("--record=") ? String(word.dropFirst("--record=".count)) : word
  }
}

private func offersInZsh(_ line: String, _ folder: Folder) async throws -> [String] {
  // Completions run only in the line editor, so the line and the key are typed at a terminal.
  try folder.write(
    ".zshrc",
    """
    autoload -Uz compinit; compinit -u -D
    source ./script
    compadd() {
      if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then
        typeset -a hits
        builtin compadd -A hits "$@"
        print -rl -- $hits >> offered
      fi
      builtin compadd "$@"
    }
    finish() { zle complete-word; print DONE; }
    zle -N finish
    bindkey '^X' finish
    zle-line-init() { print READY; }
    zle -N zle-line-init

    """)
  try folder.write("offered", "")
  let result = try await InstalledTool.zsh.run(
    [
      "-f", "-c",
      """
      zmodload zsh/zpty
      zpty shell 'ZDOTDIR=. zsh -d -i'
      while zpty -r shell text; do [[ $text == *READY* ]] && break; done
      zpty -w -n shell "$1"$'\\x18'
      while zpty -r shell text; do [[ $text == *DONE* ]] && break; done
      """, "zsh", line,
    ], in: folder)
  #expect(result.errors == "")
  return try folder.read("offered").split(separator: "\n").map { word in
    word.hasPrefix("--") && word.hasSuffix("=") ? String(word.dropLast()) : String(word)
  }
}

@Suite struct `Completions` {
  @Test(
    .requires(.bash), arguments: lines)
  func `bash completes matching words only`(_ line: String, _ offered: [String], _ not: [String])
    async throws
  {
    let words = try await offers(.bash, line)
    #expect(Set(offered).subtracting(words) == [], "\(words)")
    #expect(Set(not).intersection(words) == [], "\(words)")
  }

  @Test(.requires(.fish), arguments: lines)
  func `fish completes matching words only`(_ line: String, _ offered: [String], _ not: [String])
    async throws
  {
    let words = try await offers(.fish, line)
    #expect(Set(offered).subtracting(words) == [], "\(words)")
    #expect(Set(not).intersection(words) == [], "\(words)")
  }

  @Test(.requires(.zsh), arguments: lines)
  func `zsh completes matching words only`(_ line: String, _ offered: [String], _ not: [String])
    async throws
  {
    let words = try await offers(.zsh, line)
    #expect(Set(offered).subtracting(words) == [], "\(words)")
    #expect(Set(not).intersection(words) == [], "\(words)")
  }

  @Test(.requires(.fish))
  func `options that take files are completed with files`() async throws {
    for line in ["intentsim replay ", "intentsim run --record ", "intentsim check a"] {
      #expect(try await offers(.fish, line).contains("a-file.json"), "\(line)")
    }
    #expect(try await !offers(.fish, "intentsim coverage --deadline ").contains("a-file.json"))
  }

  @Test(
    .requires(.bash), .requires(.zsh), .requires(.fish),
    arguments: [InstalledTool.bash, .zsh, .fish])
  func `each shell can parse its completion script`(_ tool: InstalledTool) async throws {
    let folder = try Folder()
    try folder.write("script", try await IntentSim.run(["completions", tool.name]).output)
    let result = try await tool.run(["-n", "script"], in: folder)
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test func `an unknown shell has no completions`() async throws {
    let none = try await IntentSim.run(["completions"])
    #expect(none.status == 2)
    #expect(none.errors == "intentsim: completions needs a shell: bash, zsh, fish.\n")
    let unknown = try await IntentSim.run(["completions", "tcsh"])
    #expect(unknown.status == 2)
    #expect(
      unknown.errors
        == "intentsim: there are no completions for “tcsh”, only for: bash, zsh, fish.\n")
  }
}
