import IntentKitCore
import IntentKitPlatform

/// A target of an Xcode project.
struct XcodeTarget: Sendable {
  /// The identifiers of the target and of those that it depends on.
  var id = ""
  var dependencies: Set<String> = []
  /// The name; nil if the project doesn't say which settings belong to which target.
  var name: String?
  /// The end of the product's type, such as `application` or `app-extension`.
  var productType: String?
  /// The folder of the project, to which its paths are relative.
  var folder: String
  var settings: BuildSettings

  /// The system that a product runs on.
  enum Platform: Sendable {
    case iOS, macOS, tvOS, visionOS, watchOS

    /// The platform of an SDK; nil if the SDK is unknown, or one for several platforms.
    init?(sdk: String) {
      let platforms: [(String, Platform)] = [
        ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("xr", .visionOS),
        ("watch", .watchOS),
      ]
      guard let platform = platforms.first(where: { sdk.hasPrefix($0.0) })?.1 else { return nil }
      self = platform
    }
  }

  /// The path of a file that a setting names; nil if it's unknown.
  func path(_ setting: String) -> String? { settings[setting]?.path(in: folder) }

  /// The system that the product runs on, if it's known.
  var platform: Platform? {
    if productType?.contains("watch") == true { return .watchOS }
    if productType?.hasPrefix("tv-") == true { return .tvOS }
    return settings["SDKROOT"].flatMap { Platform(sdk: $0) }
      ?? settings["SUPPORTED_PLATFORMS"].flatMap { Platform(sdk: $0) }
  }

  /// Whether the product is a bundle of tests.
  var isForTests: Bool {
    productType.map { $0.hasPrefix("bundle.") && $0.contains("test") }
      ?? ["TEST_HOST", "TEST_TARGET_NAME", "BUNDLE_LOADER"].contains { settings[$0] != nil }
  }

  /// Whether the product is an app, for any system.
  ///
  /// Without a type, a product with an identifier is one if it has an icon or keys of an app, because
  /// frameworks have generated files as well.
  var isApp: Bool {
    if let productType {
      return productType.hasPrefix("application") && !productType.contains("on-demand")
        && !productType.hasSuffix("messages")
    }
    return generatesInformation && !isForTests && settings["PRODUCT_BUNDLE_IDENTIFIER"] != nil
      && ["ASSETCATALOG_COMPILER_APPICON_NAME", "INFOPLIST_KEY_UILaunchScreen_Generation"]
        .contains { settings[$0] != nil }
  }

  /// Whether Xcode generates the Info.plist, or adds keys to it.
  var generatesInformation: Bool { settings["GENERATE_INFOPLIST_FILE"] == "YES" }
}

// MARK: - Projects

/// The targets of all Xcode projects in a folder.
struct XcodeTargets {
  private(set) var all: [XcodeTarget] = []
  /// The development language of the first project that names it.
  private(set) var developmentLanguage: String?
  /// The targets with each Info.plist, which several can share.
  private var numbers: [String: [Int]] = [:]
  /// The languages of the projects; empty if they aren't known.
  private(set) var languages: Set<String> = []
  /// Whether a project can't be read, so that any target can be missing.
  private(set) var isIncomplete = false

  init() {}

  /// Reads the files of Xcode projects.
  init(_ paths: [String]) {
    for path in paths {
      guard let bytes = try? InputFile.bytes(of: path, atMost: PropertyListReader.maximumSize),
        let list = try? PropertyListReader.textPropertyList(from: bytes)
      else {
        isIncomplete = true
        continue
      }
      let reader = XcodeProjectReader(list, path)
      all += reader.targets
      developmentLanguage = developmentLanguage ?? reader.developmentLanguage
      languages.formUnion(reader.languages)
    }
    for (number, target) in all.enumerated() {
      if let path = target.path("INFOPLIST_FILE") { numbers[path, default: []].append(number) }
    }
  }

  /// Returns the targets with an Info.plist.
  func targets(withInformationAt path: String) -> [XcodeTarget] {
    (numbers[path] ?? []).map { all[$0] }
  }

