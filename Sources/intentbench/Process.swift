#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import IntentKitCore

/// The system's figures on this process.
enum Process {
  /// The number of threads; zero if the system doesn't report it.
  static var threadCount: Int { status("Threads:") }

  /// The memory in use; zero if the system doesn't report it.
  static var residentKilobytes: Int { status("VmRSS:") }

  private static func status(_ name: String) -> Int {
    guard let data = try? Data(contentsOf: URL(filePath: "/proc/self/status")) else { return 0 }
    let text = String(decoding: data, as: UTF8.self)
    for line in text.split(separator: "\n") where line.hasPrefix(name) {
      return Int(line.dropFirst(name.count).filter(\.isNumber)) ?? 0
    }
    return 0
  }
}

/// Ends the process without waiting for blocked threads.
func leave(_ status: Int32) -> Never {
  fflush(nil)
  _exit(status)
}
