import IntentKitCore
package import IntentKitPlatform

/// A property list of a project, and its meaning.
package struct ProjectFile: Sendable {
  /// The path of the file.
  package let path: String
  package let list: PropertyList
  package var role: Role

  /// The meaning of a file for the manifest of an app.
  package enum Role: Sendable, Hashable {
    /// The app's Info.plist.
    case app
    /// The Info.plist of an extension.
    case appExtension
    case entitlements
    /// The example phrases and names of the app.
    case vocabulary
    /// A file that isn't checked, with its description.
    case other(String)

    /// A file with the name of an Info.plist, but without its keys.
    static let unrelated = Role.other("no keys of an app")
    static let watchApp = Role.other("an app for watchOS")
    static let watchPart = Role.other("a part of an app for watchOS")
  }

  /// Reads a file.
  ///
  /// - Throws: ``ManifestError`` if the file can't be read or isn't a property list.
  init(path: String, bytes: [UInt8]? = nil) throws(ManifestError) {
    let content: [UInt8]
    if let bytes { content = bytes } else { content = try Self.bytes(of: path) }
    do throws(PropertyListError) {
      list = try PropertyListReader.propertyList(from: content)
    } catch {
      throw ManifestError(path: path, error)
    }
    self.path = path
    role = Self.role(of: list, path)
  }

  static func bytes(of path: String) throws(ManifestError) -> [UInt8] {
    do throws(SystemError) {
      return try InputFile.bytes(of: path)
    } catch {
      throw ManifestError(message: "\(error)")
    }
  }

  /// Whether the file contains entitlements, of the app or of another target.
  var isEntitlements: Bool { ProjectFolder.suffix(of: path) == "entitlements" }

  // MARK: - Roles

  /// Returns the meaning of a file by its content.
  private static func role(of list: PropertyList, _ path: String) -> Role {
    guard let members = list.members else { return .other("not a dictionary") }
    let keys = Set(members.map(\.key))
    // Some entitlements are also keys of an Info.plist.
    let hasEntitlements = keys.contains(where: \.isEntitlement)
    if ProjectFolder.suffix(of: path) == "entitlements"
      || hasEntitlements && !keys.contains(where: { $0.hasPrefix("CFBundle") })
    {
      return .entitlements
    }
    if !keys.isDisjoint(with: extensionKeys) { return .appExtension }
    if !keys.isDisjoint(with: watchKeys) { return .watchApp }
    if keys.contains("NSAppClip") { return .other("an App Clip") }
    if keys.contains("EXAppExtensionAttributes") { return .other("an extension of another kind") }
    switch list["CFBundlePackageType"]?.string {
    case "APPL": return .app
    case "BNDL", "FMWK", "dSYM": return .other("a bundle that isn't an app")
    default: return keys.contains(where: \.isOfApp) ? .app : .unrelated
    }
  }

  private static let extensionKeys: Set = [
    "NSExtension", "NSExtensionPointIdentifier", "NSExtensionAttributes", "IntentsSupported",
  ]
  private static let watchKeys: Set = [
    "WKWatchKitApp", "WKApplication", "WKCompanionAppBundleIdentifier",
  ]

  /// The extension point of an extension.
  var extensionPoint: String? { list["NSExtension"]?["NSExtensionPointIdentifier"]?.string }

  /// Whether the file of an extension lists intents.
  var listsIntents: Bool {
    list["NSExtension"]?["NSExtensionAttributes"]?["IntentsSupported"] != nil
  }

  /// Whether a key has the value true.
  func isTrue(_ key: String) -> Bool { list[key]?.content == .boolean(true) }

  /// Whether the file declares a name for users, as frameworks don't.
  var hasName: Bool { list["CFBundleDisplayName"] != nil }

  /// Whether the file declares something about Siri.
  var mentionsSiri: Bool {
    list.members?.contains { $0.key == "NSSiriUsageDescription" || $0.key.hasPrefix("IN") } ?? false
  }
}

extension String {
  fileprivate var isEntitlement: Bool {
    hasPrefix("com.apple.developer.") || hasPrefix("com.apple.security.")
      || ["application-identifier", "aps-environment", "get-task-allow"].contains(self)
  }

  /// Whether only the Info.plist of an app has this key.
  fileprivate var isOfApp: Bool {
    hasPrefix("UI") || hasPrefix("LS") || hasSuffix("UsageDescription") || hasPrefix("IN")
      || ["NSUserActivityTypes", "CFBundleURLTypes", "NSMainStoryboardFile"].contains(self)
  }
}
