// A process with which the container tests share a folder, and which they kill.
//
//   ContainerWriter add FOLDER COUNT adds numbers to the tally, and prints each once it is stored
//   ContainerWriter hold FOLDER keeps the container from others until the standard input ends
import Foundation
import IntentKitCore
import SampleStorage

let arguments = CommandLine.arguments
let container = AppContainer(folder: URL(filePath: arguments[2]), patience: .seconds(600))

/// Prints a line at once; `print` keeps lines for later where a pipe is the output.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

do {
  switch arguments[1] {
  case "add":
    for _ in 0..<(Int(arguments[3]) ?? 0) {
      let number = try container.update(Tally.fileName, default: Tally()) { $0.add() }
      say("\(number)")
    }
  default:
    try container.update(Tally.fileName, default: Tally()) { _ in
      say("holding")
      _ = FileHandle.standardInput.readDataToEndOfFile()
    }
  }
} catch {
  say("\(error)")
  exit(1)
}
