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
  private let frames: FrameSet
  private let names: WorldNames
  /// The apps that handle the intent of each frame, by position.
  private let handlers: [Set<Int>]
  private let allApps: Set<Int>
  private let now: LocalTime

  /// The maximum number of tokens in a sentence.
  public static let maximumTokenCount = 500

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - frames: The language of the sentences, and the intents that they can mean, also those that
  ///     no app handles.
  ///   - apps: The installed apps.
  ///   - names: The names of contacts, and those that apps have told the assistant.
  ///   - now: The time at the user's place.
  public init(
    _ frames: FrameSet, apps: [AddressedApp], names: [(name: String, kind: WorldNames.Kind)],
    now: LocalTime
  ) {
    self.frames = frames
    self.now = now
    var handlers: [String: Set<Int>] = [:]
    for (number, app) in apps.enumerated() {
      for schema in app.intents { handlers[schema.siriKitName, default: []].insert(number) }
    }
    self.handlers = frames.frames.map { handlers[$0.schema.siriKitName] ?? [] }
    allApps = Set(apps.indices)
    let appNames = apps.enumerated().flatMap { number, app in
      // A name that is written as one word is also said in several: UnicornChat.
      Set(app.names + app.names.map(\.words)).sorted()
        .map { (name: $0, kind: WorldNames.Kind.app(number)) }
    }
    self.names = WorldNames(appNames + names, frames.language.tokenizer)
  }

  /// Creates a reader for the intents that apps handle.
  public init(
    _ table: LanguageTable, apps: [AddressedApp], names: [(name: String, kind: WorldNames.Kind)],
    now: LocalTime
  ) {
    let frames = FrameSet(table, intents: apps.flatMap(\.intents))
    self.init(frames, apps: apps, names: names, now: now)
  }

  /// Returns the meanings of a sentence.
  public func reading(of text: String) -> Reading {
    let sentence = Sentence(text, in: frames.language, names: names)
    guard !sentence.tokens.isEmpty, sentence.count <= Self.maximumTokenCount else {
      return Reading(meanings: [], partial: nil, steps: 0)
    }
    var matcher = PieceMatcher(frames.language, sentence)
    let shared = frames.shared.steps(&matcher)
    for (start, steps) in shared.enumerated() {
      matcher.appPhrases[start] = steps.map(\.match).filter { $0.app != nil }
    }
    matcher.names.textEnds = SharedPieces.textEnds(shared, sentence)
    let candidates = frames.index.candidates(for: matcher)
    let reasons = Reasons(frames.language).steps(&matcher, shared)
    var meanings = candidates.compactMap {
      meaning($0, shared, reasons, &matcher, allowsLeftovers: false)
    }
    // What is said to an app is for one of its intents if it can be.
    if meanings.contains(where: { $0.namedApp != nil && !$0.apps.isEmpty }) {
      meanings.removeAll(where: \.isMissingIntent)
    }
    meanings.sort { ($0.cost, $0.apps.isEmpty ? 1 : 0) < ($1.cost, $1.apps.isEmpty ? 1 : 0) }
    var partial: Meaning?
    if meanings.isEmpty {
      partial = candidates.compactMap {
        meaning($0, shared, reasons, &matcher, allowsLeftovers: true)
      }
      .filter { !$0.isMissingIntent }.min { $0.cost < $1.cost }
    }
    return Reading(meanings: meanings, partial: partial, steps: matcher.sentence.steps)
  }

  private func meaning(
    _ candidates: FrameCandidates, _ shared: [[Cover.Step]], _ reasons: [[Cover.Step]],
    _ matcher: inout PieceMatcher, allowsLeftovers: Bool
  ) -> Meaning? {
    let frame = frames.frames[candidates.frame]
    matcher.domainNouns = frame.domainNouns
    matcher.isCustom = frame.hasPhrases
    var search = CoverSearch(
      frame, shared: shared, reasons: reasons, allowsLeftovers: allowsLeftovers)
    guard let cover = search.best(candidates.starts, &matcher, apps: allApps) else { return nil }
    let builder = MeaningBuilder(
      schema: frame.schema, sentence: matcher.sentence, now: now,
      isAsked: cover.steps.contains { $0.piece?.label == "question" })
    return builder.meaning(of: cover, handlers: handlers[candidates.frame])
  }
}
