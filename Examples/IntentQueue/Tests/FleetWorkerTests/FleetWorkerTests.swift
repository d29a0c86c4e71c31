import Foundation
import Testing

@Suite struct `The fleet worker` {
  @Test(arguments: try Readme.samples)
  func `the program prints the output that the README shows`(sample: Readme.Sample) async throws {
    let program = try RunningProgram("bash", "-c", sample.command)
    program.closeInput()
    #expect(await program.output() == sample.output)
    #expect(await program.status() == 0)
  }

  @Test func `the program answers immediately, and exits successfully on SIGTERM`() async throws {
    let program = try RunningProgram(RunningProgram.worker, "fleet.json")
    program.send(#"{"id":"1","user":"eve","intent":"ListCars"}"# + "\n")
    #expect(await program.nextLine()?.hasPrefix(#"{"id":"1","outcome":"#) == true)
    // An incomplete line isn't processed.
    program.send(#"{"id":"2","#)
    program.terminate()
    #expect(await program.output() == "")
    #expect(await program.status() == 0)
  }

  @Test func `the program answers all lines before it exits`() async throws {
    let program = try RunningProgram(RunningProgram.worker, "fleet.json")
    for number in 1...200 {
      program.send(#"{"id":"\#(number)","user":"ada","intent":"GetCarLockStatus"}"# + "\n")
    }
    program.closeInput()
    #expect(await program.output().split(separator: "\n").count == 200)
    #expect(await program.status() == 0)
  }

  @Test(arguments: [
    ([], "Usage: fleet-worker FLEET.json <requests >answers\n"),
    (["nowhere.json"], "nowhere.json: cannot be read: "),
    (["Package.swift"], "Package.swift: line 1, column 1: found “/”, expected a value.\n"),
  ])
  func `the program explains invalid arguments`(
    arguments: [String], message: String
  ) async throws {
    let program = try RunningProgram([RunningProgram.worker] + arguments)
    program.closeInput()
    #expect(await program.errors().hasPrefix(message))
    #expect(await program.status() == 2)
  }
}

/// The commands of the README and their output.
enum Readme {
  struct Sample: Sendable, CustomTestStringConvertible {
    let command: String
    let output: String
    var testDescription: String { command }
  }

  /// Each shell block that precedes a JSON block, with the program built for these tests.
  static var samples: [Sample] {
    get throws {
      let readme = try String(
        contentsOf: RunningProgram.package.appending(path: "README.md"), encoding: .utf8)
      let blocks = readme.components(separatedBy: "```")
      return blocks.indices.dropLast(2).compactMap { index -> Sample? in
        guard blocks[index].hasPrefix("sh\n"), blocks[index + 2].hasPrefix("json\n") else {
          return nil
        }
        let command = String(blocks[index].dropFirst("sh\n".count))
        return Sample(
          command: command.replacing("swift run fleet-worker", with: "'\(RunningProgram.worker)'"),
          output: String(blocks[index + 2].dropFirst("json\n".count)))
      }
    }
  }
}
