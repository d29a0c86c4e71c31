import Testing

@testable import intentgen

@Suite("The command line of intentgen")
struct ArgumentsTests {
  @Test(
    "What is asked for is understood",
    arguments: [
      (["system"], .system(packagePath: ".", isCheck: false)),
      (["system", "--check"], .system(packagePath: ".", isCheck: true)),
      (["--check", "system"], .system(packagePath: ".", isCheck: true)),
      (["system", "--package-path", "/kit"], .system(packagePath: "/kit", isCheck: false)),
      (["--help"], .help), (["system", "-h"], .help),
    ] as [([String], Arguments)])
  func understood(_ words: [String], _ arguments: Arguments) throws {
    #expect(try Arguments(words) == arguments)
  }

  @Test(
    "What is not understood is named in one sentence",
    arguments: [
      ([], "What shall I generate? Try intentgen system, or see intentgen --help."),
      (["sytem"], "I do not know the argument “sytem”; see intentgen --help."),
      (["system", "system"], "I do not know the argument “system”; see intentgen --help."),
      (["system", "--package-path"], "--package-path needs the path of a directory."),
    ])
  func misunderstood(_ words: [String], _ message: String) {
    #expect(throws: UsageError(message)) { try Arguments(words) }
  }
}
