public import IntentKitCore

extension IntentRun {
  /// The request as a conversation in English, as `intentsim run` prints it.
  ///
  /// ```swift
  /// let run = await IntentPipeline(time: .simulated()).run(intent, handler: MessageHandler())
  /// print(run.transcript)
  /// ```
  ///
  /// For another language, or more details, use ``ConversationText``.
  public var transcript: String {
    var text = ConversationText(schema: intent.schema)
    return text.lines(for: trace).joined(separator: "\n")
  }
}
