import IntentKitCore
import IntentKitPlatform

/// The build settings of the targets in Xcode projects, as far as they concern declarations.
///
/// Xcode projects are read line by line, because their format has one setting in each line.
/// Settings that a target inherits, or that come from configuration files, aren't read.
struct TargetSettings {
  /// The settings of a target in one configuration.
  struct Target {
    /// The folder of the project, to which its paths are relative.
    var folder: String
    var values: [String: String] = [:]

    /// The path of a file that a setting names; nil if it contains variables.
    func path(_ setting: String) -> String? {
      guard var path = values[setting] else { return nil }
      for prefix in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "./"]
      where path.hasPrefix(prefix) {
        path = String(path.dropFirst(prefix.count))
      }
      guard !path.contains("$"), !path.hasPrefix("/") else { return nil }
      return folder.isEmpty ? path : "\(folder)/\(path)"
    }

    /// Whether the target is a part of an app for watchOS.
    var isForWatch: Bool { values["SDKROOT"] == "watchos" }
    /// Whether the target contains tests.
    var isForTests: Bool {
      ["TEST_HOST", "TEST_TARGET_NAME", "BUNDLE_LOADER"].contains { values[$0] != nil }
    }
    /// Whether Xcode generates the Info.plist, or adds keys to it.
    var generatesInformation: Bool { values["GENERATE_INFOPLIST_FILE"] == "YES" }
  }

  private(set) var targets: [Target] = []
  /// The development language of the first project that names it.
  private(set) var developmentLanguage: String?

  /// Reads the files of Xcode projects; those that can't be read have no settings.
  init(_ paths: [String]) {
    for path in paths {
      guard let bytes = try? InputFile.bytes(of: path) else { continue }
      let project = path.folderAndName.folder.folderAndName.folder
      read(String(decoding: bytes, as: UTF8.self), in: project)
    }
  }

  private mutating func read(_ text: String, in folder: String) {
    var target: Target?
    var isInList = false
    for line in text.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      let line = (String(line) ?? "").trimmed
      if isInList {
        isInList = line != ");"
        continue
      }
      if line == "buildSettings = {" {
        target = Target(folder: folder)
      } else if line == "};", let whole = target {
        targets.append(whole)
        target = nil
      } else if line.hasSuffix("= (") {
        isInList = true
      } else if let (key, value) = Self.setting(line) {
        if target != nil {
          target?.values[key] = value
        } else if key == "developmentRegion", developmentLanguage == nil {
          developmentLanguage = value
        }
      }
    }
  }

  /// Returns the key and the value of a line: `KEY = "a value";`.
  private static func setting(_ line: String) -> (key: String, value: String)? {
    guard line.hasSuffix(";"), let equals = line.firstRange(of: " = ") else { return nil }
    func unquoted(_ text: Substring) -> String {
      guard text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 else { return String(text) }
      return String(text.dropFirst().dropLast()).replacing("\\\"", with: "\"")
        .replacing("\\n", with: "\n")
    }
    return (
      unquoted(line[..<equals.lowerBound]), unquoted(line[equals.upperBound...].dropLast())
    )
  }

  /// Returns the settings of the target with an Info.plist.
  func target(withInformationAt path: String) -> Target? {
    targets.first { $0.path("INFOPLIST_FILE") == path }
  }

  /// The settings of the first app whose Info.plist Xcode generates entirely.
  var generatedApp: Target? {
    targets.first { target in
      target.generatesInformation && target.values["INFOPLIST_FILE"] == nil && !target.isForWatch
        && !target.isForTests && target.values["PRODUCT_BUNDLE_IDENTIFIER"] != nil
        // Frameworks have generated files as well.
        && (target.values["ASSETCATALOG_COMPILER_APPICON_NAME"] != nil
          || target.values.keys.contains { $0.hasPrefix("INFOPLIST_KEY_UI") })
    }
  }
}

extension TargetSettings.Target {
  /// Returns the content of an Info.plist with the keys that Xcode adds to it.
  func completing(_ information: [String: ParameterValue]) -> [String: ParameterValue] {
    guard generatesInformation else { return information }
    var result = information
    let prefix = "INFOPLIST_KEY_"
    for (setting, value) in values where setting.hasPrefix(prefix) {
      let key = String(setting.dropFirst(prefix.count))
      // The keys of manifests that a setting can give are texts, except for the scenes.
      if AppManifest.App.textKeys.contains(key), result[key] == nil { result[key] = .string(value) }
    }
    if values["\(prefix)UIApplicationSceneManifest_Generation"] == "YES",
      result["UIApplicationSceneManifest"] == nil
    {
      result["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
    }
    if result["CFBundleName"] == nil { result["CFBundleName"] = "$(PRODUCT_NAME)" }
    return result
  }
}

extension AppManifest.App {
  /// The keys whose values are texts.
  fileprivate static let textKeys = Set(
    recordSchema.fields.filter { $0.type == .string }.map(\.name))
}
