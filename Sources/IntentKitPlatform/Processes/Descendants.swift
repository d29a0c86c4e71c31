#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

// By another name, because functions below have the same one.
private let systemKill = kill

/// The processes that a child started, directly or indirectly, as far as they were found.
///
/// On Linux, these are the processes in the child's group, those whose parents lead to the child,
/// those with the child's mark in their environment, and orphans that this process has adopted. On
/// other systems, the group is killed, but its members aren't known.
package struct Descendants: Sendable {
  /// The processes in the child's group.
  private(set) var members: Set<Int32> = []
  /// The processes that left the group.
  private(set) var strays: Set<Int32> = []
  /// The orphans that another child may have started.
  private(set) var sharedOrphans: Set<Int32> = []
  /// Whether the system lists processes.
  private(set) var areKnown = true

  package init() {}

  /// The maximum number of searches for processes that were started in the meantime.
  private static let maximumRoundCount = 100

  /// Kills a child with all its descendants, or the descendants of a child that has exited.
  mutating func kill(with child: Int32, _ mark: ProcessMark, in registry: inout ChildRegistry) {
    // A stopped process starts no others and can't exit, so no descendant loses its parent during
    // the search.
    _ = systemKill(child, SIGSTOP)
    _ = systemKill(-child, SIGSTOP)
    for _ in 0..<Self.maximumRoundCount {
      let found = find(from: child, mark, in: &registry)
      if found.isEmpty { break }
      for pid in found { _ = systemKill(pid, SIGSTOP) }
    }
    _ = systemKill(-child, SIGKILL)
    // The child may have joined another group.
    _ = systemKill(child, SIGKILL)
    for pid in members.union(strays).union(sharedOrphans) { _ = systemKill(pid, SIGKILL) }
    registry.sharedOrphans.subtract(sharedOrphans)
    registry.stopped.insert(child)
  }

  /// Finds further descendants and returns them.
  private mutating func find(
    from child: Int32, _ mark: ProcessMark, in registry: inout ChildRegistry
  ) -> Set<Int32> {
    guard let table = ProcessTable(), let own = table.entries[child] else {
      areKnown = false
      return []
    }
    if registry.adoptsOrphans { Self.reapOrphans(in: table, except: registry) }
    var found: (members: Set<Int32>, others: Set<Int32>) = ([], [])
    for (pid, entry) in table.entries
    where entry.isAlive && entry.start >= own.start && registry.marks[pid] == nil {
      let text = mark.text(of: pid)
      if text != mark.text, registry.marks.values.contains(where: { $0.text == text }) {
        // It belongs to another child.
        continue
      } else if entry.group == child {
        found.members.insert(pid)
      } else if text == mark.text {
        found.others.insert(pid)
      } else if registry.adoptsOrphans, entry.parent == getpid() {
        if registry.isShared(entry, with: child, in: table) {
          registry.sharedOrphans.insert(pid)
        } else {
          found.others.insert(pid)
        }
      }
    }
    let ancestors = found.members.union(found.others).union(members).union(strays)
      .union(sharedOrphans).union([child])
    found.others.formUnion(
      table.descendants(of: ancestors).filter { table.entries[$0]?.isAlive == true })
    let isNew = { [self] (pid: Int32) in
      !members.contains(pid) && !strays.contains(pid) && !sharedOrphans.contains(pid)
    }
    let new = (found.members.filter(isNew), found.others.filter(isNew))
    members.formUnion(new.0)
    sharedOrphans.formUnion(new.1.intersection(registry.sharedOrphans))
    strays.formUnion(new.1.subtracting(registry.sharedOrphans))
    return new.0.union(new.1)
  }

  /// Reaps adopted orphans that have exited.
  private static func reapOrphans(in table: ProcessTable, except registry: ChildRegistry) {
    let oldest = registry.marks.keys.compactMap { table.entries[$0]?.start }.min() ?? .max
    for (pid, entry) in table.entries
    where !entry.isAlive && entry.parent == getpid() && entry.start >= oldest
      && registry.marks[pid] == nil
    {
      var status: Int32 = 0
      _ = waitpid(pid, &status, WNOHANG)
    }
  }
}
