import IntentKitExtension
import IntentKitSimulator

extension ExtensionError {
  /// The explanation, with the last line that the program wrote.
  var explanation: String {
    let explanation = Phrasebook.english.explanation(of: verdict)
    let written = log.last.map { "It wrote: “\($0)”" }
    return [explanation.message, written, explanation.cure].compactMap(\.self)
      .joined(separator: " ")
  }
}
