#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A mark in the environment of a process, by which it and all that it starts are known.
///
/// A process can leave its group, and forget its parent; its environment goes wherever it goes,
/// unless it starts a program without it. So do servers that build software find what a build has
/// left behind.
struct ProcessMark: Sendable {
  /// The variable that holds the mark.
  let variable: String
  /// A text that nobody guesses, and that no other process has.
  let text: String

  /// Makes a mark.
  init(variable: String) {
    var generator = SystemRandomNumberGenerator()
    self.variable = variable
    text = String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
  }

  /// The living processes that belong to somebody.
  struct Holders {
    /// Those that are still in the group.
    var members: Set<Int32> = []
    /// Those that have left it and carry the mark.
    var strays: Set<Int32> = []
  }

  /// Finds the processes that are in a group or carry this mark, but for the leader of the group.
  ///
  /// - Returns: The processes; nil where the system does not show them.
  func holders(in group: Int32) -> Holders? {
    #if canImport(Darwin)
      return nil
    #else
      guard let folder = opendir("/proc") else { return nil }
      defer { closedir(folder) }
      let wanted = Array("\(variable)=\(text)".utf8)
      var holders = Holders()
      var room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
      defer { room.deallocate() }
      while let entry = readdir(folder) {
        guard let pid = Self.number(in: entry), pid != group else { continue }
        if getpgid(pid) == group {
          if Self.isAlive(pid) { holders.members.insert(pid) }
        } else if Self.environment(of: pid, in: &room, has: wanted) {
          holders.strays.insert(pid)
        }
      }
      return holders
    #endif
  }

  #if !canImport(Darwin)
    private static func number(in entry: UnsafeMutablePointer<dirent>) -> Int32? {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          // Everything but processes begins with a letter.
          let first = UInt8(bitPattern: $0[0])
          guard (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(first) else { return nil }
          return Int32(atoi($0))
        }
      }
    }

    /// Whether a process is more than a corpse that waits to be reaped.
    private static func isAlive(_ pid: Int32) -> Bool {
      // “23021 (a name) S 23000 …”; names may hold anything.
      guard let status = System.contents(of: "/proc/\(pid)/stat"),
        let end = status.lastIndex(of: UInt8(ascii: ")")), end + 2 < status.count
      else { return false }
      return !["Z", "X"].contains(Character(Unicode.Scalar(status[end + 2])))
    }

    /// Whether a variable stands in the environment of a process; of those of others nothing is
    /// known.
    private static func environment(
      of pid: Int32, in room: inout UnsafeMutableRawBufferPointer, has wanted: [UInt8]
    ) -> Bool {
      let descriptor = open("/proc/\(pid)/environ", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return false }
      defer { System.close(descriptor) }
      var count = 0
      while case .bytes(let more) = System.read(
        descriptor, into: UnsafeMutableRawBufferPointer(rebasing: room[count...]))
      {
        count += more
        guard count == room.count else { continue }
        let larger = UnsafeMutableRawBufferPointer.allocate(
          byteCount: room.count * 2, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(room))
        room.deallocate()
        room = larger
      }
      guard var variable = room.baseAddress else { return false }
      let end = variable + count
      while variable < end {
        let length = memchr(variable, 0, end - variable).map { $0 - variable } ?? end - variable
        if length == wanted.count, memcmp(variable, wanted, length) == 0 { return true }
        variable += length + 1
      }
      return false
    }
  #endif
}
