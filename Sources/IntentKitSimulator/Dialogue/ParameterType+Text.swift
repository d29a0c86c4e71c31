import IntentKitCore
import IntentKitLanguage

extension ParameterType {
  /// Whether a value is the name of something, and no text that the user dictates.
  var isName: Bool {
    switch self {
    case .string, .any, .url: false
    case .list(let element): element.isName
    case .record(let reference) where reference.name == NoteContent.recordSchema.name: false
    default: isText
    }
  }

  /// Whether a value is a name or another text in words.
  var isText: Bool {
    switch self {
    case .string, .any, .url: true
    case .list(let element): element.isText
    case .record(let reference):
      reference.name != SpatialEventTrigger.recordSchema.name && !hasGrammar
    default: false
    }
  }
}
