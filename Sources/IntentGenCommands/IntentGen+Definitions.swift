import IntentCatalog
import IntentDefinitionFiles
import IntentDefinitionSwift
import IntentKitPlatform

extension IntentGen {
  /// Writes the content of a definition file as JSON, and returns the exit status.
  static func definitions(path: String, output: String?) -> Int32 {
    do throws(SystemError) {
      guard let file = try read(path) else { return 1 }
      if let output {
        let target = try OutputTarget(output)
        guard target.file == nil || target.file != FileEntry.Identity(at: path) else {
          printError("\(output) can't be written, because it is the input. Choose another file.")
          return 1
        }
        try OutputFile.write(file.json, to: target)
      } else {
        try StandardStream.output.write(file.json)
      }
      return 0
    } catch {
      printError("\(error)")
      return 1
    }
  }

  /// Writes, lists or compares the Swift for a definition file, and returns the exit status.
  static func intents(path: String, _ output: IntentsOutput, _ options: SwiftOptions) -> Int32 {
    do throws(SystemError) {
      guard let file = try read(path) else { return 1 }
      let generator = SwiftGenerator(file, named: path.splitAtLastSlash.name, options)
      switch output {
      case .standardOutput:
        try StandardStream.output.write(generator.source)
        return 0
      case .file(let path, let action):
        let (folder, name) = path.splitAtLastSlash
        let file = GeneratedFile(path: name, text: generator.source)
        return try perform(
          action, [file], in: GeneratedFolder(path: folder, header: generator.header),
          removes: false)
      case .folder(let path, let action):
        let folder = GeneratedFolder(path: path, header: generator.header)
        return try perform(action, generator.files, in: folder, removes: true)
      }
    } catch {
      printError("\(error)")
      return 1
    }
  }

  /// Writes, lists or compares the files of a folder.
  ///
  /// - Parameters:
  ///   - action: The use of the files.
  ///   - files: The content that the folder should have.
  ///   - folder: The folder.
  ///   - removes: Whether generated files that are in the folder and not among `files` are
  ///     superfluous.
  /// - Returns: The exit status.
  /// - Throws: An error of the file system if a file can't be written or removed.
  private static func perform(
    _ action: IntentsOutput.Action, _ files: [GeneratedFile], in folder: GeneratedFolder,
    removes: Bool
  ) throws(SystemError) -> Int32 {
    switch action {
    case .write: return try write(files, to: folder, removes: removes)
    case .list:
      for file in files { print("\(folder.path)/\(file.path)") }
      return 0
    case .check:
      let differences = folder.differences(from: files).filter {
        removes || $0.kind != .superfluous
      }
      for difference in differences { print("\(folder.path)/\(difference)") }
      return differences.isEmpty ? 0 : 1
    }
  }

  /// Writes the files of a folder that differ, and removes those that aren't generated anymore.
  ///
  /// An unchanged file keeps its date, so that nothing is built again. A file that isn't generated
  /// (the definition file itself, the author's own Swift) is never replaced.
  ///
  /// - Returns: The exit status.
  private static func write(
    _ files: [GeneratedFile], to folder: GeneratedFolder, removes: Bool
  ) throws(SystemError) -> Int32 {
    try Folders.create(folder.path, isPrivate: false)
    let differences = folder.differences(from: files)
    for difference in differences where difference.kind == .differs {
      let path = "\(folder.path)/\(difference.path)"
      let bytes = try InputFile.bytes(of: path)
      guard bytes.isEmpty || bytes.starts(with: SwiftGenerator.headerStart.utf8) else {
        printError(
          "\(path) can't be written, because it isn't a generated file. Move it, or choose another "
            + "place.")
        return 1
      }
    }
    for difference in differences {
      if let file = files.first(where: { $0.path == difference.path }) {
        try OutputFile.write(file.text, to: OutputTarget("\(folder.path)/\(file.path)"))
      } else if removes {
        try OpenFolder(folder.path, isCreating: false)?.remove(difference.path)
      }
    }
    return 0
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
