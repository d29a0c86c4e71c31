import IntentKitCore
import IntentKitPlatform

// The app of a request: the choice among the apps, its description and its folder.

extension RequestPreparation {
  /// The app that the scenario is for, and the name by which the user calls it.
  func chosenApp(
    _ schema: IntentSchema
  ) throws(ScenarioError) -> (app: SimulatedApp, spokenName: String) {
    var chosen: (app: SimulatedApp, spokenName: String)?
    // The names in a manifest don't lead to another app.
    let appName = scenario.given.manifest == nil ? scenario.appName : nil
    for (key, name) in [("app", scenario.app), ("appName", appName)] {
      guard let name else { continue }
      // Once the app is known, the user can only call it by another of its names.
      let candidates = chosen.map { [$0.app] } ?? apps
      let folded = name.folded
      let matches = candidates.lazy.compactMap { app in
        app.name(folded: folded).map { (app: app, spokenName: $0) }
      }
      guard let match = matches.first else { throw unknownApp(name, key, candidates) }
      chosen = match
    }
    if let chosen { return chosen }
    let candidates = candidates(handling: schema)
    if let app = candidates.first {
      // As in a sentence, the user says which app is meant (What Siri does, 1.7).
      guard candidates.count == 1 else {
        throw file.error(
          ParameterError(
            found: "the intent “\(schema.name)”, which several apps handle",
            expected: "the name of one of them as the app: "
              + candidates.map(\.description.displayName).inOneLine,
            path: ParameterPath([.name("intent")])))
      }
      return (app, app.description.displayName)
    }
    var error = file.error(
      ParameterError(
        found: "the intent “\(schema.name)”, which no app here handles",
        expected: intentsOfInstalledApp ?? "an intent that one of the apps handles",
        path: ParameterPath([.name("intent")])))
    if intentsOfInstalledApp == nil { error.helpTopic = .apps }
    throw error
  }

  /// Returns the apps that a request for an intent can mean if it names none.
  private func candidates(handling schema: IntentSchema) -> [SimulatedApp] {
    let handling = apps.filter { $0.description.handlingSite(of: schema) != nil }
    let candidates = handling.filter { !$0.isReachedByNameOnly }
    return candidates.isEmpty ? handling : candidates
  }

  /// Returns the names of the apps between which the scenario doesn't decide, with its intent; nil if
  /// the app is clear.
  func undecidedApps() throws(ScenarioError) -> (names: [String], intent: any Intent)? {
    let names: [String]
    let schema: IntentSchema?
    if let reading = try reading() {
      names = reading.candidates.map(\.app)
      schema = reading.candidates.first.flatMap { SystemIntents.named($0.intent)?.schema }
    } else {
      guard scenario.app == nil, scenario.appName == nil else { return nil }
      let requested = try requestedIntent().schema
      schema = requested
      names = candidates(handling: requested).map(\.description.displayName)
    }
    guard names.count > 1, let intent = schema.flatMap({ try? DynamicIntent($0) }) else {
      return nil
    }
    return (names, intent)
  }

  /// Returns the error for an app that isn't a candidate.
  private func unknownApp(
    _ name: String, _ key: String, _ candidates: [SimulatedApp]
  ) -> ScenarioError {
    let unknown = ParameterError.unknownApp(name, among: candidates, path: [.name(key)])
    var error = file.error(unknown)
    let canBeOther = candidates.count == apps.count && !apps.contains(where: \.isOutOfProcess)
    if unknown.hint == nil, canBeOther { error.helpTopic = .otherApps }
    return error
  }

  /// The intents that are expected of an app outside of this program, if it is the only one and
  /// declares its intents.
  var intentsOfInstalledApp: String? {
    guard apps.count == 1, let app = apps.first, app.isOutOfProcess,
      let custom = try? app.customIntents(),
      let names = app.description.intentNames(custom: custom)
    else { return nil }
    let name = app.description.displayName.shortened(to: 60)
    return names.isEmpty
      ? "an intent that \(name) declares, and it declares none"
      : "one that \(name) declares: \(names.inOneLine)"
  }

  /// The system's description of an app: the manifest of the scenario, or otherwise the app's own.
  func description(
    of app: SimulatedApp, _ spokenName: String
  ) throws(ScenarioError) -> AppDescription {
    guard var description = scenario.given.manifest?.appDescription else {
      var description = app.description
      description.displayName = spokenName
      return description
    }
    // Sentences need a name for the app.
    if description.displayName.isEmpty { description.displayName = app.description.displayName }
    guard let name = scenario.appName else { return description }
    let names = description.names
    guard let known = names.first(where: { $0.folded == name.folded }) else {
      throw file.error(
        ParameterError.unknownName(
          name, kind: "app", known: names, path: ParameterPath([.name("appName")])))
    }
    description.displayName = known
    return description
  }

  /// The folder that the app shares with its extension, created if necessary.
  func containerFolder(of app: AppDescription) throws(ScenarioError) -> String? {
    guard let container = options.container else { return nil }
    let folder = "\(container)/\(app.folderName)"
    func refuse(_ path: String, _ reason: String) -> ScenarioError {
      file.error(
        ParameterError(
          found: "“\(path.shortened(to: 120))”, which \(reason)",
          expected: "a folder in which this user may write",
          hint: "Choose another folder, or move away what is in its place.",
          path: ParameterPath([.name("container")])))
    }
    do throws(SystemError) {
      try Folders.create(container)
      try OpenFolder(container, isCreating: false)?.createFolder(app.folderName)
      try Folders.checkAccess(to: folder)
    } catch {
      throw refuse(error.path ?? folder, error.predicate)
    }
    return folder
  }
}

extension AppDescription {
  /// The maximum length of a folder's name in bytes, with room for a suffix.
  private static let maximumFolderNameLength = 200

  /// The display name as the name of a folder that is inside its parent.
  ///
  /// The system compares bytes. A slash with a combining mark is one character, but still a slash
  /// to the system, so scalars are replaced and not characters.
  fileprivate var folderName: String {
    var name = String.UnicodeScalarView()
    for scalar in displayName.unicodeScalars {
      name.append(scalar == "/" || scalar.isControl ? "-" : scalar)
    }
    guard !["", ".", ".."].contains(String(name)) else { return "App" }
    guard displayName.utf8.count > Self.maximumFolderNameLength else { return String(name) }
    // Long names that begin alike stay different.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in displayName.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let beginning = String(name).prefix(utf8Count: Self.maximumFolderNameLength)
    return "\(beginning)-\(String(hash, radix: 16))"
  }
}

extension [String] {
  /// These names on one line of limited length.
  var inOneLine: String { joined(separator: ", ").shortened(to: 400) }
}
