import IntentCatalog
import IntentDefinitionFiles
import IntentKitPlatform

extension IntentGen {
  /// Writes the content of a definition file as JSON, and returns the exit status.
  static func definitions(path: String, output: String?) -> Int32 {
    do throws(SystemError) {
      guard let file = try read(path) else { return 1 }
      if let output {
        try OutputFile.write(file.json, to: OutputTarget(output))
      } else {
        try StandardStream.output.write(file.json)
      }
      return 0
    } catch {
      printError("\(error)")
      return 1
    }
  }

  /// Writes Swift for a definition file, and returns the exit status.
  static func intents(path: String, _ output: IntentsOutput, _ options: SwiftOptions) -> Int32 {
    do {
      guard let file = try read(path) else { return 1 }
      let generator = SwiftGenerator(file, named: path.splitAtLastSlash.name, options)
      switch output {
      case .standardOutput: try StandardStream.output.write(generator.source)
      case .file(let path, isDryRun: true): print(path)
      case .file(let path, isDryRun: false):
        let (folder, name) = path.splitAtLastSlash
        // An unchanged file keeps its date, so that nothing is built again.
        _ = try GeneratedFolder(path: folder, header: generator.header)
          .write([GeneratedFile(path: name, text: generator.source)], removesSuperfluous: false)
      case .folder(let path, isDryRun: true):
        for file in generator.files { print("\(path)/\(file.path)") }
      case .folder(let path, isDryRun: false):
        _ = try GeneratedFolder(path: path, header: generator.header).write(generator.files)
      }
      return 0
    } catch {
      printError("\(error)")
      return 1
    }
  }

  /// Reads a definition file and writes its problems to the standard error.
  ///
  /// - Returns: The content, or nil if the file has errors.
  private static func read(_ path: String) throws(SystemError) -> DefinitionFile? {
    let document = try DefinitionDocument(path: path)
    for line in document.lines {
      try? StandardStream.error.write(line.visibleOnOneLine + "\n")
    }
    return document.hasErrors ? nil : document.file
  }
}
