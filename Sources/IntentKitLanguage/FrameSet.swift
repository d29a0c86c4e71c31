public import IntentKitCore
public import LanguageFiles

/// A language, and the intents that its sentences can mean.
///
/// Preparing it takes longer than reading a sentence, so keep one for all readers.
public struct FrameSet: Sendable {
  let language: PreparedLanguage
  let shared: SharedPieces
  let frames: [PreparedFrame]
  let index: FrameIndex

  /// Prepares the frames of a language.
  ///
  /// - Parameters:
  ///   - table: The language.
  ///   - intents: The intents; those for which the language has no frame aren't understood.
  public init(_ table: LanguageTable, intents: [IntentSchema]) {
    var custom = LanguageExtension(table)
    let code = table.settings["code"]?.first ?? ""
    for schema in intents where schema.isCustom { custom.add(schema, in: code) }
    let table = custom.table
    let language = PreparedLanguage(table)
    // A custom intent may share its name with one of SiriKit's.
    let schemas = Dictionary(
      intents.map { ($0.isCustom ? $0.siriKitName : $0.name, $0) }
    ) { first, _ in first }
    self.language = language
    shared = SharedPieces(language)
    frames = table.frames.compactMap { frame in
      schemas[frame.intent].map { PreparedFrame(frame, $0, language) }
    }
    index = FrameIndex(frames, classCount: table.classes.count)
  }
}
