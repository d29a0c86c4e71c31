import IntentKitCore

/// A note as the notebook stores it.
struct NotebookNote: ParameterRecord {
  var title: String
  var text: String
  var groupName: String?
  var isPasswordProtected: Bool
  var identifier: String?
  var created: DateComponents?
  var modified: DateComponents?

  init(title: String, text: String, groupName: String? = nil, created: DateComponents? = nil) {
    self.title = title
    self.text = text
    self.groupName = groupName
    self.created = created
    isPasswordProtected = false
    modified = created
  }

  /// The note as a SiriKit note, which omits password-protected text.
  var note: Note {
    Note(
      title: SpeakableString(spokenPhrase: title),
      contents: isPasswordProtected ? [] : [.text(TextNoteContent(text: text))],
      groupName: groupName.map { SpeakableString(spokenPhrase: $0) },
      createdDateComponents: created, modifiedDateComponents: modified, identifier: identifier)
  }

  static let recordSchema = RecordSchema(
    name: "NotebookNote",
    textField: "title",
    fields: [
      ParameterSchema("title", String.self, isRequired: true),
      ParameterSchema("text", String.self),
      ParameterSchema("groupName", String.self),
      ParameterSchema("isPasswordProtected", Bool.self),
      ParameterSchema("identifier", String.self),
      ParameterSchema("created", DateComponents.self),
      ParameterSchema("modified", DateComponents.self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    title = try fields.required("title")
    text = try fields.value("text", default: "")
    groupName = try fields.optional("groupName")
    isPasswordProtected = try fields.value("isPasswordProtected", default: false)
    identifier = try fields.optional("identifier")
    created = try fields.optional("created")
    modified = try fields.optional("modified")
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("title", title)
    fields.write("text", text)
    fields.write("groupName", groupName)
    fields.write("isPasswordProtected", isPasswordProtected)
    fields.write("identifier", identifier)
    fields.write("created", created)
    fields.write("modified", modified)
  }
}
