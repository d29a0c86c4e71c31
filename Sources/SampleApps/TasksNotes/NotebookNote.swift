import IntentKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A note as the notebook stores it.
struct NotebookNote: DeclaredRecord {
  var title: String
  var text: String
  var groupName: String?
  var isPasswordProtected = false
  var identifier: String?
  var created: DateComponents?
  var modified: DateComponents?

  /// The note as a SiriKit note, which omits password-protected text.
  var note: Note {
    Note(
      title: SpeakableString(spokenPhrase: title),
      contents: isPasswordProtected ? [] : [.text(TextNoteContent(text: text))],
      groupName: groupName.map { SpeakableString(spokenPhrase: $0) },
      createdDateComponents: created, modifiedDateComponents: modified, identifier: identifier)
  }

  static let recordFields = RecordFields<NotebookNote>(
    textField: "title",
    .required("title", \.title),
    .optional("text", \.text, default: ""),
    .optional("groupName", \.groupName),
    .optional("isPasswordProtected", \.isPasswordProtected, default: false),
    .optional("identifier", \.identifier),
    .optional("created", \.created),
    .optional("modified", \.modified),
    make: NotebookNote.init)
}
