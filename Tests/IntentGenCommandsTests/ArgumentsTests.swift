import IntentDefinitionFiles
import IntentDefinitionSwift
import Testing

@testable import IntentGenCommands

@Suite("Command line of intentgen")
struct ArgumentsTests {
  @Test(
    arguments: [
      (["system"], .system(packagePath: ".", isCheck: false)),
      (["system", "--check"], .system(packagePath: ".", isCheck: true)),
      (["--check", "system"], .system(packagePath: ".", isCheck: true)),
      (["system", "--package-path", "/kit"], .system(packagePath: "/kit", isCheck: false)),
      (["compatible"], .compatible(packagePath: ".", isCheck: false)),
      (
        ["compatible", "--check", "--package-path", "/kit"],
        .compatible(packagePath: "/kit", isCheck: true)
      ),
      (["language", "--check"], .language(packagePath: ".", isCheck: true)),
      (["--help"], .help), (["system", "-h"], .help),
      (
        ["definitions", "A.intentdefinition"],
        .definitions(path: "A.intentdefinition", output: nil)
      ),
      (["definitions", "-", "--output", "a.json"], .definitions(path: "-", output: "a.json")),
      (["intents", "A"], .intents(path: "A", .standardOutput, SwiftOptions())),
      (
        ["intents", "A", "--output", "D", "--dry-run"],
        .intents(path: "A", .folder("D", .list), SwiftOptions())
      ),
      (
        ["intents", "A", "--check", "--output-file", "F"],
        .intents(path: "A", .file("F", .check), SwiftOptions())
      ),
      (
        ["--output-file", "F", "intents", "--visibility", "public", "A", "--class-prefix", "XY"],
        .intents(
          path: "A", .file("F", .write),
          SwiftOptions(visibility: .public, classPrefix: "XY"))
      ),
      (
        ["intents", "A", "--style", "compatible"],
        .intents(path: "A", .standardOutput, SwiftOptions(style: .compatible))
      ),
    ] as [([String], Arguments)])
  func `the command line is parsed`(_ words: [String], _ arguments: Arguments) throws {
    #expect(try Arguments(words) == arguments)
  }

  @Test(
    arguments: [
      ([], "a command is missing; run intentgen system, or see intentgen --help."),
      (["sytem"], "“sytem” is an unknown argument; see intentgen --help."),
      (["system", "system"], "“system” is an unknown argument; see intentgen --help."),
      (["system", "--package-path"], "--package-path needs the path of a directory."),
      (["system", "--dry-run"], "“--dry-run” is an unknown argument; see intentgen --help."),
      (["intents"], "intents needs the path of an .intentdefinition file."),
      (["definitions"], "definitions needs the path of an .intentdefinition file."),
      (["intents", "A", "B"], "“B” is an unknown argument; see intentgen --help."),
      (["definitions", "A", "--check"], "“--check” is an unknown argument; see intentgen --help."),
      (["intents", "A", "--check"], "--check needs --output or --output-file."),
      (
        ["intents", "A", "--output", "D", "--check", "--dry-run"],
        "--dry-run and --check exclude each other."
      ),
      (["intents", "A", "--dry-run"], "--dry-run needs --output or --output-file."),
      (
        ["intents", "A", "--output", "D", "--output-file", "F"],
        "--output and --output-file exclude each other."
      ),
      (
        ["intents", "A", "--visibility", "open"],
        "“open” is an unknown visibility; write public or internal."
      ),
      (
        ["intents", "A", "--style", "xcode"],
        "“xcode” is an unknown style; write typed or compatible."
      ),
      (
        ["intents", "A", "--class-prefix", "1x"],
        "“1x” can't be the beginning of a class name; write letters and digits."
      ),
      (["definitions", "a", "b"], "“b” is an unknown argument; see intentgen --help."),
      (["definitions", "a", "--output"], "--output needs a path."),
      (["system", "a"], "“a” is an unknown argument; see intentgen --help."),
    ])
  func `an invalid argument is reported in one sentence`(_ words: [String], _ message: String) {
    #expect(throws: UsageError(message: message)) { try Arguments(words) }
  }
}
