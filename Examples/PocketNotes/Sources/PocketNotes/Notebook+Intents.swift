import IntentKitCore

extension Notebook.Entry {
  /// The note as a SiriKit note.
  var note: Note {
    Note(
      title: SpeakableString(spokenPhrase: title ?? text),
      contents: [.text(TextNoteContent(text: text))],
      groupName: folder.map { SpeakableString(spokenPhrase: $0) },
      identifier: "\(id)")
  }
}

extension NoteContent {
  /// The text of the content, or nil if it's empty or isn't text.
  var words: String? {
    guard case .text(let content) = self, let text = content.text, !text.isEmpty else { return nil }
    return text
  }
}
