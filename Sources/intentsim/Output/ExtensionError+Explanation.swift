import IntentKitExtension
import IntentKitSimulator

extension ExtensionError {
  /// The cause of the failure, the last line that the program wrote, and the remedy if the program
  /// is an extension.
  var explanation: String {
    if mistake != nil { return description }
    let explanation = Phrasebook.english.explanation(of: verdict)
    let written = log.last.map { "It wrote: “\($0)”" }
    return [explanation.message, written, explanation.cure].compactMap(\.self)
      .joined(separator: " ")
  }
}
