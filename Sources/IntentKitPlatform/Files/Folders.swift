#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Folders by their paths.
package enum Folders {
  /// Returns the names of all entries of a folder, in no particular order.
  package static func names(in path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path) else { throw SystemError(.read, path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
  }

  /// Creates a folder and its parent folders if they don't exist.
  package static func create(_ path: String) throws(SystemError) {
    guard make(path) else { throw SystemError(.create, path) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError(.open, path) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(.use, path, code: ENOTDIR) }
  }

  private static func make(_ path: String) -> Bool {
    // The existing entry may not be a folder.
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    let parent = path.splitAtLastSlash.folder
    guard errno == ENOENT, parent != path, parent != ".", make(parent) else { return false }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }

  /// Checks that the current user can read and change the entries of a folder.
  package static func checkAccess(to path: String) throws(SystemError) {
    guard access(path, R_OK | W_OK | X_OK) == 0 else { throw SystemError(.use, path) }
  }
}
