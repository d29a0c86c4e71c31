import IntentKitCore
import IntentKitPlatform

/// The files of a manifest: one in JSON, or the property lists of a project.
package enum ManifestSource: Sendable {
  case file(ManifestFile)
  case project(ManifestProject)

  /// Reads the manifests at paths.
  ///
  /// A folder is a project. Property lists that are named are those of one app, whose manifest is
  /// in the place of the first. Any other file is a manifest in JSON.
  ///
  /// - Parameters:
  ///   - paths: The paths of files and folders; `-` for the standard input.
  ///   - app: The name of the app in folders with several.
  /// - Returns: The manifests in the order of the paths.
  /// - Throws: ``ManifestError`` for the first file that can't be read. Show it to the user.
  package static func all(
    at paths: [String], app: String? = nil
  ) throws(ManifestError) -> [ManifestSource] {
    var sources: [ManifestSource] = []
    var lists: [(path: String, bytes: [UInt8]?)] = []
    var place: Int?
    for path in paths {
      if path != "-", case .folder = FileEntry(at: path) {
        sources.append(.project(try ManifestProject(folder: path, app: app)))
        continue
      }
      let bytes = try ProjectFile.bytes(of: path)
      if PropertyListReader.isPropertyList(bytes) {
        lists.append((path, bytes))
        place = place ?? sources.count
      } else {
        sources.append(.file(try file(path, bytes)))
      }
    }
    if let place { sources.insert(.project(try ManifestProject(files: lists)), at: place) }
    return sources
  }

  /// Reads a file that is neither a property list in XML nor a binary one.
  private static func file(_ path: String, _ bytes: [UInt8]) throws(ManifestError) -> ManifestFile {
    do throws(ManifestError) {
      return try ManifestFile(path: path, text: bytes)
    } catch {
      // Its author means a property list, so the error is about that format.
      guard ["plist", "entitlements"].contains(ProjectFolder.suffix(of: path)) else { throw error }
      _ = try ProjectFile(path: path, bytes: bytes)
      throw error
    }
  }

  /// Returns the manifest.
  ///
  /// - Returns: The manifest in the files.
  /// - Throws: ``ManifestError`` if the content isn't a valid manifest. Show it to the author of
  ///   the file.
  package func manifest() throws(ManifestError) -> AppManifest {
    switch self {
    case .file(let file): try file.manifest()
    case .project(let project): try project.manifest()
    }
  }
}
