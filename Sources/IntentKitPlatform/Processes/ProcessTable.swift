/// The processes of the system at a moment.
struct ProcessTable {
  /// A process.
  struct Entry {
    /// The parent, which changes when the process that started this one exits.
    var parent: Int32
    var group: Int32
    /// Whether the process hasn't exited; an exited process remains until its parent reaps it.
    var isAlive: Bool
    /// The time of the start, in ticks since the system started.
    var start: UInt64
  }

  private(set) var entries: [Int32: Entry] = [:]

  /// Reads the processes; nil if the system doesn't list them.
  init?() {
    guard let names = try? Folders.names(in: "/proc") else { return nil }
    // The names of all other entries aren't numbers.
    for pid in names.compactMap({ Int32($0) }) {
      let status = try? InputFile.bytes(of: "/proc/\(pid)/stat")
      entries[pid] = status.flatMap { Entry($0) }
    }
  }

  /// Returns the processes that descend from others, without these.
  func descendants(of ancestors: Set<Int32>) -> Set<Int32> {
    var children: [Int32: [Int32]] = [:]
    for (pid, entry) in entries { children[entry.parent, default: []].append(pid) }
    var found: Set<Int32> = []
    var pending = Array(ancestors)
    while let parent = pending.popLast() {
      for child in children[parent] ?? [] where !ancestors.contains(child) {
        if found.insert(child).inserted { pending.append(child) }
      }
    }
    return found
  }
}

extension ProcessTable.Entry {
  /// Reads an entry from the contents of `/proc/PID/stat`; nil if the process has just ended.
  init?(_ status: [UInt8]) {
    // The format is `23021 (name) S 23000 …`, where the name may contain any character.
    guard let end = status.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = status[(end + 1)...].split(separator: UInt8(ascii: " "), maxSplits: 20)
    func number<Number: FixedWidthInteger>(_ index: Int) -> Number? {
      Number(String(decoding: fields[index], as: UTF8.self))
    }
    guard fields.count > 19, let parent: Int32 = number(1), let group: Int32 = number(2),
      let start: UInt64 = number(19)
    else { return nil }
    let state = fields[0].first
    self.init(
      parent: parent, group: group,
      isAlive: state != UInt8(ascii: "Z") && state != UInt8(ascii: "X"), start: start)
  }
}
