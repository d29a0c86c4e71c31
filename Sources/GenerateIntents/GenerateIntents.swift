import Foundation
import PackagePlugin

/// A command that writes Swift for the definition files of a package, to be checked in.
///
/// ```
/// swift package --allow-writing-to-package-directory generate-intents
/// ```
///
/// The files of each definition file are in the folder `Generated` beside it. A target with such
/// files doesn't use the build plugin.
@main
struct GenerateIntents: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var rest = ArgumentExtractor(arguments)
    let targetNames = rest.extractOption(named: "target")
    let targets =
      targetNames.isEmpty
      ? context.package.targets : try context.package.targets(named: targetNames)
    let tool = try context.tool(named: "intentgen").url
    var count = 0
    for target in targets {
      guard let module = target as? any SourceModuleTarget else { continue }
      let definitions = module.sourceFiles.map(\.url).filter {
        $0.pathExtension == "intentdefinition"
      }
      for definition in definitions.sorted(by: { $0.path < $1.path }) {
        try generate(definition, with: tool, options: rest.remainingArguments)
        count += 1
      }
    }
    if count == 0 { Diagnostics.warning("No target contains an .intentdefinition file.") }
  }

  /// Writes the Swift for one definition file.
  private func generate(_ definition: URL, with tool: URL, options: [String]) throws {
    var folder = definition.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
    let output = folder.appending(path: "Generated")
    let process = Process()
    process.executableURL = tool
    process.arguments = ["intents", definition.path, "--output", output.path] + options
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw GenerationError(path: definition.path)
    }
    print("\(definition.lastPathComponent): \(output.path)")
  }
}

/// A definition file for which no Swift was generated.
private struct GenerationError: Error, CustomStringConvertible {
  let path: String

  var description: String { "No Swift was generated for \(path)." }
}
