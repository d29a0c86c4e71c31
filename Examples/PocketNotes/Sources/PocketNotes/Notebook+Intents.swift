import IntentKitCore

extension Notebook.Entry {
  /// This note as the assistant knows notes.
  var note: Note {
    Note(
      title: SpeakableString(spokenPhrase: title ?? text),
      contents: [.text(TextNoteContent(text: text))],
      groupName: folder.map { SpeakableString(spokenPhrase: $0) },
      identifier: "\(id)")
  }
}

extension NoteContent {
  /// The text of this content, or nil when it is none or empty.
  var words: String? {
    guard case .text(let content) = self, let text = content.text, !text.isEmpty else { return nil }
    return text
  }
}
