public import IntentKitCore
public import IntentKitSimulator

extension IntentTester where Request: TypedIntent {
  /// Creates a tester for a handler and a sentence of the user.
  ///
  /// ```swift
  /// let tester = try IntentTester<SendMessageIntent>(
  ///   saying: "Send Bill a message saying hello", handler: SendMessageHandler())
  /// ```
  ///
  /// The sentence is in the world's language, and its days are relative to the world's date.
  ///
  /// - Parameters:
  ///   - sentence: The user's words. They can name the app if the world describes it.
  ///   - handler: The handler.
  ///   - world: The environment of the request.
  /// - Throws: ``SentenceError`` if the sentence doesn't mean such a request. The description says
  ///   what it means instead, or which words have no meaning.
  public init(
    saying sentence: String, handler: Request.Handling, given world: TestWorld = TestWorld()
  ) throws(SentenceError) {
    let app = world.app ?? AppDescription(displayName: "App")
    self.init(try world.intent(saying: sentence, to: app), handler: handler, given: world)
  }

  /// Creates a tester for an app and a sentence of the user.
  ///
  /// - Parameters:
  ///   - sentence: The user's words, with or without the name of the app.
  ///   - app: The app or `IntentExtension`.
  ///   - hosting: Whether the app runs in the test process or in a separate one.
  ///   - world: The environment of the request.
  /// - Throws: ``SentenceError`` if the sentence doesn't mean such a request.
  public init(
    saying sentence: String, app: any IntentApp.Type, hosted hosting: AppHosting = .inProcess,
    given world: TestWorld = TestWorld()
  ) throws(SentenceError) {
    let intent: Request = try world.intent(
      saying: sentence, to: world.app ?? app.appDescription)
    self.init(intent, app: app, hosted: hosting, given: world)
  }
}

/// A sentence that doesn't mean the expected request.
public struct SentenceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The meanings of the sentence.
  public let reading: SentenceReading
  /// The name of the expected intent.
  public let expected: String
  /// The parameter that can't have the value that was said, and why; nil for another fault.
  public let problem: String?

  public var description: String {
    let sentence = "“\(reading.sentence)”"
    if let problem { return "\(sentence) has a value that doesn't fit: \(problem)" }
    if let found = reading.interpretations.first {
      return "\(sentence) means \(found.intent), expected \(expected)."
    }
    let hint = reading.nearMiss.map { " \($0.hint)" } ?? ""
    return "\(sentence) isn't understood, expected \(expected).\(hint)"
  }
}

extension TestWorld {
  /// Returns the intent that a sentence means.
  fileprivate func intent<Request: TypedIntent>(
    saying sentence: String, to app: AppDescription
  ) throws(SentenceError) -> Request {
    let name = Request.schema.name
    let contacts = knowing(app).contacts
    let reader = SentenceReader(
      apps: [
        SpokenApp(
          app, custom: Request.schema.isCustom ? [Request.schema] : [], userVocabulary: vocabulary)
      ], language: language, contacts: contacts,
      now: now)
    let reading = reader.reading(of: sentence)
    guard let meaning = reading.candidates.first, meaning.intent == name else {
      throw SentenceError(reading: reading, expected: name, problem: nil)
    }
    do throws(ParameterError) {
      let parameters = contacts.filling(meaning.parameters, of: Request.schema)
      return try Request(parameterValue: .object(parameters))
    } catch {
      throw SentenceError(reading: reading, expected: name, problem: error.description)
    }
  }
}
