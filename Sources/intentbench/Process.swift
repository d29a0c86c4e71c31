#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import IntentKitCore

/// What the system says of this process.
enum Process {
  /// How many threads there are; zero where the system does not say.
  static var threadCount: Int { status("Threads:") }

  /// How much memory is in use; zero where the system does not say.
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

/// Ends the process without waiting for threads that are held.
func leave(_ status: Int32) -> Never {
  fflush(nil)
  _exit(status)
}
