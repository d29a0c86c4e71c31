package import IntentKitCore

// The definition files of scenarios, whose intents are handled by an extension or by a script.

extension Simulator {
  /// A closure that returns the custom intents of the file at a path.
  ///
  /// It is passed to the simulator, because the reader of definition files isn't part of it. It is
  /// called for each scenario, and concurrently.
  package typealias DefinitionReader =
    @Sendable (_ path: String) throws(DefinitionError) -> [IntentSchema]

  /// An error of a definition file.
  package struct DefinitionError: Error, Sendable, CustomStringConvertible {
    /// The place and the problem.
    package let description: String

    /// Creates an error.
    package init(_ description: String) {
      self.description = description
    }
  }

  /// Returns the custom intents of a scenario's definition file.
  ///
  /// - Returns: The intents; nil if there is no definition file, or it isn't needed because an app
  ///   in this program has the intent.
  package func definedIntents(
    of file: ScenarioFile, _ options: Options
  ) throws(ScenarioError) -> [IntentSchema]? {
    guard let path = options.definition ?? file.definitionPath else { return nil }
    let place = options.definition == nil ? file.place(of: ["definition"]) : nil
    guard let definitionReader else {
      if apps.contains(where: { $0.hasCustomIntent(named: file.scenario.intent) }) { return nil }
      throw ScenarioError(
        path: place,
        message: "found a definition file, expected an app with its intents: only intentsim reads "
          + "definition files.")
    }
    do throws(DefinitionError) {
      return try definitionReader(path)
    } catch {
      throw ScenarioError(path: place, message: error.description)
    }
  }

  /// Returns the apps for a scenario.
  func apps(
    for file: ScenarioFile, _ options: Options
  ) throws(ScenarioError) -> [SimulatedApp] {
    guard let intents = try definedIntents(of: file, options) else { return apps }
    let installed = apps.filter(\.isOutOfProcess)
    guard installed.isEmpty else { return installed.map { $0.adding(intents) } }
    let path = options.definition ?? file.definitionPath ?? ""
    let names = [file.scenario.app, file.scenario.appName].compactMap(\.self)
    let name = names.first ?? AppDescription.name(ofDefinitionAt: path)
    return [
      SimulatedApp(
        scripting: intents,
        as: AppDescription(displayName: name, alternativeNames: Array(names.dropFirst())))
    ]
  }
}

extension SimulatedApp {
  /// Returns whether the app has a custom intent with a name, or any one if the name isn't known.
  fileprivate func hasCustomIntent(named name: String?) -> Bool {
    guard let intents = try? customIntents() else { return false }
    return name.map { intents.custom(named: $0) != nil } ?? !intents.isEmpty
  }
}

extension ScenarioFile {
  /// The path of the definition file, from the current folder.
  package var definitionPath: String? {
    guard let name = scenario.definition else { return nil }
    guard let path, !name.hasPrefix("/"), let end = path.lastIndex(of: "/") else { return name }
    return path[...end] + name
  }
}

extension AppDescription {
  /// The name of an app of which only the definition file is known.
  ///
  /// Xcode calls the file “Intents” in any app, so the name is then that of the folder.
  package static func name(ofDefinitionAt path: String) -> String {
    var parts = path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
    let file = parts.popLast().map { $0.split(separator: ".").first ?? $0 } ?? "App"
    let folder = parts.last.flatMap { $0.hasPrefix(".") ? nil : $0 }
    return String(file == "Intents" ? folder ?? file : file)
  }
}
