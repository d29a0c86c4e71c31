#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// By another name, because a function below has the same one.
private let systemKill = kill

/// A child process in its own process group.
package struct Child: Sendable {
  package let pid: Int32
  /// The parent's end of the socket that is the child's descriptor 3.
  package let channel: Int32
  /// The reading ends of the child's output and error streams.
  package let output: Int32
  package let errors: Int32
  /// The mark that identifies the child and all processes it starts.
  package let mark: ProcessMark

  /// Starts a program.
  ///
  /// The program has an empty standard input, a socket at descriptor 3, no other inherited
  /// descriptors, and a mark in its environment.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: The arguments after the path.
  ///   - environment: The environment of the process.
  ///   - mark: The mark to add to the environment.
  /// - Returns: The child, or the system's error.
  package static func spawn(
    _ path: String, arguments: [String] = [], environment: [String: String], mark: ProcessMark
  ) -> Result<Child, SystemError> {
    var environment = environment
    environment[mark.variable] = mark.text
    // Locked, so that no child inherits a descriptor meant for another.
    return ChildRegistry.shared.withLock { registry in
      var childEnds: [Int32] = []
      var parentEnds: [Int32] = []
      for make in [Descriptor.socketPair, pipe, pipe] {
        switch make() {
        case .success(let (parentEnd, childEnd)):
          parentEnds.append(parentEnd)
          childEnds.append(childEnd)
        case .failure(let error):
          for descriptor in parentEnds + childEnds { Descriptor.close(descriptor) }
          return .failure(error)
        }
      }
      defer { for descriptor in childEnds { Descriptor.close(descriptor) } }
      switch spawn(
        [path] + arguments, environment, channel: childEnds[0], output: childEnds[1],
        errors: childEnds[2])
      {
      case .success(let pid):
        registry.marks[pid] = mark
        return .success(
          Child(
            pid: pid, channel: parentEnds[0], output: parentEnds[1], errors: parentEnds[2],
            mark: mark))
      case .failure(let error):
        for descriptor in parentEnds { Descriptor.close(descriptor) }
        return .failure(error)
      }
    }
  }

  /// Returns the reason why a file can't be a program, for example “it is a folder”; nil if it can
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

  private static func pipe() -> Result<(Int32, Int32), SystemError> {
    Descriptor.pipe().map { ($0.reading, $0.writing) }
  }

  private static func spawn(
    _ words: [String], _ environment: [String: String], channel: Int32, output: Int32,
    errors: Int32
  ) -> Result<Int32, SystemError> {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t? = nil
    var attributes: posix_spawnattr_t? = nil
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    posix_spawn_file_actions_adddup2(&actions, channel, 3)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF)
    flags |= Int32(POSIX_SPAWN_SETSIGMASK)
    #if canImport(Darwin)
    flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
    closeOthers(&actions)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let arguments = CStrings(words)
    let variables = CStrings(environment.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
    var pid: pid_t = 0
    let error = posix_spawn(
      &pid, words[0], &actions, &attributes, arguments.pointers, variables.pointers)
    return error == 0 ? .success(pid) : .failure(SystemError(.start, words[0], code: error))
  }

  #if !canImport(Darwin)
  /// Closes all other descriptors in the child.
  ///
  /// IntentKit's own descriptors have the close-on-exec flag. This is for descriptors that other
  /// code left open.
  private static func closeOthers(_ actions: inout posix_spawn_file_actions_t) {
    typealias CloseFrom = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    let name = "posix_spawn_file_actions_addclosefrom_np"
    guard let closeFrom = CurrentProcess.function(name, as: CloseFrom.self) else { return }
    _ = withUnsafeMutablePointer(to: &actions) { closeFrom($0, 4) }
  }
  #endif
}

/// An array of C strings, terminated by nil.
private final class CStrings {
  package let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  package init(_ texts: [String]) {
    count = texts.count
    pointers = .allocate(capacity: count + 1)
    for (index, text) in texts.enumerated() { (pointers + index).initialize(to: strdup(text)) }
    (pointers + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deinitialize(count: count + 1)
    pointers.deallocate()
  }
}

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
    // A killed or crashed process can't wait for its children, for example for the program that
    // prints a backtrace, so group members don't count. A process that left the group always
    // counts.
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
