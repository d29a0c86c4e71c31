#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

extension Child {
  /// Returns the reason for which a file can't be a program, such as “it is a folder”; nil if it can
  /// be one, or doesn't exist.
  package static func obstacle(to path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return "it is a folder"
    case S_IFREG: return access(path, X_OK) == 0 ? nil : "it isn't executable"
    default: return "it isn't a file"
    }
  }
}
