package import IntentKitCore

extension LaunchReport {
  /// The output of the app's process as lines below a conversation, or no lines without output.
  package var logLines: [String] {
    log.isEmpty ? [] : ["  Extension output:"] + log.map { "    \($0)" }
  }
}
