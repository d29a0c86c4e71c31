#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A mark in the environment of a process that identifies it and its descendants.
///
/// A process can leave its group and lose its parent, but its descendants inherit its environment,
/// unless they are started with a different one. Build servers use the same technique to find
/// leftover processes.
package struct ProcessMark: Sendable {
  /// The variable that contains the mark.
  package let variable: String
  /// A random text that is unique to the process.
  package let text: String

  /// Creates a mark.
  package init(variable: String) {
    var generator = SystemRandomNumberGenerator()
    self.variable = variable
    text = String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
  }

  /// The live processes found by a mark.
  package struct Holders {
    /// The processes in the group.
    var members: Set<Int32> = []
    /// The processes that left the group but have the mark.
    var strays: Set<Int32> = []
  }

  /// Finds the processes in a group or with this mark, except for the leader of the group.
  ///
  /// - Parameter group: The process group.
  /// - Returns: The processes; nil if the system doesn't list them.
  package func holders(in group: Int32) -> Holders? {
    #if canImport(Darwin)
      return nil
    #else
      guard let folder = opendir("/proc") else { return nil }
      defer { closedir(folder) }
      let entry = Array("\(variable)=\(text)".utf8)
      var holders = Holders()
      var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
      defer { buffer.deallocate() }
      while let child = readdir(folder) {
        guard let pid = Self.number(in: child), pid != group else { continue }
        if getpgid(pid) == group {
          if Self.isAlive(pid) { holders.members.insert(pid) }
        } else if Self.environment(of: pid, in: &buffer, has: entry) {
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
          // The names of all other entries start with a letter.
          let first = UInt8(bitPattern: $0[0])
          guard (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(first) else { return nil }
          return Int32(atoi($0))
        }
      }
    }

    /// Returns whether a process is running, and not just waiting to be reaped.
    private static func isAlive(_ pid: Int32) -> Bool {
      // The format is `23021 (name) S 23000 …`, where the name may contain any character.
      guard let status = Descriptor.contents(of: "/proc/\(pid)/stat"),
        let end = status.lastIndex(of: UInt8(ascii: ")")), end + 2 < status.count
      else { return false }
      return !["Z", "X"].contains(Character(Unicode.Scalar(status[end + 2])))
    }

    /// Returns whether the environment of a process contains a variable; false for processes of
    /// other users.
    private static func environment(
      of pid: Int32, in buffer: inout UnsafeMutableRawBufferPointer, has entry: [UInt8]
    ) -> Bool {
      let descriptor = open("/proc/\(pid)/environ", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return false }
      defer { Descriptor.close(descriptor) }
      var count = 0
      while case .bytes(let more) = Descriptor.read(
        descriptor, into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
      {
        count += more
        guard count == buffer.count else { continue }
        let larger = UnsafeMutableRawBufferPointer.allocate(
          byteCount: buffer.count * 2, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
        buffer.deallocate()
        buffer = larger
      }
      guard var variable = buffer.baseAddress else { return false }
      let end = variable + count
      while variable < end {
        let length = memchr(variable, 0, end - variable).map { $0 - variable } ?? end - variable
        if length == entry.count, memcmp(variable, entry, length) == 0 { return true }
        variable += length + 1
      }
      return false
    }
  #endif
}
