#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

// By another name, because a function below has the same one.
private let systemKill = kill

extension Child {
  /// The exit status or signal that ended a process.
  package enum Ending: Sendable, Hashable {
    case exited(Int)
    case signaled(Int32)
  }

  // MARK: - The running child

  /// Limits the memory that the child may map and returns whether the system supports it.
  package func limitMemory(to bytes: Int) -> Bool {
    #if canImport(Glibc)
      typealias PRLimit =
        @convention(c) (Int32, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Int32
      guard let prlimit = CurrentProcess.function("prlimit", as: PRLimit.self) else { return false }
      var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
      return prlimit(pid, Int32(RLIMIT_AS.rawValue), &limit, nil) == 0
    #else
      return false
    #endif
  }

  /// The peak memory of the child in bytes; nil if the system doesn't report it.
  package var peakMemory: Int? {
    guard let data = try? InputFile.bytes(of: "/proc/\(pid)/status") else { return nil }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix("VmHWM:") {
      return Int(line.filter(\.isNumber)).map { $0 * 1024 }
    }
    return nil
  }

  /// The dynamic libraries loaded by the child, with their file sizes; nil if the system doesn't
  /// report them.
  package var libraries: [(path: String, size: Int)]? {
    guard let data = try? InputFile.bytes(of: "/proc/\(pid)/maps") else { return nil }
    var paths: Set<String> = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      guard let start = line.firstIndex(of: "/") else { continue }
      let path = String(line[start...])
      let name = path.split(separator: "/").last ?? ""
      if name.hasSuffix(".so") || name.contains(".so.") { paths.insert(path) }
    }
    return paths.map { if case .file(let size) = FileEntry(at: $0) { ($0, size) } else { ($0, 0) } }
  }

  /// Sends the child a segmentation fault signal.
  package func crash() { _ = systemKill(pid, SIGSEGV) }

  /// Kills the child, its group, and its descendants, and adds them to those found before.
  ///
  /// If the child has exited, this kills the descendants that remain.
  package func kill(finding descendants: inout Descendants) {
    ChildRegistry.shared.withLock { descendants.kill(with: pid, mark, in: &$0) }
  }

  // MARK: - The end

  /// Waits until the child has exited, without reaping it.
  ///
  /// This takes as long as the child runs; even a killed one may never exit if another process
  /// traces it.
  package func awaitExit() {
    var info = siginfo_t()
    while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }

  /// Processes that outlived the child that started them.
  package enum Leftovers: Sendable, Hashable {
    case none
    /// Some processes; the count is nil if the system doesn't report it.
    case some(Int?)
  }

  /// Reaps a child that has exited, after its descendants were killed.
  ///
  /// - Parameter descendants: The descendants that were killed.
  /// - Returns: The ending, the peak memory if known, and the remaining processes.
  @discardableResult
  package func reap(
    _ descendants: Descendants
  ) -> (ending: Ending, peakMemory: Int?, leftovers: Leftovers) {
    var status: Int32 = 0
    var usage = rusage()
    // Until the child is reaped, neither its number nor that of its group can be reused.
    let hasMembers = ChildRegistry.shared.withLock { registry in
      while wait4(pid, &status, 0, &usage) < 0, errno == EINTR {}
      registry.marks[pid] = nil
      registry.stopped.remove(pid)
      return !descendants.areKnown && systemKill(-pid, SIGKILL) == 0
    }
    let signal = status & 0x7F
    let ending: Ending = signal == 0 ? .exited(Int((status >> 8) & 0xFF)) : .signaled(signal)
    // A killed or crashed process can't wait for its children, such as the program that prints a
    // backtrace, so group members don't count. A process that left the group always counts.
    let leftovers: Leftovers
    if descendants.areKnown {
      let count = descendants.strays.count + (signal == 0 ? descendants.members.count : 0)
      leftovers = count == 0 ? .none : .some(count)
    } else {
      leftovers = hasMembers && signal == 0 ? .some(nil) : .none
    }
    // A child starts with the peak memory of the process that spawns it.
    var own = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &own)
      let unit = 1
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &own)
      let unit = 1024
    #endif
    let peak = usage.ru_maxrss > own.ru_maxrss ? Int(usage.ru_maxrss) * unit : nil
    return (ending, peak, leftovers)
  }

  /// Returns the name and the meaning of a signal.
  package static func name(of signal: Int32) -> String {
    let names: [Int32: String] = [
      SIGSEGV: "SIGSEGV", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT",
      SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGTERM: "SIGTERM",
      SIGPIPE: "SIGPIPE", SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT",
      SIGXCPU: "SIGXCPU", SIGSYS: "SIGSYS", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2",
      SIGALRM: "SIGALRM",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}