  /// Returns the identifiers of the targets that a target needs, also through others.
  func dependencies(of target: XcodeTarget) -> Set<String> {
    var found: Set<String> = []
    var rest = target.dependencies
    while let id = rest.popFirst() {
      guard found.insert(id).inserted, let next = all.first(where: { $0.id == id }) else {
        continue
      }
      rest.formUnion(next.dependencies)
    }
    return found
  }
}

/// Reads the objects of a project, which refer to each other by identifiers.
private struct XcodeProjectReader {
  private let list: PropertyList
  private var objects: [String: PropertyList] = [:]
  /// The groups of files and groups.
  private var parents: [String: String] = [:]
  private var folder: String
  private let path: String

  init(_ list: PropertyList, _ path: String) {
    self.list = list
    self.path = path
    folder = path.folderAndName.folder.folderAndName.folder
    for member in list["objects"]?.members ?? [] {
      objects[member.key] = member.value
      for child in member.value.strings("children") { parents[child] = member.key }
    }
    if let part = project?["projectDirPath"]?.string { folder = part.path(in: folder) }
  }

  private var project: PropertyList? { object(list["rootObject"]) }

  var developmentLanguage: String? {
    project.map { $0["developmentRegion"]?.string } ?? list["developmentRegion"]?.string
  }

  var languages: Set<String> { Set(project?.strings("knownRegions") ?? []) }

  private func object(_ id: PropertyList?) -> PropertyList? { id?.string.flatMap { objects[$0] } }

  var targets: [XcodeTarget] {
    guard let project else {
      // Without references, each dictionary of settings counts as a target.
      return list.dictionaries("buildSettings").map {
        XcodeTarget(
          folder: folder,
          settings: BuildSettings(layers: [layer(of: $0), SettingsLayer(constants)]))
      }
    }
    return project.strings("targets").compactMap { id in
      guard let target = objects[id] else { return nil }
      let type = target["productType"]?.string.map {
        $0.replacing("com.apple.product-type.", with: "")
      }
      // Several projects can contain the same identifier.
      return XcodeTarget(
        id: "\(path)#\(id)",
        dependencies: Set(
          target.strings("dependencies").compactMap { objects[$0]?["target"]?.string }
            .map { "\(path)#\($0)" }),
        name: target["name"]?.string, productType: type, folder: folder,
        settings: settings(of: target, type, project))
    }
  }

  private var constants: [String: String] {
    let name = path.folderAndName.folder.folderAndName.name
    let base = name.hasSuffix(".xcodeproj") ? String(name.dropLast(10)) : name
    return [
      "SRCROOT": ".", "SOURCE_ROOT": ".", "PROJECT_DIR": ".", "PROJECT_NAME": base, "PROJECT": base,
    ]
  }

  private func settings(
    of target: PropertyList, _ type: String?, _ project: PropertyList
  ) -> BuildSettings {
    let name = target["name"]?.string ?? ""
    let own = configuration(of: target, preferring: nil)
    let common = configuration(of: project, preferring: own?["name"]?.string)
    var fixed = constants
    fixed["TARGET_NAME"] = name
    fixed["TARGETNAME"] = name
    fixed["CONFIGURATION"] = own?["name"]?.string
    fixed["DEVELOPMENT_LANGUAGE"] = developmentLanguage
    let kinds = ["application": "APPL", "app-extension": "XPC!", "framework": "FMWK"]
    let defaults = [
      "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": kinds[type ?? ""] ?? "BNDL",
    ]
    return BuildSettings(
      layers: [SettingsLayer(fixed)] + [own, common].flatMap { $0.map(layers) ?? [] }
        + [SettingsLayer(defaults)])
  }

  /// Returns the configuration that is released: the one of this name, or the default one.
  private func configuration(of owner: PropertyList, preferring name: String?) -> PropertyList? {
    let list = object(owner["buildConfigurationList"])
    let all = list?.strings("buildConfigurations").compactMap { objects[$0] } ?? []
    for name in [name, "Release", list?["defaultConfigurationName"]?.string] {
      if let one = all.first(where: { $0["name"]?.string == name }), name != nil { return one }
    }
    return all.first { $0["name"]?.string?.lowercased().contains("release") == true } ?? all.last
  }

