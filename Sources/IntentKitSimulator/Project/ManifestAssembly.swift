import IntentKitCore
import IntentKitPlatform

/// The files of a project, from which a manifest is assembled.
struct ManifestAssembly {
  private(set) var files: [ProjectFile] = []
  private(set) var value: ParameterValue = [:]
  private(set) var context = ManifestContext()

  private var folder: ProjectFolder?
  private var settings = TargetSettings([])

  /// Starts with a folder, or without one for files that are given by name.
  init(_ folder: ProjectFolder? = nil) {
    self.folder = folder
    if let folder { settings = TargetSettings(folder.xcodeFiles) }
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
    let points = files.filter { $0.role == .appExtension }.map { $0.list.extensionPoint }
    if points.allSatisfy({ $0 == AppManifest.Extension.interfacePoint }) {
      context.unknownParts.insert(.extensions)
    }
    compose(nil)
  }

  // MARK: - Folders

  /// Reads the files of the folder.
  mutating func assemble() throws(ManifestError) {
    guard let folder else { return }
    for path in folder.informationFiles {
      var file = try ProjectFile(path: path)
      if file.role == .entitlements { file.role = .unrelated }
      let isWatch =
        settings.target(withInformationAt: path)?.isForWatch
        ?? path.dropFirst(folder.path.count).lowercased().contains("watch")
      if isWatch { file.role = .other("a part of an app for watchOS") }
      if settings.target(withInformationAt: path)?.isForTests == true {
        file.role = .other("a bundle of tests")
      }
      files.append(file)
    }
    try chooseApp()
    let app = files.first { $0.role == .app }
    let target =
      app.map { settings.target(withInformationAt: $0.path) } ?? settings.generatedApp
    guard app != nil || target != nil || files.contains(where: { $0.role == .appExtension }) else {
      throw ManifestError(
        path: folder.path,
        message: "found no Info.plist of an app or an extension, expected a project or an app. "
          + "Name its files, if they have other names.")
    }
    if app == nil, target == nil { context.unknownParts.insert(.app) }
    try chooseEntitlements(target)
    try readLocalization(app)
    context.objectiveCClasses = folder.objectiveCNames
    compose(target)
  }

  /// Chooses the app among the files, possibly those of several targets.
  private mutating func chooseApp() throws(ManifestError) {
    var candidates = files.indices.filter { files[$0].role == .app }
    if candidates.isEmpty, settings.generatedApp == nil {
      // The mistake may be that the keys of an app are missing.
      let bundles = files.indices.filter { files[$0].role == .unrelated && files[$0].hasName }
      if bundles.count == 1 { files[bundles[0]].role = .app }
    }
    let siri = candidates.filter { files[$0].mentionsSiri }
    if siri.count == 1, candidates.count > 1 {
      for index in candidates where index != siri[0] { files[index].role = .other("another app") }
      candidates = siri
    }
    guard candidates.count > 1 else { return }
    let paths = candidates.prefix(5).map { files[$0].path }.joined(separator: ", ")
    throw ManifestError(
      path: folder?.path,
      message:
        "found several apps: \(paths). Check the folder of one of them, or name the files of "
        + "one app.")
  }

  /// Chooses the app's entitlements, named by a target or near its Info.plist.
  private mutating func chooseEntitlements(
    _ target: TargetSettings.Target?
  ) throws(ManifestError) {
    guard let folder else { return }
    var entitlements: [ProjectFile] = []
    for path in folder.entitlementFiles { entitlements.append(try ProjectFile(path: path)) }
    func folders(_ role: ProjectFile.Role) -> Set<String> {
      Set(files.filter { $0.role == role }.map(\.path.folderAndName.folder))
    }
    func siri(_ file: ProjectFile) -> Bool {
      file.list["com.apple.developer.siri"]?.content == .boolean(true)
    }
    let ofApp = folders(.app)
    let elsewhere = folders(.appExtension).subtracting(ofApp)
    let named = target?.path("CODE_SIGN_ENTITLEMENTS")
    let near = entitlements.filter { ofApp.contains($0.path.folderAndName.folder) }
    let free = entitlements.filter { !elsewhere.contains($0.path.folderAndName.folder) }
    let choices = near.isEmpty ? (free.isEmpty ? entitlements : free) : near
    let chosen =
      entitlements.first { $0.path == named } ?? choices.first(where: siri) ?? choices.first
    for var file in entitlements {
      file.role =
        file.path == chosen?.path ? .entitlements : .other("entitlements of another target")
      files.append(file)
    }
    // The entitlements of an app that was built are in its signature.
    if chosen == nil, folder.isProduct { context.unknownParts.insert(.entitlements) }
  }

  // MARK: - Languages

  private mutating func readLocalization(_ app: ProjectFile?) throws(ManifestError) {
    guard let folder else { return }
    let region = app?.list["CFBundleDevelopmentRegion"]?.string
    var localization = AppLocalization(
      developmentLanguage: region.flatMap { $0.contains("$") ? nil : $0 }
        ?? settings.developmentLanguage ?? "en")
    // The folders of extensions; all others are the app's, also those of shared resources.
    let others = Set(
      files.filter { $0.role != .app && $0.role != .unrelated && !$0.isEntitlements }
        .map(\.path.folderAndName.folder)
    ).subtracting([folder.path, app?.path.folderAndName.folder ?? folder.path])
    func isOfApp(_ path: String) -> Bool { !others.contains { path.hasPrefix("\($0)/") } }
    for path in folder.languageFolders where isOfApp(path) {
      if let language = "\(path)/".languageOfFolder { localization.add(language) }
    }
    for path in folder.localizationFiles where isOfApp(path) {
      try localization.addValues(of: path)
    }
    for path in folder.vocabularyFiles {
      var file = try ProjectFile(path: path)
      file.role = .vocabulary
      if let language = path.languageOfFolder { localization.add(language) }
      files.append(file)
    }
    context.localization = localization
  }

  // MARK: - The manifest

  /// Composes the manifest of the files.
  private mutating func compose(_ target: TargetSettings.Target?) {
    files.sort { ($0.role.order, $0.path) < ($1.role.order, $1.path) }
    var parts: [String: ParameterValue] = [:]
    if case .object(let information) = first(.app).map({ ParameterValue($0.list) }) ?? [:] {
      parts["app"] = .object(target?.completing(information) ?? information)
    }
    parts["entitlements"] = first(.entitlements).map { ParameterValue($0.list) } ?? [:]
    let extensions = files.filter { $0.role == .appExtension }
    parts["extensions"] = .array(extensions.map { ParameterValue($0.list) })
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

  /// Returns a vocabulary with the language of its folder.
  private func vocabulary(_ file: ProjectFile) -> ParameterValue {
    guard case .object(var members) = ParameterValue(file.list) else { return .object([:]) }
    members["language"] = .string(
      file.path.languageOfFolder ?? context.localization?.developmentLanguage ?? "en")
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
  /// The extension point of an extension.
  fileprivate var extensionPoint: String? {
    self["NSExtension"]?["NSExtensionPointIdentifier"]?.string
  }
}
