import Foundation

#if canImport(Glibc)
  import Glibc
#endif

enum Platform {
  /// Runs a body with no more rights to files than an ordinary user has, where the system can do that for one thread.
  ///
  /// To the superuser no folder is read-only.
  static func asOrdinaryUser<Result>(_ body: () throws -> Result) rethrows -> Result {
    let user = geteuid()
    if user == 0 { actOnFiles(as: 65534) }
    defer { if user == 0 { actOnFiles(as: user) } }
    return try body()
  }

  private static func actOnFiles(as user: UInt32) {
    #if canImport(Glibc)
      // Swift's view of the library leaves this function out.
      typealias Function = @convention(c) (UInt32) -> Int32
      guard let symbol = dlsym(nil, "setfsuid") else { return }
      _ = unsafeBitCast(symbol, to: Function.self)(user)
    #endif
  }

  /// Makes a pipe with a name.
  static func makePipe(_ path: String) -> Bool { mkfifo(path, 0o600) == 0 }
}
