import IntentKitCore
import IntentKitLanguage
import LanguageFiles

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Finds the requests that a sentence can mean.
///
/// ```swift
/// let reader = SentenceReader(apps: [SpokenApp(UnicornChat.appDescription)], now: .now)
/// let reading = reader.reading(of: "Send Bill a message with UnicornChat saying hello")
/// ```
public struct SentenceReader: Sendable {
  private let apps: [SpokenApp]
  /// The intents of all apps.
  private let intents: [IntentSchema]
  private let knownNames: [KnownNames]
  private let reader: LanguageReader

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - apps: The installed apps.
  ///   - language: The language of the sentences.
  ///   - contacts: The user's contacts, whose names are recognized.
  ///   - now: The time of the request. Days are relative to it.
  public init(
    apps: [SpokenApp], language: Language = .english, contacts: ContactBook = ContactBook(),
    now: Date
  ) {
    self.apps = apps
    intents = apps.flatMap(\.intents)
    knownNames = apps.map { KnownNames($0.vocabularies, $0.userVocabulary, language) }
    var names: [String: WorldNames.Kind] = [:]
    for name in knownNames.flatMap(\.all) {
      names[name.value.spokenPhrase] =
        name.path == Interpretation.group ? .person : .vocabulary
    }
    for name in contacts.spokenNames { names[name] = .person }
    for name in apps.flatMap(\.userVocabulary.contactNames) { names[name] = .person }
    reader = LanguageReader(
      language.frames(for: intents.filter(\.isCustom)),
      apps: apps.map { AddressedApp(names: $0.names, intents: $0.intents) },
      names: names.sorted { $0.key < $1.key }.map { (name: $0.key, kind: $0.value) },
      now: LocalTime(secondsSince1970: now.timeIntervalSince1970))
  }

  /// Returns the meanings of a sentence.
  ///
  /// - Parameter sentence: The user's words. A sentence with more than 500 words and signs isn't
  ///   understood; each kana and kanji counts as a word.
  /// - Returns: The possible requests, best first, or the one that most words belong to.
  public func reading(of sentence: String) -> SentenceReading {
    let reading = reader.reading(of: sentence)
    var result = SentenceReading(sentence: sentence, interpretations: [])
    if let best = reading.meanings.first, best.apps.isEmpty {
      result.unhandled = .init(
        intent: name(of: best.intent), app: best.namedApp.map { apps[$0].names[0] })
      return result
    }
    result.interpretations = reading.meanings.flatMap(interpretations)
    if result.interpretations.isEmpty, let partial = reading.partial {
      result.nearMiss = .init(intent: name(of: partial.intent), words: parts(of: partial))
    }
    return result
  }

  /// Returns a meaning for each app that handles it.
  private func interpretations(of meaning: Meaning) -> [Interpretation] {
    let counts = meaning.apps.map { knownNames[$0].count(in: meaning) }
    let most = counts.max() ?? 0
    // An app that has told the assistant a name is meant rather than others.
    return zip(meaning.apps, counts).filter { $0.1 == most }.map { app, _ in
      Interpretation(
        app: apps[app].names[0],
        appName: meaning.namedApp.map { _ in
          meaning.words.first { $0.role == .app }?.text ?? apps[app].names[0]
        },
        intent: name(of: meaning.intent), parameters: meaning.parameters,
        words: parts(of: meaning), cost: meaning.cost
      ).namingGroup(knownNames[app], meaning.intent)
    }
  }

  private func parts(of meaning: Meaning) -> [SentencePart] {
    meaning.words.compactMap { SentencePart($0, of: meaning.intent) }
  }

  private func name(of schema: IntentSchema) -> String {
    intents.name(of: schema)
  }
}

extension Language {
  /// The frames that were used last.
  private static let frameSets = SchemaCache<FrameSet>(capacity: 12)

  /// Returns the frames of SiriKit's intents and of custom ones.
  fileprivate func frames(for custom: [IntentSchema]) -> FrameSet {
    Self.frameSets.value(in: self, for: custom) {
      FrameSet(table, intents: SystemIntents.all.map { $0.schema } + custom)
    }
  }

  /// The table of the language.
  var table: LanguageTable {
    guard let table = LanguageTable.table(of: rawValue) else {
      preconditionFailure("there is no table for the language \(rawValue)")
    }
    return table
  }
}

extension Interpretation {
  /// The parameters for people and for a group that receive a message.
  fileprivate static let recipients = "recipients"
  fileprivate static let group = "speakableGroupName"

  /// Returns the request with the group that is in an app's vocabulary in the place of a recipient with
  /// its name: “Send a message to the rowing club”.
  fileprivate func namingGroup(_ names: KnownNames, _ schema: IntentSchema) -> Self {
    guard !names.all.isEmpty, parameters[Self.group] == nil,
      case .array(let people)? = parameters[Self.recipients], people.count == 1,
      case .string(let name)? = people.first,
      schema.parameter(named: Self.group) != nil,
      names.name(name, at: Self.group, of: schema) != nil
    else { return self }
    var request = self
    request.parameters[Self.recipients] = nil
    request.parameters[Self.group] = .string(name)
    for index in words.indices where words[index].parameter == Self.recipients {
      request.words[index].parameter = Self.group
    }
    return request
  }
}

extension KnownNames {
  /// Returns the number of values of a request that have one of these names.
  fileprivate func count(in meaning: Meaning) -> Int {
    guard !all.isEmpty else { return 0 }
    return meaning.parameters.reduce(0) { $0 + count(in: $1.value, at: $1.key, meaning.intent) }
  }

  private func count(in value: ParameterValue, at path: String, _ schema: IntentSchema) -> Int {
    switch value {
    case .string(let text):
      let group = path == Interpretation.recipients ? Interpretation.group : path
      return name(text, at: group, of: schema) == nil ? 0 : 1
    case .array(let elements):
      return elements.reduce(0) { $0 + count(in: $1, at: path, schema) }
    case .object(let fields):
      return fields.reduce(0) { $0 + count(in: $1.value, at: "\(path).\($1.key)", schema) }
    default: return 0
    }
  }
}
