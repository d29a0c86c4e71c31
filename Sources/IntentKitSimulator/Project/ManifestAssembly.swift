import IntentKitCore
import IntentKitPlatform

/// The files of a project, from which a manifest is assembled.
struct ManifestAssembly {
  private(set) var files: [ProjectFile] = []
  private(set) var value: ParameterValue = [:]
  private(set) var context = ManifestContext()

  private let folder: ProjectFolder?
  /// The development language, if the project declares it.
  private var developmentLanguage: String?
  private let targets: XcodeTargets

  /// Starts with a folder, or without one for files that are given by name.
  init(_ folder: ProjectFolder? = nil) {
    self.folder = folder
    targets = XcodeTargets(folder?.xcodeFiles ?? [])
  }

  // MARK: - Files by name

  /// Reads files that a user names.
  mutating func assemble(_ given: [(path: String, bytes: [UInt8]?)]) throws(ManifestError) {
    for (path, bytes) in given {
      var file = try ProjectFile(path: path, bytes: bytes)
      // The user says that it is of interest.
      if case .other = file.role, file.list.members != nil { file.role = .app }
      guard file.list.members != nil else {
        throw ManifestError(
          path: path, position: file.list.position(of: []),
          message: "found another value, expected a dictionary.")
      }
      let hasOther = files.contains { $0.role == file.role }
      if hasOther, let part = file.role.single {
        throw ManifestError(
          path: path,
          message: "found a second file with \(part), expected the files of one app.")
      }
      files.append(file)
    }
    if !files.contains(where: { $0.role == .app }) { context.unknownParts.insert(.app) }
    if !files.contains(where: { $0.role == .entitlements }) {
      context.unknownParts.insert(.entitlements)
    }
    let points = files.filter { $0.role == .appExtension }.map(\.extensionPoint)
    if points.allSatisfy({ $0 == AppManifest.Extension.interfacePoint }) {
      context.unknownParts.insert(.extensions)
    }
    compose(nil)
  }

  // MARK: - Folders

  /// Reads the files of the folder.
  ///
  /// - Parameter name: The name of the app if there are several.
  /// - Throws: ``ManifestError`` if a file can't be read, or if the app isn't clear. Show it to the user.
  mutating func assemble(app name: String?) throws(ManifestError) {
    guard let folder else { return }
    for path in folder.informationFiles { try add(path, folder) }
    let choice = AppChoice(path: folder.path, candidates: candidates(folder))
    let index = try choice.index(named: name)
    let app = index.map { choice.candidates[$0] }
    assignRoles(app, choice, folder)
    guard app != nil || files.contains(where: { $0.role == .appExtension }) else {
      throw Self.noApp(folder, choice)
    }
    let target = app?.targets.first
    findUnknownParts(app, folder)
    try chooseEntitlements(target)
    try readLocalization(app)
    readDefinitions(folder)
    context.objectiveCClasses = folder.objectiveCNames
    context.hasScenes = app?.platform.map { $0 == .iOS || $0 == .visionOS }
    compose(target)
  }

  private mutating func add(_ path: String, _ folder: ProjectFolder) throws(ManifestError) {
    var file: ProjectFile
    do throws(ManifestError) {
      file = try ProjectFile(path: path)
    } catch {
      // Examples and templates contain files that aren't finished.
      if folder.place(of: path).isExample { return }
      throw error
    }
    if file.role == .entitlements { file.role = .unrelated }
    let targets = targets.targets(withInformationAt: path)
    if !targets.isEmpty, targets.allSatisfy(\.isForTests) {
      file.role = .other("a bundle of tests")
    } else if file.role == .unrelated, targets.contains(where: \.isApp) {
      file.role = .app
    } else if file.role == .app, !targets.isEmpty,
      targets.allSatisfy({ $0.productType != nil && !$0.isApp })
    {
      file.role = .other("a bundle that isn't an app")
    }
    files.append(file)
  }

