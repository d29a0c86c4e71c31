import Foundation
import PackagePlugin

/// A plugin that generates Swift for the definition files of a target while it is built.
///
/// Each `.intentdefinition` file gives one Swift file. The file `intentgen.json` beside it, or beside
/// the folder of its language, has the options: `{ "visibility": "public", "classPrefix": "Soup" }`. The option
/// `"style": "compatible"` is for handlers that were written for Apple's framework.
@main
struct IntentDefinitionPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let definitions = module.sourceFiles.map(\.url).filter {
      $0.pathExtension == "intentdefinition"
    }
    let tool = try context.tool(named: "intentgen").url
    var names: Set<String> = []
    return try definitions.sorted { $0.path < $1.path }.map { definition in
      let name = definition.deletingPathExtension().lastPathComponent
      guard names.insert(name).inserted else {
        throw PluginError("\(target.name) has two definition files named \(name).")
      }
      // No other source of the target has such a name.
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).intentdefinition.swift")
      let options = try GeneratorOptions(besides: definition)
      return .buildCommand(
        displayName: "Generating Swift for \(definition.lastPathComponent)",
        executable: tool,
        arguments: ["intents", definition.path, "--output-file", output.path] + options.arguments,
        inputFiles: [definition] + localizedTexts(of: definition) + options.files,
        outputFiles: [output])
    }
  }

  /// Returns the files with the texts of a definition file in other languages.
  private func localizedTexts(of definition: URL) -> [URL] {
    let name = definition.deletingPathExtension().lastPathComponent
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: definition.folder, includingPropertiesForKeys: nil)) ?? []
    return entries.filter { $0.pathExtension == "lproj" }.sorted { $0.path < $1.path }
      .flatMap { folder in
        ["strings", "stringsdict"].map { folder.appending(path: "\(name).\($0)") }
      }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}

extension URL {
  /// The folder of a definition file, or the parent folder if it is the one of a language.
  fileprivate var folder: URL {
    let folder = deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
  }
}

/// The options in the file `intentgen.json` beside a definition file.
private struct GeneratorOptions {
  /// The arguments for the tool.
  var arguments: [String] = []
  /// The file, if it exists.
  var files: [URL] = []

  /// The content of the file.
  private struct Content: Decodable {
    var visibility: String?
    var classPrefix: String?
    var style: String?
  }

  init(besides definition: URL) throws {
    let file = definition.folder.appending(path: "intentgen.json")
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    files = [file]
    do {
      let content = try JSONDecoder().decode(Content.self, from: data)
      if let visibility = content.visibility { arguments += ["--visibility", visibility] }
      if let prefix = content.classPrefix { arguments += ["--class-prefix", prefix] }
      if let style = content.style { arguments += ["--style", style] }
    } catch {
      throw PluginError("\(file.path):1:1: error: The options aren't valid: \(error)")
    }
  }
}

/// A problem of the target to which the plugin is applied.
private struct PluginError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
