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
      case .compatible(let packagePath, let isCheck):
        CurrentProcess.flushAndExit(compatible(packagePath: packagePath, isCheck: isCheck))
      case .language(let packagePath, let isCheck):
        CurrentProcess.flushAndExit(language(packagePath: packagePath, isCheck: isCheck))
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
    regenerate(
      SystemRenderer.path, of: packagePath, with: SystemRenderer.command, isCheck: isCheck
    ) { SystemRenderer(try SystemCatalog(packagePath: packagePath)).files }
  }

  /// Writes or compares the module for SiriKit's source files, and returns the exit status.
  private static func compatible(packagePath: String, isCheck: Bool) -> Int32 {
    let sources = regenerate(
      CompatibleRenderer.path, of: packagePath, with: CompatibleRenderer.command, isCheck: isCheck
    ) {
      CompatibleRenderer(
        try SystemCatalog(packagePath: packagePath),
        try CompatibleSurface(packagePath: packagePath)
      ).files
    }
    let tests = regenerate(
      SurfaceTestRenderer.path, of: packagePath, with: CompatibleRenderer.command, isCheck: isCheck
    ) {
      SurfaceTestRenderer(
        try SystemCatalog(packagePath: packagePath),
        try CompatibleSurface(packagePath: packagePath)
      ).files
    }
    return max(sources, tests)
  }

  /// Writes or compares the tables of the languages, and returns the exit status.
  private static func language(packagePath: String, isCheck: Bool) -> Int32 {
    regenerate(
      LanguageRenderer.path, of: packagePath, with: LanguageRenderer.command, isCheck: isCheck
    ) { try LanguageRenderer(packagePath: packagePath).files }
  }

  /// Writes or compares a folder of generated files, and returns the exit status.
  private static func regenerate(
    _ path: String, of packagePath: String, with command: String, isCheck: Bool,
    _ files: () throws -> [GeneratedFile]
  ) -> Int32 {
    do {
      let files = try files()
      let folder = GeneratedFolder(path: "\(packagePath)/\(path)")
      if isCheck {
        let differences = folder.differences(from: files)
        for difference in differences { print("\(path)/\(difference); run \(command)") }
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
