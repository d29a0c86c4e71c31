import IntentDefinitionFiles
import IntentKitCore
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator

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

extension DefinitionOptions {
  /// The options of a command that runs requests.
  static var ofRequests: DefinitionOptions {
    DefinitionOptions(
      "The app's custom intents are those of this .intentdefinition file. With --extension, that "
        + "program handles them, unless it has definitions of its own; without it, the scenario's "
        + "script, or the obvious answers.")
  }
}

extension ParsedArguments<DefinitionOptions> {
  /// Returns the custom intents of the file, if any.
  ///
  /// - Throws: ``CommandError`` if the file can't be read or has errors.
  func schemas() throws(CommandError) -> [IntentSchema]? {
    guard let path = self.path else { return nil }
    return try usable { () throws(Simulator.DefinitionError) in
      try DefinitionCache.shared.schemas(at: path)
    }
  }
}

/// The definition files that a command has read, each of which may be that of many scenarios.
final class DefinitionCache: Sendable {
  /// The files of this process.
  static let shared = DefinitionCache()

  private typealias Contents = Result<[IntentSchema], Simulator.DefinitionError>
  private let files = Locked<[String: Contents]>([:])

  /// Returns the custom intents of a file.
  func schemas(at path: String) throws(Simulator.DefinitionError) -> [IntentSchema] {
    if let known = files.withLock({ $0[path] }) { return try known.get() }
    let contents = Contents { () throws(Simulator.DefinitionError) in try Self.read(path) }
    files.withLock { $0[path] = contents }
    return try contents.get()
  }

  private static func read(
    _ path: String
  ) throws(Simulator.DefinitionError) -> [IntentSchema] {
    guard !path.isEmpty else {
      throw Simulator.DefinitionError(
        "the definition file needs the name of a file, not an empty one.")
    }
    let document: DefinitionDocument
    do throws(SystemError) {
      document = try DefinitionDocument(path: path)
    } catch {
      throw Simulator.DefinitionError("\(error)")
    }
    if let error = document.findings.first(where: { $0.severity == .error }) {
      throw Simulator.DefinitionError(
        "\(error.description(path: path)) See intentsim check-definition for all findings.")
    }
    do {
      let value = try JSONReader.value(from: document.file.json)
      return try IntentDefinitions(parameterValue: value).schemas()
    } catch {
      throw Simulator.DefinitionError("the intents of \(path) can't be used: \(error)")
    }
  }
}
