package import IntentKitCore

extension LaunchReport {
  /// What the app’s process printed, as lines below a conversation; none when it printed nothing.
  package var logLines: [String] {
    log.isEmpty ? [] : ["  The extension said:"] + log.map { "    \($0)" }
  }
}
