import Foundation
import Testing

/// No dependency on the full Foundation is permitted: it would more than double the launch time.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: LoadedLibraries.tool),
    "There is no \(LoadedLibraries.tool) here to list the libraries of a program."))
struct `Libraries that programs load` {
  @Test(arguments: ["LinkageProbe", "intentsim"])
  func `programs load no more of Foundation than FoundationEssentials`(program: String) throws {
    let libraries = try LoadedLibraries(of: program).names
    #expect(libraries.contains { $0.hasPrefix("libc.") }, "the list is no list: \(libraries)")
    let foundation = libraries.filter { $0.contains("Foundation") }
    #expect(foundation.allSatisfy { $0.hasPrefix("libFoundationEssentials.") }, "\(foundation)")
  }
}

/// The shared libraries that a program of this package loads, those of its libraries among them.
private struct LoadedLibraries {
  static let tool = "/usr/bin/ldd"

  let names: [String]

  init(of program: String) throws {
    // Programs are in the same folder as the test runner.
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: Self.tool)
    process.arguments = [products.appending(path: program).path(percentEncoded: false)]
    process.standardOutput = output
    try process.run()
    // Reads to the end of the output instead of `waitUntilExit`, whose run loop can hang on Swift's
    // pool.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    names = text.split(separator: "\n").compactMap { line in
      let path = line.split(whereSeparator: \.isWhitespace).first
      return path?.split(separator: "/").last.map { String($0) }
    }
  }
}
