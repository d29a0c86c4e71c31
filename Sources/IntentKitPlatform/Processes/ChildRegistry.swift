import CIntentKitPlatform

/// The children that this process has started and not yet reaped.
struct ChildRegistry {
  /// The running children and the marks of their descendants.
  ///
  /// While the lock is held, no child is started or reaped, so the identifiers stay valid.
  static let shared = Locked(ChildRegistry())

  var marks: [Int32: ProcessMark] = [:]
  /// The running children whose descendants were killed, so that they start no others.
  var stopped: Set<Int32> = []
  /// Whether this process is the parent of descendants whose own parent has exited.
  var adoptsOrphans = false
  /// Orphans that several children may have started.
  var sharedOrphans: Set<Int32> = []

  /// Returns whether another child than the given one may have started an orphan.
  func isShared(_ orphan: ProcessTable.Entry, with child: Int32, in table: ProcessTable) -> Bool {
    marks.keys.contains { other in
      guard other != child, !stopped.contains(other), let entry = table.entries[other] else {
        return false
      }
      return entry.start <= orphan.start
    }
  }
}

extension Child {
  /// Adopts descendants whose parent exits as children of this process, so that those that changed
  /// their session and their environment can be found.
  ///
  /// Every other child of this process then counts as a descendant of an extension, so the process
  /// must not start children in other ways.
  ///
  /// - Returns: Whether the system supports this.
  package static func adoptOrphans() -> Bool {
    ChildRegistry.shared.withLock { registry in
      if !registry.adoptsOrphans { registry.adoptsOrphans = intentkit_adopt_orphans() == 0 }
      return registry.adoptsOrphans
    }
  }

  /// Kills all children and their descendants.
  package static func killAll() {
    ChildRegistry.shared.withLock { registry in
      for (pid, mark) in registry.marks {
        var descendants = Descendants()
        descendants.kill(with: pid, mark, in: &registry)
      }
    }
  }
}
