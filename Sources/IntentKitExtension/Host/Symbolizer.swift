import IntentKitPlatform

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The search for the place in an app's code that a thread executes.
///
/// `llvm-symbolizer` of Swift's toolchain reads the debug information of the program. It isn't part
/// of this package, because only verdicts on threads that are busy need it.
enum Symbolizer {
  /// The time that the search may take.
  private static let limit = Duration.seconds(3)
  private static let maximumOutputCount = 1 << 18

  /// Returns the place at which the only thread that executes the app's code does so:
  /// `Handler.swift:12`.
  ///
  /// - Parameters:
  ///   - threads: The frames of each thread, innermost first.
  ///   - program: The path of the program.
  /// - Returns: The place; nil if several threads execute the app's code, if the program has no debug
  ///   information, or if there is no toolchain.
  static func place(of threads: [[StackFrame]], in program: String) async -> String? {
    let threads = threads.map { $0.filter(\.mayBeOfApp) }
    guard threads.contains(where: { !$0.isEmpty }), let tool else { return nil }
    return await withUnsafeContinuation { waiter in
      let isStarted = SystemThread.start(stackSize: 1 << 18) {
        let output = output(of: tool + arguments(for: threads.flatMap(\.self), in: program))
        waiter.resume(returning: place(in: output ?? "", ofThreadsWith: threads.map(\.count)))
      }
      if !isStarted { waiter.resume(returning: nil) }
    }
  }

  /// The path of the tool with its options: that of the toolchain, or one in the search path, if
  /// any.
  private static var tool: [String]? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    func tool(in folder: String) -> String? {
      let path = "\(folder)/llvm-symbolizer"
      return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }
    for folder in folders {
      let compiler = URL(filePath: "\(folder)/swift").resolvingSymlinksInPath()
      // Older releases lack this option, without which some instructions have no line.
      if FileManager.default.isExecutableFile(atPath: compiler.path),
        let path = tool(in: compiler.deletingLastPathComponent().path)
      {
        return [path, "--skip-line-zero"]
      }
    }
    return folders.lazy.compactMap { tool(in: String($0)) }.first.map { [$0] }
  }

  /// Returns the arguments of the tool: its options, and the file and address of each frame.
  private static func arguments(for frames: [StackFrame], in program: String) -> [String] {
    ["--functions=none", "--output-style=LLVM"]
      + frames.map { "\"\($0.image ?? program)\" 0x\(String($0.address, radix: 16))" }
  }

  /// Returns the place in the tool's output at which the only thread with a place is.
  ///
  /// The tool marks places as approximate that it guesses for code without a line. A function of the
  /// compiler that several files share has such a place in any of them, so a thread with only these
  /// counts only if no other thread has a place.
  ///
  /// - Parameters:
  ///   - output: The output, with a paragraph for each frame.
  ///   - counts: The number of frames of each thread.
  /// - Returns: The innermost place of that thread; nil if no thread has one, or several have.
  static func place(in output: String, ofThreadsWith counts: [Int]) -> String? {
    var frames = output.split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "")[...]
    let threads = counts.map { count in
      defer { frames = frames.dropFirst(count) }
      return frames.prefix(count).joined().filter { place(in: $0) != nil }
    }
    let exact = threads.filter { $0.contains { !$0.hasSuffix("(approximate)") } }
    let candidates = exact.isEmpty ? threads.filter { !$0.isEmpty } : exact
    return candidates.count == 1 ? candidates[0].first.flatMap { place(in: $0) } : nil
  }

  /// Returns the place in the app's code that a line contains, if any:
  /// `/Chat/Sources/Chat/Handler.swift:12:7`.
  private static func place(in line: Substring) -> String? {
    let parts = line.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0 else { return nil }
    let path = parts.dropLast(2).joined(separator: ":")
    guard path.hasSuffix(".swift"), !path.contains("<compiler-generated>"),
      !LogSigns.libraries.contains(where: { path.contains("/Sources/\($0)/") })
    else { return nil }
    return "\(path.split(separator: "/").last ?? ""):\(number)"
  }

  /// Runs the tool, and returns what it has written within the limit.
  private static func output(of words: [String]) -> String? {
    let started = Child.spawn(
      words[0], arguments: Array(words.dropFirst()),
      environment: ProcessInfo.processInfo.environment,
      mark: ProcessMark(variable: WireProtocol.Variable.tool))
    guard case .success(let child) = started else { return nil }
    defer {
      var descendants = Descendants()
      child.kill(finding: &descendants)
      child.awaitExit()
      child.reap(descendants)
      for descriptor in [child.channel, child.output, child.errors] { Descriptor.close(descriptor) }
    }
    let end = ContinuousClock.now + limit
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while output.count < maximumOutputCount, ContinuousClock.now < end {
      _ = Descriptor.wait(
        for: [Descriptor.Polled(child.output)], timeout: ContinuousClock.now.duration(to: end))
      switch chunk.withUnsafeMutableBytes({ Descriptor.read(child.output, into: $0) }) {
      case .bytes(let count): output += chunk[..<count]
      case .wouldBlock: continue
      case .end: return String(decoding: output, as: UTF8.self)
      }
    }
    return nil
  }
}

extension StackFrame {
  /// Whether the frame may be one of the app's code; the libraries of the system aren't.
  fileprivate var mayBeOfApp: Bool {
    guard let image else { return true }
    return !image.hasPrefix("/lib") && !image.hasPrefix("/usr/lib")
  }
}
