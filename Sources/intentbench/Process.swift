import IntentKitPlatform

/// The system's figures on this process.
enum Process {
  /// The number of threads; zero if the system doesn't report it.
  static var threadCount: Int { status("Threads:") }

  /// The memory in use; zero if the system doesn't report it.
  static var residentKilobytes: Int { status("VmRSS:") }

  private static func status(_ name: String) -> Int {
    guard let bytes = try? InputFile.bytes(of: "/proc/self/status") else { return 0 }
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\n") where line.hasPrefix(name) {
      return Int(line.dropFirst(name.count).filter(\.isNumber)) ?? 0
    }
    return 0
  }
}
