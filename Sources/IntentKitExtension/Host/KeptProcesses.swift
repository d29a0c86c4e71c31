package import IntentKitCore
import IntentKitPlatform

/// The processes of an extension that stay after a request, for the next ones.
///
/// A system keeps an extension for a while, too, so state that survives a request is visible to the
/// next one. Requests at the same time have separate processes.
package final class KeptProcesses: Sendable {
  private let processes = Locked<[ExtensionProcess]>([])

  package init() {}

  /// Removes and returns a process that can answer another request, or nil if there is none.
  func take() -> ExtensionProcess? {
    processes.withLock { processes in
      guard let index = processes.lastIndex(where: { $0.canStay }) else { return nil }
      return processes.remove(at: index)
    }
  }

  /// Keeps a process whose request has ended.
  ///
  /// - Returns: The report on the request, or nil if the process must end.
  func keep(_ process: ExtensionProcess) -> LaunchReport? {
    guard let report = process.rest() else { return nil }
    processes.withLock { $0.append(process) }
    return report
  }

  /// Ends all processes.
  ///
  /// - Returns: The reports on them: what they did after their last answer, and their output.
  package func end() async -> [LaunchReport] {
    let ended = processes.withLock { processes in
      defer { processes = [] }
      return processes
    }
    var reports: [LaunchReport] = []
    for process in ended { reports.append(await process.end()) }
    return reports
  }
}
