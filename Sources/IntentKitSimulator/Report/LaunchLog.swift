package import IntentKitCore

extension LaunchReport {
  /// The output of the app's process as lines below a conversation, or no lines without output.
  package var logLines: [String] {
    log.isEmpty ? [] : ["  The extension said:"] + log.map { "    \($0)" }
  }
}
