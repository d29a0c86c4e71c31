public import IntentKitCore
import IntentKitPlatform

/// The declarations of an app in the property lists and entitlements of its project.
///
/// ```swift
/// import IntentKitSimulator
///
/// let project = try ManifestProject(folder: "Lighthouse")
/// print(try project.manifest().appDescription.displayName)
/// ```
public struct ManifestProject: Sendable {
  /// The path of the folder, or of the first file.
  public let name: String
  /// The declarations of all files together, in the form of a manifest.
  public let value: ParameterValue
  /// The files that were read, those of the app first.
  package let files: [ProjectFile]
  /// The facts about the files that the manifest doesn't contain.
  package let context: ManifestContext

  /// Reads the files in a folder: each Info.plist, the entitlements, and the files with localized
  /// names and example phrases.
  ///
  /// Hidden folders, build products and the folders of package managers are skipped. If the folder
  /// contains an Xcode project, its build settings are the values of variables, and the keys that
  /// Xcode adds to an Info.plist count as well.
  ///
  /// - Parameter path: The path of a project's folder, or of an app that was built.
  /// - Throws: ``ManifestError`` if a file can't be read, or if the folder contains no app, or
  ///   several. Show it to the user.
  public init(folder path: String) throws(ManifestError) {
    try self.init(folder: path, app: nil)
  }

  /// Reads the files of one of several apps in a folder.
  ///
  /// - Parameters:
  ///   - path: The path of a project's folder.
  ///   - app: The name of the app or its target; nil for the only app.
  /// - Throws: ``ManifestError`` if a file can't be read, or if the folder doesn't contain the app.
  ///   Show it to the user.
  public init(folder path: String, app: String?) throws(ManifestError) {
    var assembly = ManifestAssembly(try ProjectFolder(path))
    try assembly.assemble(app: app)
    self.init(name: path, assembly)
  }

  /// Reads files, each of which is an Info.plist of an app or an extension, or contains
  /// entitlements.
  ///
  /// Rules that concern a missing file aren't checked: without entitlements, no entitlement is
  /// missing.
  ///
  /// - Parameter paths: The paths of the files; `-` for the standard input.
  /// - Throws: ``ManifestError`` if a file can't be read, or if two files are of an app. Show it to
  ///   the user.
  public init(files paths: [String]) throws(ManifestError) {
    try self.init(files: paths.map { ($0, nil) })
  }

  /// Creates a project from files that were read before.
  package init(files: [(path: String, bytes: [UInt8]?)]) throws(ManifestError) {
    var assembly = ManifestAssembly()
    try assembly.assemble(files)
    self.init(name: files.first?.path ?? "", assembly)
  }

  private init(name: String, _ assembly: ManifestAssembly) {
    self.name = name
    value = assembly.value
    files = assembly.files
    context = assembly.context
  }

  /// Returns the manifest of all files together.
  ///
  /// - Returns: The manifest. Where there is no file for a part, the part allows every request.
  /// - Throws: ``ManifestError`` for the first value of a wrong type. Show it to the author of the
  ///   file.
  public func manifest() throws(ManifestError) -> AppManifest {
    var manifest: AppManifest
    do throws(ParameterError) {
      manifest = try AppManifest(parameterValue: value)
    } catch {
      let place = place(of: error.path)
      throw ManifestError(path: place.path, position: place.position, message: error.description)
    }
    if context.unknownParts.contains(.entitlements) { manifest.entitlements.siri = true }
    if context.unknownParts.contains(.app) { manifest.app.siriUsageDescription = "Siri" }
    return manifest
  }

  /// Returns the file and the position of a path, or of where a missing value belongs.
  ///
  /// - Parameter path: The path in the manifest.
  /// - Returns: The path of the file, or that of the project if no file contains the part; and the
  ///   position unless the file is binary.
  public func place(of path: ParameterPath) -> (path: String, position: JSONPosition?) {
    let steps = path.steps
    let file: ProjectFile?
    var used = 1
    switch steps.first {
    case .name("app"): file = files.first { $0.role == .app }
    case .name("entitlements"): file = files.first { $0.role == .entitlements }
    case .name("extensions"):
      let extensions = files.filter { $0.role == .appExtension }
      if case .index(let index)? = steps.dropFirst().first, extensions.indices.contains(index) {
        file = extensions[index]
        used = 2
      } else {
        file = nil
      }
    case .name("vocabularies"):
      let vocabularies = files.filter { $0.role == .vocabulary }
      if case .index(let index)? = steps.dropFirst().first, vocabularies.indices.contains(index) {
        file = vocabularies[index]
        used = 2
      } else {
        file = nil
      }
    default: file = nil
    }
    guard let file else { return (name, nil) }
    return (file.path, file.list.position(of: steps.dropFirst(used)))
  }
}
