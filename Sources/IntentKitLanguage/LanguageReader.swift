public import IntentKitCore
public import LanguageFiles

/// An app that a sentence can address.
public struct AddressedApp: Sendable {
  /// The display name, followed by the other names.
  public let names: [String]
  /// The intents that the app handles.
  public let intents: [IntentSchema]

  /// Creates an app.
  public init(names: [String], intents: [IntentSchema]) {
    self.names = names
    self.intents = intents
  }
}

/// Finds the requests that sentences mean.
///
/// A sentence means an intent if the pieces of the intent and those of the language cover all of its
/// words, and if they include what the intent needs.
public struct LanguageReader: Sendable {
  let language: PreparedLanguage
  private let frames: [PreparedFrame]
  private let index: FrameIndex
  private let shared: SharedPieces
  private let names: WorldNames
  private let apps: [AddressedApp]
  private let now: LocalTime

  /// The maximum number of tokens in a sentence.
  public static let maximumTokenCount = 500

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - table: The language of the sentences.
  ///   - apps: The installed apps.
  ///   - names: The names of contacts, and those that apps have told the assistant.
  ///   - now: The time at the user's place.
  public init(
    _ table: LanguageTable, apps: [AddressedApp], names: [(name: String, kind: WorldNames.Kind)],
    now: LocalTime
  ) {
    let language = PreparedLanguage(table)
    self.language = language
    self.apps = apps
    self.now = now
    var schemas: [String: IntentSchema] = [:]
    for schema in apps.flatMap(\.intents) { schemas[schema.name] = schema }
    let frames = table.frames.compactMap { frame in
      schemas[frame.intent].map { PreparedFrame(frame, $0, language) }
    }
    self.frames = frames
    index = FrameIndex(frames, classCount: table.classes.count)
    shared = SharedPieces(language)
    let appNames = apps.enumerated().flatMap { number, app in
      app.names.map { (name: $0, kind: WorldNames.Kind.app(number)) }
    }
    self.names = WorldNames(appNames + names, language.tokenizer)
  }

  /// Returns the meanings of a sentence.
  public func reading(of text: String) -> Reading {
    let sentence = Sentence(text, in: language, names: names)
    guard !sentence.tokens.isEmpty, sentence.count <= Self.maximumTokenCount else {
      return Reading(meanings: [], partial: nil, steps: 0)
    }
    var matcher = PieceMatcher(language, sentence)
    let shared = self.shared.steps(&matcher)
    for (start, steps) in shared.enumerated() {
      matcher.appPhrases[start] = steps.map(\.match).filter { $0.app != nil }
    }
    matcher.names.textEnds = SharedPieces.textEnds(shared, sentence)
    let candidates = index.candidates(for: matcher)
    var meanings = candidates.compactMap {
      meaning($0, shared, &matcher, allowsLeftovers: false)
    }
    meanings.sort { $0.cost < $1.cost }
    var partial: Meaning?
    if meanings.isEmpty {
      partial = candidates.compactMap { meaning($0, shared, &matcher, allowsLeftovers: true) }
        .min { $0.cost < $1.cost }
    }
    return Reading(meanings: meanings, partial: partial, steps: matcher.sentence.steps)
  }

  private func meaning(
    _ candidates: FrameCandidates, _ shared: [[Cover.Step]], _ matcher: inout PieceMatcher,
    allowsLeftovers: Bool
  ) -> Meaning? {
    let frame = frames[candidates.frame]
    let handlers = Set(
      apps.indices.filter { number in
        apps[number].intents.contains { $0.name == frame.schema.name }
      })
    matcher.domainNouns = frame.domainNouns
    var search = CoverSearch(frame, shared: shared, allowsLeftovers: allowsLeftovers)
    guard let cover = search.best(candidates.starts, &matcher, apps: handlers) else { return nil }
    let builder = MeaningBuilder(
      schema: frame.schema, sentence: matcher.sentence, now: now,
      isAsked: cover.steps.contains { $0.piece?.label == "question" })
    return builder.meaning(of: cover, apps: handlers.sorted())
  }
}
