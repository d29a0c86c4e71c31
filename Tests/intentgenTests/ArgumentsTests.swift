import Testing

@testable import intentgen

@Suite("Command line of intentgen")
struct ArgumentsTests {
  @Test(
    arguments: [
      (["system"], .system(packagePath: ".", isCheck: false)),
      (["system", "--check"], .system(packagePath: ".", isCheck: true)),
      (["--check", "system"], .system(packagePath: ".", isCheck: true)),
      (["system", "--package-path", "/kit"], .system(packagePath: "/kit", isCheck: false)),
      (["--help"], .help), (["system", "-h"], .help),
      (
        ["definitions", "a.intentdefinition"],
        .definitions(path: "a.intentdefinition", output: nil)
      ),
      (["definitions", "-", "--output", "b.json"], .definitions(path: "-", output: "b.json")),
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
      (["definitions"], "definitions needs the path of an .intentdefinition file."),
      (["definitions", "a", "b"], "“b” is an unknown argument; see intentgen --help."),
      (["definitions", "a", "--output"], "--output needs the path of a file."),
      (["system", "a"], "“a” is an unknown argument; see intentgen --help."),
    ])
  func `an invalid argument is reported in one sentence`(_ words: [String], _ message: String) {
    #expect(throws: UsageError(message: message)) { try Arguments(words) }
  }
}
