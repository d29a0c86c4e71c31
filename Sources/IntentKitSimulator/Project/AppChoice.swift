import IntentKitCore
import IntentKitPlatform

/// An app of a project: its Info.plist, its targets, or both.
struct AppCandidate {
  /// The Info.plist; nil if Xcode generates it.
  var file: ProjectFile?
  /// The targets that share the Info.plist.
  var targets: [XcodeTarget]
  /// The place in the project.
  var place: ProjectPlace
  /// Whether it declares something about Siri.
  var usesSiri: Bool

  /// The system that the app runs on, if it's known.
  var platform: XcodeTarget.Platform? {
    if let platform = targets.lazy.compactMap(\.platform).first { return platform }
    if file?.role == .watchApp { return .watchOS }
    if let platform = place.platform { return platform }
    let keys = ["LSMinimumSystemVersion", "NSMainNibFile", "NSMainStoryboardFile"]
    return file.flatMap { file in keys.contains { file.list[$0] != nil } ? .macOS : nil }
  }

  /// The precedence of the app: lower for the one that a project is about.
  var rank: Int {
    if place.isExample { return 3 }
    switch platform {
    case .watchOS: return 2
    case .tvOS: return 1
    default:
      return file.map { $0.isTrue("LSBackgroundOnly") || $0.isTrue("LSUIElement") } == true ? 1 : 0
    }
  }

  /// The names that choose the app, the best one first.
  var names: [String] {
    let keys = ["CFBundleDisplayName", "CFBundleName"]
    let settings = targets.first?.settings
    let declared = keys.compactMap { key in
      file?.list[key]?.string.flatMap { settings?.resolving($0) ?? $0 }
        ?? settings?["INFOPLIST_KEY_\(key)"]
    }
    let all =
      targets.compactMap(\.name) + declared
      + targets.compactMap { $0.settings["PRODUCT_NAME"] } + (place.folders.last.map { [$0] } ?? [])
    return all.filter { !$0.hasVariable && !$0.trimmed.isEmpty }.uniqued
  }

  /// The app in a list of several.
  var label: String {
    let path = file?.path ?? targets.first?.folder
    return (names.first ?? "?") + (path.map { " (\($0))" } ?? "")
  }
}

/// The folders on the way from a project to a file, and what their names say.
struct ProjectPlace {
  let folders: [String]

  /// The folders of what isn't the app itself.
  private static let examples: Set = [
    "example", "examples", "sample", "samples", "demo", "demos", "test", "tests", "uitests",
    "fixture", "fixtures", "template", "templates", "vendor", "external", "submodules",
    "thirdparty", "third_party", "dependencies",
  ]

  /// Whether a folder contains examples, tests or the work of others.
  var isInFolderOfExamples: Bool {
    folders.contains { Self.examples.contains($0.lowercased()) }
  }

  /// Whether the name of a folder says that this isn't the app itself, as in `KitchenDemo`.
  var isExample: Bool { isInFolderOfExamples || !words.isDisjoint(with: Self.examples) }

  /// The system in the name of a folder.
  var platform: XcodeTarget.Platform? {
    if !words.isDisjoint(with: ["watch", "watchos", "watchkit"]) { return .watchOS }
    return words.isDisjoint(with: ["tv", "tvos", "appletv"]) ? nil : .tvOS
  }

  /// The words in the names of the folders, in lowercase letters: example, tv, os for Example-tvOS.
  private var words: Set<String> {
    var words: Set<String> = []
    for folder in folders {
      for part in folder.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        words.insert(part.lowercased())
        var word = ""
        for character in part {
          if character.isUppercase, word.last?.isUppercase == false {
            words.insert(word.lowercased())
            word = ""
          }
          word.append(character)
        }
        words.insert(word.lowercased())
      }
    }
    return words
  }
}

/// Chooses the app that a project is about.
struct AppChoice {
  /// The path of the project.
  let path: String
  let candidates: [AppCandidate]

  /// Returns the app of a name, or the only one that the project can be about.
  ///
  /// - Returns: The index of the app, or nil if there is none, or only examples.
  /// - Throws: ``ManifestError`` if there is no app of the name, or if there are several without one.
  ///   Show it to the user.
  func index(named name: String?) throws(ManifestError) -> Int? {
    if let name { return try index(of: name) }
    let real = candidates.indices.filter { !candidates[$0].place.isInFolderOfExamples }
    let rank = real.map { candidates[$0].rank }.min()
    var best = real.filter { candidates[$0].rank == rank }
    let siri = best.filter { candidates[$0].usesSiri }
    if siri.count == 1 { best = siri }
    guard best.count > 1 else { return best.first }
    throw ManifestError(
      path: path,
      message:
        "found several apps: \(list(best)). Choose one by its name with --app NAME, or check its "
        + "folder.")
  }

  private func index(of name: String) throws(ManifestError) -> Int {
    // Products of several systems can have the same name, so that of the target comes first.
    let matches: [(AppCandidate) -> Bool] = [
      { $0.names.first == name }, { $0.names.contains(name) },
      { $0.names.contains { $0.folded == name.folded } },
    ]
    for isMatch in matches {
      if let index = candidates.firstIndex(where: isMatch) { return index }
    }
    let known = candidates.flatMap(\.names)
    let hint =
      name.nearest(in: known).map { " Did you mean “\($0)”?" }
      ?? (candidates.isEmpty ? "" : " The apps are \(list(Array(candidates.indices))).")
    throw ManifestError(path: path, message: "found no app “\(name)”.\(hint)")
  }

  /// The apps in folders of examples, for a message.
  var examples: String? {
    let examples = candidates.indices.filter { candidates[$0].place.isInFolderOfExamples }
    return examples.isEmpty ? nil : list(examples)
  }

  private func list(_ indices: [Int]) -> String {
    indices.prefix(5).map { candidates[$0].label }.joined(separator: ", ")
      + (indices.count > 5 ? ", …" : "")
  }
}
