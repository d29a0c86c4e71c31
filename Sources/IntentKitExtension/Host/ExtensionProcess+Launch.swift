import IntentKitCore
import IntentKitPlatform

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// The start of the process and the release of its resources.

extension ExtensionProcess {
  /// Starts the process and its listening thread.
  func start(writesBacktraces: Bool) {
    var environment = ProcessInfo.processInfo.environment
    environment[WireProtocol.Variable.requests] = "3"
    environment[WireProtocol.Variable.answers] = "3"
    // Swift's runtime would look for the location of the crash without success, because the signal
    // came from outside, and continue.
    let backtrace = "SWIFT_BACKTRACE"
    if !writesBacktraces {
      environment[backtrace] = "enable=no"
    } else if environment[backtrace] == nil {
      // It tells the place of a crash, within a tenth of a second.
      environment[backtrace] =
        "enable=yes,color=no,interactive=no,warnings=suppressed,registers=none,images=none,limit=24"
    }
    let wakeup: Wakeup
    switch Wakeup.make() {
    case .success(let made): wakeup = made
    case .failure(let error):
      handle(.notStarted(error.reason))
      return
    }
    let began = ContinuousClock.now
    let mark = ProcessMark(variable: WireProtocol.Variable.mark)
    switch Child.spawn(path, environment: environment, mark: mark) {
    case .success(let child):
      let connection = Connection(
        child: child,
        channel: ExtensionChannel(child.channel, maximumMessageSize: limits.message),
        wakeup: wakeup)
      state.withLock { state in
        state.connection = connection
        state.spawnTime = began.duration(to: .now)
      }
      if let memory = limits.memory { _ = child.limitMemory(to: memory) }
      handle(.started(since: began))
      ExtensionListener(self, connection).start()
    case .failure(let error):
      wakeup.close()
      handle(.notStarted(error.reason))
    }
  }

  /// Closes all descriptors and handles the last event of the process.
  @discardableResult
  func close(_ event: Event) -> [Action] {
    let connection = state.withLock { state in
      defer { state.connection = nil }
      return state.connection
    }
    if let connection {
      connection.channel.close()
      connection.wakeup.close()
      for stream in [connection.child.output, connection.child.errors] { Descriptor.close(stream) }
    }
    return handle(event)
  }
}
