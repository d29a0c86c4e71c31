import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A pseudo terminal, from the side of its user.
final class PseudoTerminal: Sendable {
  /// The file of the program's side.
  let path: String
  /// The descriptor of the user's side; negative once it is closed.
  private let file: Atomic<Int32>
  private var descriptor: Int32 { file.load(ordering: .acquiring) }

  /// Creates a terminal.
  ///
  /// - Parameters:
  ///   - columns: The width of its window; 0 if the terminal doesn't tell.
  ///   - rows: The height of its window.
  init?(columns: Int, rows: Int) {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    file = Atomic(descriptor)
    #if os(Linux)
    // The module of Glibc lacks posix_openpt and its siblings.
    var isLocked: CInt = 0
    var number: CUnsignedInt = 0
    let unlock: UInt = 0x4004_5431
    let getNumber: UInt = 0x8004_5430
    guard ioctl(descriptor, unlock, &isLocked) == 0, ioctl(descriptor, getNumber, &number) == 0
    else { return nil }
    path = "/dev/pts/\(number)"
    #else
    guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0, let name = ptsname(descriptor)
    else { return nil }
    path = String(cString: name)
    #endif
    resize(columns: columns, rows: rows)
  }

  deinit { hangUp() }

  /// Closes the terminal.
  func hangUp() {
    let descriptor = file.exchange(-1, ordering: .acquiringAndReleasing)
    if descriptor >= 0 { _ = close(descriptor) }
  }

  /// Changes the size of the window.
  func resize(columns: Int, rows: Int = 24) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// The modes of the terminal, such as whether it echoes what is typed.
  var modes: [tcflag_t] {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  /// Sends bytes, as keys do.
  func send(_ bytes: [UInt8]) { _ = write(descriptor, bytes, bytes.count) }

  /// Returns the bytes that arrive within a time; nil if there are no more.
  func receive(within milliseconds: Int32) -> [UInt8]? {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  /// Starts a program whose session this terminal controls.
  ///
  /// - Parameters:
  ///   - words: The path of the program, and its arguments.
  ///   - environment: The environment.
  ///   - files: The files for streams that aren't this terminal, by descriptor.
  /// - Returns: The identifier of the process; nil if the system can't start it.
  func start(_ words: [String], _ environment: [String: String], files: [Int32: String]) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t? = nil
    var attributes: posix_spawnattr_t? = nil
    let session = Int32(POSIX_SPAWN_SETSID)
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    let session: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens controls the session.
    for stream in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, stream, files[stream] ?? path, O_RDWR, 0)
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let flags = session | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    // The tests may run with signals that are ignored or blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var identifier: pid_t = 0
    let status = posix_spawn(
      &identifier, words[0], &actions, &attributes, arguments, variables)
    return status == 0 ? identifier : nil
  }
}