  /// The apps in the folder.
  private mutating func candidates(_ folder: ProjectFolder) -> [AppCandidate] {
    let services = Set(
      files.filter { $0.role == .appExtension && $0.listsIntents }
        .flatMap { targets.targets(withInformationAt: $0.path).map(\.id) })
    func usesSiri(_ file: ProjectFile?, _ owners: [XcodeTarget]) -> Bool {
      file?.mentionsSiri == true
        || owners.contains { !targets.dependencies(of: $0).isDisjoint(with: services) }
    }
    if !files.contains(where: { $0.role == .app }), !targets.all.contains(where: \.isApp) {
      // The mistake may be that the keys of an app are missing.
      let bundles = files.indices.filter { files[$0].role == .unrelated && files[$0].hasName }
      if bundles.count == 1 { files[bundles[0]].role = .app }
    }
    let known = files.filter { $0.role == .app || $0.role == .watchApp }.map { file in
      let owners = targets.targets(withInformationAt: file.path)
        .filter { $0.productType == nil || $0.isApp }
      return AppCandidate(
        file: file, targets: owners, place: folder.place(of: file.path, owners),
        usesSiri: usesSiri(file, owners))
    }
    let paths = Set(files.map(\.path))
    let generated = targets.all.filter { target in
      target.isApp && target.path("INFOPLIST_FILE").map(paths.contains) != true
    }
    return known
      + generated.map { target in
        AppCandidate(
          targets: [target], place: folder.place(of: "\(target.folder)/", [target]),
          usesSiri: target.settings["INFOPLIST_KEY_NSSiriUsageDescription"] != nil
            || usesSiri(nil, [target]))
      }
  }

  private static func noApp(_ folder: ProjectFolder, _ choice: AppChoice) -> ManifestError {
    let isGenerated = !folder.generatorFiles.isEmpty
    let found =
      choice.examples.map { "no Info.plist of the app, only of examples: \($0). " }
      ?? "no Info.plist of an app or an extension, expected a project or an app. "
    let cure =
      choice.examples == nil
      ? "Name its files, if they have other names." : "Choose one with --app NAME."
    return ManifestError(
      path: folder.path,
      message: "found \(found)"
        + (isGenerated
          ? "If a tool generates the project, check it after that. \(cure)" : cure))
  }

  /// Decides which files belong to the app.
  private mutating func assignRoles(
    _ app: AppCandidate?, _ choice: AppChoice, _ folder: ProjectFolder
  ) {
    let own = app?.targets.first.map { targets.dependencies(of: $0) } ?? []
    let others = Set(choice.candidates.flatMap(\.targets).flatMap { targets.dependencies(of: $0) })
    for index in files.indices {
      let file = files[index]
      let owners = targets.targets(withInformationAt: file.path)
      let place = folder.place(of: file.path)
      let platform =
        owners.lazy.compactMap(\.platform).first ?? (owners.isEmpty ? place.platform : nil)
      switch file.role {
      case .app, .watchApp:
        if file.path == app?.file?.path {
          files[index].role = .app
        } else if platform == .watchOS {
          files[index].role = .watchApp
        } else if file.role == .app {
          files[index].role = .other("another app")
        }
      case .appExtension:
        let ids = Set(owners.map(\.id))
        let isForeign = ids.isDisjoint(with: own) && !ids.isDisjoint(with: others)
        let isExample = place.isInFolderOfExamples && app?.place.isInFolderOfExamples != true
        let isForWatch = platform == .watchOS || file.extensionPoint == "com.apple.watchkit"
        if isForWatch, app?.platform != .watchOS {
          files[index].role = .watchPart
        } else if isForeign || isExample {
          files[index].role = .other("an extension of another app")
        } else if !owners.isEmpty, let platform, let system = app?.platform, platform != system {
          files[index].role = .other("an extension for another system")
        }
      default: break
      }
    }
  }