  /// Returns the settings of a configuration, before those of the file that it is based on.
  private func layers(_ configuration: PropertyList) -> [SettingsLayer] {
    var layers = [layer(of: configuration["buildSettings"])]
    if let id = configuration["baseConfigurationReference"]?.string {
      layers.append(layer(ofFile: self.path(of: id)))
    } else if let id = configuration["baseConfigurationReferenceAnchor"]?.string {
      let name = configuration["baseConfigurationReferenceRelativePath"]?.string ?? ""
      layers.append(layer(ofFile: self.path(of: id).map { name.path(in: $0) }))
    }
    return layers
  }

  private func layer(ofFile path: String?) -> SettingsLayer {
    if let path { return SettingsLayer(file: path) }
    var layer = SettingsLayer()
    layer.isComplete = false
    return layer
  }

  private func layer(of settings: PropertyList?) -> SettingsLayer {
    var layer = SettingsLayer()
    for member in settings?.members ?? [] {
      let elements = member.value.elements?.compactMap(\.string).joined(separator: " ")
      if let text = member.value.string ?? elements { layer.set(member.key, text) }
    }
    return layer
  }

  /// Returns the path of a file or a group; nil if it isn't relative to the project.
  private func path(of id: String) -> String? {
    var path = ""
    var id: String? = id
    for _ in 0..<100 {
      guard let next = id, let object = objects[next] else { break }
      let part = object["path"]?.string ?? ""
      path = path.isEmpty ? part : part.isEmpty ? path : "\(part)/\(path)"
      switch object["sourceTree"]?.string {
      case "SOURCE_ROOT": return path.path(in: folder)
      case "<absolute>": return path
      case "<group>", nil: id = parents[next]
      default: return nil
      }
    }
    return path.path(in: folder)
  }
}

extension PropertyList {
  /// The texts in an array.
  fileprivate func strings(_ key: String) -> [String] {
    self[key]?.elements?.compactMap(\.string) ?? []
  }

  /// The dictionaries of a key, at any depth.
  fileprivate func dictionaries(_ key: String) -> [PropertyList] {
    switch content {
    case .dictionary(let members):
      members.flatMap { $0.key == key ? [$0.value] : $0.value.dictionaries(key) }
    case .array(let elements): elements.flatMap { $0.dictionaries(key) }
    default: []
    }
  }
}

// MARK: - Property lists

extension XcodeTarget {
  /// Returns the content of an Info.plist with the values of its variables, and with the keys that
  /// Xcode adds to it.
  ///
  /// A key whose setting is unknown has that variable as its value, so that no rule judges it.
  func completing(_ information: ParameterValue) -> ParameterValue {
    guard case .object(var result) = information.resolving(settings) else { return information }
    let generation = settings.value(of: "GENERATE_INFOPLIST_FILE")
    guard generation == .text("YES") || generation == .unknown else { return .object(result) }
    let standard = [
      "CFBundleName": "PRODUCT_NAME", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
      "CFBundleShortVersionString": "MARKETING_VERSION",
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
    ]
    // The keys of manifests that a setting can give are texts, except for the scenes.
    for key in AppManifest.App.textKeys.union(standard.keys) where result[key] == nil {
      let setting = standard[key] ?? "INFOPLIST_KEY_\(key)"
      switch generation == .unknown ? .unknown : settings.value(of: setting) {
      case .text(let text): result[key] = .string(text)
      case .unknown: result[key] = .string("$(\(setting))")
      case .absent: if standard[key] != nil { result[key] = .string("$(\(setting))") }
      }
    }
    if settings["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"] == "YES",
      result["UIApplicationSceneManifest"] == nil
    {
      result["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
    }
    return .object(result)
  }
}

extension ParameterValue {
  /// Returns this value with the values of its variables where they are known.
  func resolving(_ settings: BuildSettings) -> ParameterValue {
    switch self {
    case .string(let text): .string(settings.resolving(text) ?? text)
    case .array(let elements): .array(elements.map { $0.resolving(settings) })
    case .object(let members): .object(members.mapValues { $0.resolving(settings) })
    default: self
    }
  }
}

extension AppManifest.App {
  /// The keys whose values are texts.
  fileprivate static let textKeys = Set(
    recordSchema.fields.filter { $0.type == .string }.map(\.name))
}
