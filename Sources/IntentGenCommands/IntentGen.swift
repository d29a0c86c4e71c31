import IntentCatalog
import IntentDefinitionFiles
import IntentKitPlatform

/// The command that regenerates checked-in sources and reads definition files.
package struct IntentGen {
  /// Runs the command line of the process and exits.
  package static func run() {
    do throws(UsageError) {
      switch try Arguments(Array(CommandLine.arguments.dropFirst())) {
      case .help:
        print(Arguments.usage)
      case .system(let packagePath, let isCheck):
        CurrentProcess.flushAndExit(system(packagePath: packagePath, isCheck: isCheck))
      case .definitions(let path, let output):
        CurrentProcess.flushAndExit(definitions(path: path, output: output))
      case .intents(let path, let output, let options):
        CurrentProcess.flushAndExit(intents(path: path, output, options))
      }
    } catch {
      printError(error.message)
      CurrentProcess.flushAndExit(2)
    }
  }

  /// Writes or compares the system intents, and returns the exit status.
  private static func system(packagePath: String, isCheck: Bool) -> Int32 {
    do {
      let files = SystemRenderer(try SystemCatalog(packagePath: packagePath)).files
      let folder = GeneratedFolder(path: "\(packagePath)/\(SystemRenderer.path)")
      if isCheck {
        let differences = folder.differences(from: files)
        for difference in differences {
          print("\(SystemRenderer.path)/\(difference); run \(SystemRenderer.command)")
        }
        return differences.isEmpty ? 0 : 1
      }
      let changes = try folder.write(files)
      print("\(files.count) files, \(changes.count) of them changed.")
      return 0
    } catch {
      printError("\(error)")
      return 1
    }
  }

  /// Writes a sentence to the standard error.
  static func printError(_ sentence: String) {
    try? StandardStream.error.write("intentgen: \(sentence.visible)\n")
  }
}
