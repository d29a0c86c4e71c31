import IntentDefinitionFiles
import IntentKitCore
import IntentKitPlatform
import IntentKitReports

/// The options of commands that read the custom intents of a definition file.
struct DefinitionOptions: OptionGroup {
  let path: Option<String?>

  /// Creates the options of a command that describes intents.
  init() { self.init("Include the custom intents of this .intentdefinition file.") }

  /// Creates the options.
  ///
  /// - Parameter help: The purpose of the file.
  init(_ help: String) {
    path = Option("definition", .text("FILE"), help: help)
  }
}

extension ParsedArguments<DefinitionOptions> {
  /// Returns the custom intents of the file; nil if the options name none.
  ///
  /// - Throws: ``CommandError`` if the file can't be read or has errors.
  func schemas() throws(CommandError) -> [IntentSchema]? {
    guard let path = self.path else { return nil }
    let document = try usable { () throws(SystemError) in try DefinitionDocument(path: path) }
    if let error = document.findings.first(where: { $0.severity == .error }) {
      throw .usage(
        "\(error.description(path: path)) See intentsim check-definition for all findings.")
    }
    do {
      let value = try JSONReader.value(from: document.file.json)
      return try IntentDefinitions(parameterValue: value).schemas()
    } catch {
      throw .usage("the intents of \(path) can't be used: \(error)")
    }
  }
}