  /// Notes what isn't in the files because it's generated, or in files that aren't here.
  private mutating func findUnknownParts(_ app: AppCandidate?, _ folder: ProjectFolder) {
    let folders = folder.generatorFiles.map { $0.folderAndName.folder }
    let isGenerated =
      app?.targets.isEmpty != false
      && (targets.isIncomplete
        || folders.contains { app?.file?.path.hasPrefix("\($0)/") ?? true })
    if isGenerated {
      context.isGenerated = true
      context.unknownParts = Set(ManifestContext.Part.allCases)
    }
    guard app?.file == nil else { return }
    // Without a file, all keys are settings, unless the file isn't here.
    let target = app?.targets.first
    if target?.generatesInformation != true
      || target?.settings.value(of: "INFOPLIST_FILE") != .absent
    {
      context.unknownParts.insert(.app)
    }
  }

  /// Chooses the app's entitlements, named by a target or near its Info.plist.
  private mutating func chooseEntitlements(_ target: XcodeTarget?) throws(ManifestError) {
    guard let folder else { return }
    let setting = target?.settings.value(of: "CODE_SIGN_ENTITLEMENTS")
    let named = target?.path("CODE_SIGN_ENTITLEMENTS")
    var entitlements: [ProjectFile] = []
    for path in folder.entitlementFiles { entitlements.append(try ProjectFile(path: path)) }
    func folders(_ role: ProjectFile.Role) -> Set<String> {
      Set(files.filter { $0.role == role }.map(\.path.folderAndName.folder))
    }
    func siri(_ file: ProjectFile) -> Bool { file.isTrue("com.apple.developer.siri") }
    let ofApp = folders(.app)
    let elsewhere = folders(.appExtension).subtracting(ofApp)
    let near = entitlements.filter { ofApp.contains($0.path.folderAndName.folder) }
    let free = entitlements.filter { !elsewhere.contains($0.path.folderAndName.folder) }
    let choices = near.isEmpty ? (free.isEmpty ? entitlements : free) : near
    let chosen =
      named.map { named in entitlements.first { $0.path == named } }
      ?? choices.first(where: siri) ?? choices.first
    for var file in entitlements {
      file.role =
        file.path == chosen?.path ? .entitlements : .other("entitlements of another target")
      files.append(file)
    }
    // The entitlements of an app that was built are in its signature, and others are generated.
    if chosen == nil, folder.isProduct || named != nil || setting == .unknown {
      context.unknownParts.insert(.entitlements)
    }
  }

  // MARK: - Languages and definitions

  private mutating func readLocalization(_ app: AppCandidate?) throws(ManifestError) {
    guard let folder else { return }
    let settings = app?.targets.first?.settings
    let region = app?.file?.list["CFBundleDevelopmentRegion"]?.string.flatMap {
      settings?.resolving($0) ?? ($0.hasVariable ? nil : $0)
    }
    developmentLanguage = region ?? targets.developmentLanguage
    var localization = AppLocalization(
      developmentLanguage: developmentLanguage ?? "en",
      known: settings == nil ? [] : targets.languages)
    // The folders of extensions; all others are the app's, also those of shared resources.
    let others = Set(
      files.filter { $0.role != .app && $0.role != .unrelated && !$0.isEntitlements }
        .map(\.path.folderAndName.folder)
    ).subtracting([folder.path, app?.file?.path.folderAndName.folder ?? folder.path])
    let isExample = app?.place.isInFolderOfExamples == true
    func isOfProject(_ path: String) -> Bool {
      isExample || !folder.place(of: path).isInFolderOfExamples
    }
    func isOfApp(_ path: String) -> Bool {
      isOfProject(path) && !others.contains { path.hasPrefix("\($0)/") }
    }
    for path in folder.languageFolders where isOfApp(path) {
      if let language = "\(path)/".languageOfFolder { localization.add(language) }
    }
    for path in folder.localizationFiles where isOfApp(path) {
      try localization.addValues(of: path)
    }
    for path in folder.vocabularyFiles where isOfProject(path) {
      var file = try ProjectFile(path: path)
      file.role = .vocabulary
      if let language = path.languageOfFolder { localization.add(language) }
      files.append(file)
    }
    context.localization = localization
  }

