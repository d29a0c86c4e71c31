import IntentKitCore

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
  /// The maximum number of words in a sentence.
  public static let maximumWordCount = 500

  private(set) var apps: [SpokenApp]
  let language: SentenceLanguage
  private var grammar: SentenceGrammar
  let reader: SpokenValueReader
  let appNames: PhraseTable<AppName>
  let contactNames: PhraseTable<Void>
  /// The apps that handle each intent of the grammar, by position.
  private var handlers: [[Int]]
  /// The names that each app has told the assistant.
  private let knownNames: [KnownNames]
  private var nameTables: NameTables

  struct AppName: Sendable {
    let app: Int
    let name: String
  }

  /// The words that name an app, with the words around the name.
  struct Mention {
    let app: Int
    let name: String
    let range: Range<Int>
  }

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
    var names: Set<String> = []
    let schemas = apps.flatMap(\.intents).filter { names.insert($0.siriKitName).inserted }
    self.init(
      apps: apps, language: language, contacts: contacts, now: now,
      grammar: language.grammar(for: schemas))
  }

  /// Creates a reader with valid templates in their text form instead of the built-in ones.
  package init(
    apps: [SpokenApp], language: Language = .english, contacts: ContactBook = ContactBook(),
    now: Date, templates: String
  ) {
    do {
      let templates = try SentenceTemplates(templates)
      self.init(
        apps: apps, language: language, contacts: contacts, now: now,
        grammar: try SentenceGrammar(templates, for: apps.flatMap(\.intents)))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  init(
    apps: [SpokenApp], language: Language, contacts: ContactBook, now: Date,
    grammar: SentenceGrammar
  ) {
    self.apps = apps
    self.grammar = grammar
    self.language = language.sentences
    reader = SpokenValueReader(language, now: now)
    var appNames = PhraseTable<AppName>()
    for (index, app) in apps.enumerated() {
      for name in app.names { appNames.insert(name, AppName(app: index, name: name)) }
    }
    self.appNames = appNames
    knownNames = apps.map { KnownNames($0.vocabularies, $0.userVocabulary, language) }
    nameTables = NameTables(knownNames, slots: grammar.slots)
    handlers = Self.handlers(of: grammar, among: apps)
    contactNames = contacts.spokenNames(and: apps.flatMap { $0.userVocabulary.contactNames })
  }

  /// Returns a reader for the same apps as if each of them handled some intents, and no others.
  func handling(_ intents: [IntentSchema], in grammar: SentenceGrammar) -> SentenceReader {
    var reader = self
    reader.apps = apps.map {
      SpokenApp(
        names: $0.names, intents: intents, vocabularies: $0.vocabularies,
        userVocabulary: $0.userVocabulary)
    }
    reader.grammar = grammar
    reader.nameTables = NameTables(knownNames, slots: grammar.slots)
    reader.handlers = Self.handlers(of: grammar, among: reader.apps)
    return reader
  }

  /// Returns the apps that handle each intent of a grammar, by position.
  private static func handlers(of grammar: SentenceGrammar, among apps: [SpokenApp]) -> [[Int]] {
    var handlers: [String: [Int]] = [:]
    for (index, app) in apps.enumerated() {
      for name in Set(app.intents.map(\.siriKitName)) { handlers[name, default: []].append(index) }
    }
    return grammar.intents.map { handlers[$0.siriKitName] ?? [] }
  }

  /// Returns the meanings of a sentence.
  ///
  /// - Parameter sentence: The user's words. A sentence with more than ``maximumWordCount`` words
  ///   isn't understood.
  /// - Returns: The possible requests, best first, or the nearest templates.
  public func reading(of sentence: String) -> SentenceReading {
    reading(of: sentence, withNearMisses: true)
  }

  /// Returns what a sentence can mean.
  ///
  /// The nearest templates cost many times as much as the meaning of a sentence that has one.
  package func reading(of sentence: String, withNearMisses: Bool) -> SentenceReading {
    let words = SpokenWords(sentence)
    guard words.words.count <= Self.maximumWordCount else {
      return SentenceReading(sentence: sentence, interpretations: [], nearMisses: [])
    }
    let form = SentenceForm(words)
    let mentions = mentions(in: words)
    let isNoRequest =
      form.isBrokenOff(by: language.habits)
      || form.isStory(by: language.habits, appNames: mentions.map(\.range))
    var found = isNoRequest ? [] : meanings(of: form, mentions)
    if found.isEmpty, !isNoRequest, !isNothing(form, mentions) {
      found = partialMeanings(of: form, mentions)
    }
    let stories = language.habits.stories
    // The closure captures the names alone, because it would copy the whole reader for each word.
    let others = stories.otherApps(in: words) { [appNames] in
      appNames.match(in: words, at: $0) != nil
    }
    for app in others { found.removeAll { stories.isForOtherApp($0, app) } }
    var missingApp = others.first?.name
    found.removeAll {
      let name = stories.otherApp(of: $0, in: words, besides: mentions.map(\.range))
      missingApp = missingApp ?? name
      return name != nil
    }
    let misses = withNearMisses && found.isEmpty ? nearMisses(of: words, mentions.first) : []
    return SentenceReading(
      sentence: sentence, interpretations: ranked(found), nearMisses: misses,
      missingApp: found.isEmpty && !isNoRequest && mentions.isEmpty ? missingApp : nil)
  }

  /// Returns the best request that a sentence means as it was said, or as the speaker corrected it.
  ///
  /// This costs a fraction of ``reading(of:)`` for a sentence that isn't a request.
  func literalMeaning(of sentence: String) -> Interpretation? {
    let words = SpokenWords(sentence)
    guard words.words.count <= Self.maximumWordCount else { return nil }
    let form = SentenceForm(words)
    let found = best(of: interpretations(of: form, mentions(in: words)), and: revisions(of: form))
    return ranked(found).first
  }

  private func revisions(of form: SentenceForm) -> [Revision] {
    form.revisions(by: language.habits) + form.withDaysInPlace(language.habits, reader)
  }

  /// Returns the requests that a sentence can mean, as it was said or in another form.
  private func meanings(of form: SentenceForm, _ mentions: [Mention]) -> [Interpretation] {
    let plain = interpretations(of: form, mentions)
    let revisions = revisions(of: form)
    var found = best(of: plain, and: revisions)
    guard found.isEmpty else { return found }
    for form in [form] + revisions.map(\.form) {
      for forms in form.otherForms(by: language.habits) where found.isEmpty {
        found = forms.flatMap { interpretations(of: $0, self.mentions(in: $0.words)) }
      }
    }
    // A sentence that means no request as it was said doesn't mean one in another form either.
    if !found.isEmpty { return isNothing(form, mentions) ? [] : found }
    return form.asQuestion(by: language.habits).map {
      interpretations(of: $0, self.mentions(in: $0.words))
    } ?? []
  }

  /// Returns the requests that a sentence can mean in the form that explains most words.
  ///
  /// - Parameters:
  ///   - plain: The meanings of the sentence as it was said.
  ///   - revisions: Other forms.
  /// - Returns: The meanings of one of the forms.
  private func best(of plain: [Interpretation], and revisions: [Revision]) -> [Interpretation] {
    var best = plain
    for revision in revisions {
      var meanings = interpretations(of: revision.form, mentions(in: revision.form.words))
      for index in meanings.indices { meanings[index].score += revision.gain }
      if let score = meanings.map(\.score).max(), score > best.map(\.score).max() ?? -1 {
        best = meanings
      }
    }
    return best
  }

  /// Returns the requests that a form of the sentence can mean.
  func interpretations(
    of form: SentenceForm, _ mentions: [Mention]
  ) -> [Interpretation] {
    var found: [Interpretation] = []
    for mention in mentions where !found.contains(where: { $0.appName == mention.name }) {
      found += interpretations(of: form, naming: mention)
    }
    guard found.isEmpty else { return found }
    var matcher = self.matcher(form, app: nil, appNames: mentions.map(\.range))
    return interpretations(of: form.words, with: &matcher, naming: nil)
  }

  private func matcher(
    _ form: SentenceForm, app: Int?, appNames: [Range<Int>] = []
  ) -> SentenceMatcher {
    let words = form.words
    let slots = SlotMatcher(
      sentence: words, language: language, reader: reader, names: contactNames, appNames: appNames,
      seams: form.seams, corrections: form.corrections(by: self.language.habits),
      clauseEnds: form.clauseEnds(by: self.language.habits))
    return SentenceMatcher(
      grammar, words, slots: slots, names: nameTables, app: app, handlers: handlers)
  }

  // MARK: - Apps

  /// Returns the places where a sentence names an app, with different words around the name.
  func mentions(in sentence: SpokenWords) -> [Mention] {
    let words = sentence.words
    var mentions: [Mention] = []
    for start in words.indices {
      appNames.forEachMatch(in: sentence, at: start) { end, names in
        for name in names {
          // The more words belong to the name of the app, the fewer remain without a meaning.
          let ranges = language.mentions(ofNameAt: start..<end, in: sentence)
            .sorted { $0.count > $1.count }
          mentions += ranges.map { Mention(app: name.app, name: name.name, range: $0) }
        }
      }
    }
    return mentions
  }

  private func interpretations(
    of form: SentenceForm, naming mention: Mention
  ) -> [Interpretation] {
    let rest = form.removing(mention.range)
    var matcher = self.matcher(rest, app: mention.app)
    let found = interpretations(of: rest.words, with: &matcher, naming: mention)
    // The name can be between words with another form: “great if Roadie locked it”.
    guard found.isEmpty, let usual = rest.respelled(language.habits) else { return found }
    matcher = self.matcher(usual, app: mention.app)
    return interpretations(of: usual.words, with: &matcher, naming: mention)
  }

  private func interpretations(
    of sentence: SpokenWords, with matcher: inout SentenceMatcher, naming mention: Mention?
  ) -> [Interpretation] {
    let score = SentenceMatcher.wordScore * (mention?.range.count ?? 0)
    var found: [Interpretation] = []
    let readings = matcher.readings()
    let nothing = readings.first { isNothing($0) }?.score ?? -1
    for completion in readings where completion.score > nothing {
      let template = grammar.templates[Int(completion.template)]
      let request = RequestBuilder(
        grammar: grammar, matches: matcher.matches, sentence: sentence, language: language,
        reader: reader, schema: grammar.intents[Int(template.intent)]
      ).request(matcher.captures.captures(completion.captures))
      let schema = grammar.intents[Int(template.intent)]
      for app in mention.map({ [$0.app] }) ?? handlers[Int(template.intent)] {
        let request = request.namingGroup(knownNames[app], schema)
        found.append(
          Interpretation(
            app: apps[app].names[0], appName: mention?.name,
            intent: grammar.intents.name(of: schema),
            parameters: request.parameters, template: template.text, slots: request.slots,
            omissions: request.omissions,
            score: score + completion.score
              - penalty(for: app, request.slots, schema)))
      }
    }
    return found
  }

  /// Returns the part of a score that is due to names in the vocabularies of other apps only.
  private func penalty(
    for app: Int, _ slots: [Interpretation.Slot], _ schema: IntentSchema
  ) -> Int {
    guard !nameTables.isEmpty else { return 0 }
    func knows(_ app: Int, _ slot: Interpretation.Slot) -> Bool {
      knownNames[app].name(slot.text, at: slot.parameter, of: schema) != nil
        || slot.parameter == RequestBuilder.Request.recipients
          && knownNames[app].isGroup(slot.text, of: schema)
    }
    return slots.reduce(0) { penalty, slot in
      guard !knows(app, slot), apps.indices.contains(where: { knows($0, slot) }) else {
        return penalty
      }
      return penalty + SlotMatcher.nameBonus * SpokenWords(slot.text).words.count
    }
  }

  private func isNothing(_ completion: SentenceMatcher.Completion) -> Bool {
    grammar.templates[Int(completion.template)].intent == SentenceGrammar.nothing
  }

  /// Returns whether the sentence as it was said means no request.
  private func isNothing(_ form: SentenceForm, _ mentions: [Mention]) -> Bool {
    ([form] + mentions.map { form.removing($0.range) }).contains { form in
      var matcher = self.matcher(form, app: nil)
      return matcher.readings().contains { isNothing($0) }
    }
  }

  /// Returns interpretations by score, and otherwise in the order of apps and their declarations.
  private func ranked(_ found: [Interpretation]) -> [Interpretation] {
    guard found.count > 1 else { return found }
    var best: [Interpretation] = []
    for interpretation in found {
      if let index = best.firstIndex(where: {
        $0.app == interpretation.app && $0.intent == interpretation.intent
      }) {
        if best[index].score < interpretation.score { best[index] = interpretation }
      } else {
        best.append(interpretation)
      }
    }
    func order(_ interpretation: Interpretation) -> (Int, Int, Int) {
      let app = apps.firstIndex { $0.names[0] == interpretation.app } ?? 0
      let intent =
        apps[app].intents.firstIndex {
          grammar.intents.name(of: $0) == interpretation.intent
        } ?? 0
      return (-interpretation.score, app, intent)
    }
    return best.sorted { order($0) < order($1) }
  }

  // MARK: - Near misses

  private func nearMisses(of sentence: SpokenWords, _ mention: Mention?) -> [NearMiss] {
    let form = SentenceForm(sentence)
    let rest = mention.map { form.removing($0.range) } ?? form
    let sentence = rest.words
    var matcher = self.matcher(rest, app: mention?.app)
    let reaches = matcher.reaches()
    return reaches.prefix(Self.maximumNearMisses).prefix { reach in
      // Others have nothing to do with the sentence.
      reach.weight * 2 > reaches[0].weight
    }.map { reach in
      let template = grammar.templates[Int(reach.template)]
      return NearMiss(
        intent: grammar.intents[Int(template.intent)].name, template: template.text,
        understood: sentence.text(of: 0..<reach.word),
        rest: sentence.text(of: reach.word..<sentence.words.count),
        expected: grammar.expectations(after: reach.node))
    }
  }

  /// The maximum number of near misses, each for another intent.
  private static let maximumNearMisses = 3
}
