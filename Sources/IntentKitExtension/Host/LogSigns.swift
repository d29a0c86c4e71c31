import IntentKitCore
import IntentKitPlatform

/// The signs of a fault in the log of a process.
struct LogSigns: Sendable, Hashable {
  /// The first line about a fatal error.
  private(set) var message: String?
  /// The file and line of the app's code at which the process crashed.
  private(set) var place: String?
  /// The line about a continuation that was released without being resumed.
  private(set) var leak: String?
  /// Whether the last line belongs to the backtrace of the thread that crashed.
  private var isInCrashedThread = false
  /// Whether the last line belongs to a traceback of Python.
  private var isInTraceback = false

  private static let maximumLength = 300
  /// The beginnings and parts of lines about fatal errors, of Swift's and other runtimes.
  private static let fatalWords = [
    "Fatal error", "fatal error", "Precondition failed", "Assertion failed",
    "Swift runtime failure", "tried to resume its continuation more than once", "panicked at",
    "terminate called", "Unhandled exception",
  ]
  /// The modules whose code calls the app's, so that it isn't the place of a crash.
  static let libraries = [
    "Swift", "_Concurrency", "IntentKitCore", "IntentKitExtension", "IntentKitPlatform",
    "CIntentKitPlatform",
  ]

  /// Takes the signs in a line.
  mutating func read(_ line: String) {
    if message == nil, isFatal(line) {
      message = line.shortened(to: Self.maximumLength)
      place = place ?? Self.fatalPlace(in: line)
    }
    if leak == nil, line.containsBytes(of: Verdict.Circumstances.lostContinuation) {
      leak = line.shortened(to: Self.maximumLength)
    }
    isInTraceback = line.hasPrefix("Traceback ") || isInTraceback && line.hasPrefix(" ")
    // A backtrace has a part for each thread, with a heading: `Thread 1 "Chat" crashed:`.
    if line.hasPrefix("Thread "), line.hasSuffix(":") {
      isInCrashedThread = line.hasSuffix(" crashed:")
    }
    if place == nil, isInCrashedThread { place = Self.place(in: line) }
  }

  private func isFatal(_ line: String) -> Bool {
    if Self.fatalWords.contains(where: { line.containsBytes(of: $0) }) { return true }
    // The lines of a traceback are indented, except for the last: `ValueError: no such contact`.
    return isInTraceback && !line.hasPrefix(" ")
  }

  /// Returns the place at the beginning of a line about a fatal error, as in
  /// `Chat/Handler.swift:12: Fatal error: …`; nil if it isn't in the app's code.
  private static func fatalPlace(in line: String) -> String? {
    let parts = line.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, parts[0].hasSuffix(".swift"), Int(parts[1]) != nil,
      !libraries.contains(where: { parts[0].hasPrefix("\($0)/") })
    else { return nil }
    let file = parts[0].split(separator: "/").last ?? parts[0]
    return "\(file):\(parts[1])".shortened(to: maximumLength)
  }

  /// Returns the place in a line of a Swift backtrace: `Handler.swift:12`.
  ///
  /// The line is `3 [ra] 0x000055… Handler.handle(intent:) + 458 in Chat at /Chat/Handler.swift:12:7`.
  /// Frames of the runtime have no file, and those of IntentKit call the app's code.
  private static func place(in line: String) -> String? {
    guard line.contains(" 0x"), line.contains(" in ") else { return nil }
    let parts = line.split(separator: " at ", omittingEmptySubsequences: false)
    guard parts.count > 1, let path = parts.last, !path.contains("<compiler-generated>"),
      !libraries.contains(where: { path.contains("/Sources/\($0)/") })
    else { return nil }
    let place = path.split(separator: "/").last?.split(separator: ":") ?? []
    guard place.count >= 2, Int(place[1]) != nil else { return nil }
    return "\(place[0]):\(place[1])".shortened(to: maximumLength)
  }
}