  private mutating func readDefinitions(_ folder: ProjectFolder) {
    var classes: Set<String> = []
    for path in folder.definitionFiles {
      guard let list = try? ProjectFile(path: path).list, let intents = list["INIntents"]?.elements
      else {
        context.definitions = .unknown
        return
      }
      classes.formUnion(intents.flatMap(\.intentClasses))
    }
    if !folder.definitionFiles.isEmpty { context.definitions = .classes(classes) }
  }

  // MARK: - The manifest

  /// Composes the manifest of the files.
  private mutating func compose(_ target: XcodeTarget?) {
    files.sort { ($0.role.order, $0.path) < ($1.role.order, $1.path) }
    var parts: [String: ParameterValue] = [:]
    let information = first(.app).map { ParameterValue($0.list) } ?? [:]
    parts["app"] = target?.completing(information) ?? information
    let entitlements = first(.entitlements).map { ParameterValue($0.list) } ?? [:]
    parts["entitlements"] = target.map { entitlements.resolving($0.settings) } ?? entitlements
    let extensions = files.filter { $0.role == .appExtension }
    let own = target.map { targets.dependencies(of: $0) } ?? []
    parts["extensions"] = .array(
      extensions.map { file in
        let owners = targets.targets(withInformationAt: file.path)
        let owner = owners.first { own.contains($0.id) } ?? owners.first
        return owner?.completing(ParameterValue(file.list)) ?? ParameterValue(file.list)
      })
    let vocabularies = files.filter { $0.role == .vocabulary }
    if !vocabularies.isEmpty { parts["vocabularies"] = .array(vocabularies.map(vocabulary)) }
    value = .object(parts)
    context.extensionPaths = extensions.map(\.path)
    let lists = [
      (first(.app), [ParameterPath.Step.name("app")]),
      (first(.entitlements), [.name("entitlements")]),
    ]
    context.duplicateKeys =
      lists.flatMap { file, steps in file?.list.duplicatePaths.map { $0.inside(steps) } ?? [] }
      + extensions.enumerated().flatMap { index, file in
        file.list.duplicatePaths.map { $0.inside([.name("extensions"), .index(index)]) }
      }
  }

  /// Returns a vocabulary with the language of its folder, if it's in one of a language.
  private func vocabulary(_ file: ProjectFile) -> ParameterValue {
    guard case .object(var members) = ParameterValue(file.list) else { return .object([:]) }
    let isBase = file.path.contains("/Base.lproj/")
    let language = file.path.languageOfFolder ?? (isBase ? developmentLanguage : nil)
    members["language"] = language.map { .string($0) }
    return .object(members)
  }

  private func first(_ role: ProjectFile.Role) -> ProjectFile? {
    files.first { $0.role == role }
  }
}

extension ParameterPath {
  /// Returns this path within the value at other steps.
  fileprivate func inside(_ steps: [Step]) -> ParameterPath { ParameterPath(steps + self.steps) }
}

extension ProjectFile.Role {
  /// The name of a role that only one file can have.
  fileprivate var single: String? {
    switch self {
    case .app: "the keys of an app"
    case .entitlements: "entitlements"
    case .appExtension, .vocabulary, .other: nil
    }
  }

  fileprivate var order: Int {
    switch self {
    case .app: 0
    case .entitlements: 1
    case .appExtension: 2
    case .vocabulary: 3
    case .other: 4
    }
  }
}

extension PropertyList {
  /// The names that the class of an intent in a definition file can have.
  fileprivate var intentClasses: [String] {
    guard let name = self["INIntentName"]?.string, self["INIntentType"]?.string != "System" else {
      return []
    }
    if let own = self["INIntentClassName"]?.string { return [own] }
    return ["", self["INIntentClassPrefix"]?.string ?? ""].map { "\($0)\(name)Intent" }
  }
}

extension ProjectFolder {
  /// Returns the folders to a file, and the names of the targets that it belongs to.
  fileprivate func place(of path: String, _ targets: [XcodeTarget] = []) -> ProjectPlace {
    ProjectPlace(
      folders: folders(to: path).map { String($0) } + targets.prefix(1).compactMap(\.name))
  }
}
