import IntentKitCore
import IntentKitPlatform

/// The files in a folder that declare something about an app.
struct ProjectFolder {
  /// The path of the folder.
  let path: String
  /// The paths of the files that can be an Info.plist.
  private(set) var informationFiles: [String] = []
  /// The paths of the files with entitlements.
  private(set) var entitlementFiles: [String] = []
  /// The paths of the files with localized values of an Info.plist.
  private(set) var localizationFiles: [String] = []
  /// The paths of the vocabularies.
  private(set) var vocabularyFiles: [String] = []
  /// The paths of the intent definition files.
  private(set) var definitionFiles: [String] = []
  /// The paths of the files from which a project, and possibly its property lists, is generated.
  private(set) var generatorFiles: [String] = []
  /// The paths of the Xcode projects' own files.
  private(set) var xcodeFiles: [String] = []
  /// The paths of the folders of languages.
  private(set) var languageFolders: [String] = []
  /// The names of the source files in Objective-C, without their suffixes.
  private(set) var objectiveCNames: Set<String> = []

  private var entryCount = 0
  private var fileCount = 0
  private var visited: Set<FileEntry.Identity> = []

  /// The maximum nesting depth of folders.
  static let maximumDepth = 16
  /// The maximum number of files and folders.
  static let maximumEntryCount = 100_000
  /// The maximum number of files to read.
  static let maximumFileCount = 2000

  /// The folders that contain no sources of the app.
  private static let skippedNames: Set = [
    "pods", "carthage", "deriveddata", "build", "node_modules", "index.noindex",
  ]
  private static let skippedSuffixes = [
    "app", "appex", "framework", "xcframework", "bundle", "xcarchive", "xcassets", "dsym", "docc",
    "playground",
  ]

  /// The folders of an app that was built, or of an archive, that contain bundles.
  private static let bundleFolders: [String: Set<String>] = [
    "appex": ["PlugIns", "Extensions"], "app": ["Payload", "Applications"],
  ]

  /// Whether the folder is or contains an app that was built.
  private(set) var isProduct: Bool

  /// Searches a folder.
  ///
  /// - Throws: ``ManifestError`` if a folder can't be read, or if there are too many files. Show it
  ///   to the user.
  init(_ path: String) throws(ManifestError) {
    let end = path.utf8.lastIndex { $0 != UInt8(ascii: "/") }
    self.path = end.map { String(path[...$0]) } ?? ""
    isProduct = Self.suffix(of: self.path) == "app"
    let root = self.path.isEmpty ? "/" : self.path
    if case .missing(let error) = FileEntry(at: root) { throw ManifestError(message: "\(error)") }
    try search(root, depth: 0)
  }

  private mutating func search(_ folder: String, depth: Int) throws(ManifestError) {
    guard case .folder(let identity) = FileEntry(at: folder), visited.insert(identity).inserted,
      depth <= Self.maximumDepth
    else { return }
    let names: [String]
    do throws(SystemError) {
      names = try Folders.names(in: folder).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw ManifestError(message: "\(error)")
    }
    entryCount += names.count
    guard entryCount <= Self.maximumEntryCount, fileCount <= Self.maximumFileCount else {
      throw ManifestError(
        path: path,
        message: "found more than \(Self.maximumEntryCount) files and folders, or more than "
          + "\(Self.maximumFileCount) property lists. Check the folder of one app.")
    }
    for name in names {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if add(name, path) {
        fileCount += 1
      } else if mayContainSources(name, in: folder), case .folder = FileEntry(at: path) {
        if Self.suffix(of: name) == "lproj" { languageFolders.append(path) }
        try search(path, depth: depth + 1)
      }
    }
  }

  /// Adds a file whose name says that it declares something, and returns whether it does.
  private mutating func add(_ name: String, _ path: String) -> Bool {
    switch Self.suffix(of: name) {
    case "entitlements": entitlementFiles.append(path)
    case "strings" where name == "InfoPlist.strings": localizationFiles.append(path)
    case "xcstrings" where name == "InfoPlist.xcstrings": localizationFiles.append(path)
    case "plist" where name == "AppIntentVocabulary.plist": vocabularyFiles.append(path)
    case "plist" where name.lowercased().contains("info"): informationFiles.append(path)
    case "pbxproj" where name == "project.pbxproj": xcodeFiles.append(path)
    case "intentdefinition": definitionFiles.append(path)
    case _ where Self.generators.contains(name):
      guard case .file = FileEntry(at: path) else { return false }
      generatorFiles.append(path)
    case "m", "mm":
      objectiveCNames.insert(name.split(separator: ".").first.map { String($0) } ?? name)
      return false
    default: return false
    }
    return true
  }

  /// The files of Tuist, XcodeGen, Bazel and Buck.
  private static let generators: Set = [
    "Project.swift", "project.yml", "project.yaml", "BUILD", "BUILD.bazel", "BUCK",
  ]

  private mutating func mayContainSources(_ name: String, in folder: String) -> Bool {
    // An app that was built contains its extensions, whatever its folder is called.
    if Self.bundleFolders[Self.suffix(of: name)]?.contains(folder.folderAndName.name) == true {
      isProduct = true
      return true
    }
    return !Self.skippedNames.contains(name.lowercased())
      && !Self.skippedSuffixes.contains(Self.suffix(of: name))
  }

  /// The names of the folders below this one on the way to a file.
  func folders(to path: String) -> [Substring] {
    String(decoding: path.utf8.dropFirst(self.path.utf8.count), as: UTF8.self)
      .split(separator: "/").dropLast()
  }

  /// Returns the part of a name after its last point, in lowercase letters.
  static func suffix(of name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}

extension String {
  /// The folder of this path, and the name in it.
  var folderAndName: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", self) }
    return (String(self[..<slash]), String(self[utf8.index(after: slash)...]))
  }

  /// The language of the nearest localization folder in this path; nil for `Base.lproj`.
  var languageOfFolder: String? {
    for name in split(separator: "/").reversed() where name.lowercased().hasSuffix(".lproj") {
      let language = String(name.dropLast(6))
      return language == "Base" ? nil : language
    }
    return nil
  }
}
