import Foundation

#if canImport(Glibc)
import Glibc
#endif

enum Platform {
  /// Runs a body with the file permissions of an ordinary user, if the system supports that for a
  /// thread.
  ///
  /// The superuser can write to any folder.
  static func asOrdinaryUser<Result>(_ body: () throws -> Result) rethrows -> Result {
    let user = geteuid()
    if user == 0 { actOnFiles(as: 65534) }
    defer { if user == 0 { actOnFiles(as: user) } }
    return try body()
  }

  private static func actOnFiles(as user: UInt32) {
    #if canImport(Glibc)
    // Swift doesn't import this function.
    typealias Function = @convention(c) (UInt32) -> Int32
    guard let symbol = dlsym(nil, "setfsuid") else { return }
    _ = unsafeBitCast(symbol, to: Function.self)(user)
    #endif
  }

  /// Creates a named pipe.
  static func makePipe(_ path: String) -> Bool { mkfifo(path, 0o600) == 0 }
}
