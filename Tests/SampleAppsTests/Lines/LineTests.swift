import Foundation
import IntentKitCore
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

@Suite("Lines about the sample apps", .serialized)
struct LineTests {
  static let names = SampleApps.all.map { $0.appDescription.displayName }

  @Test(arguments: names, Language.allCases)
  func `every line about a sample app is well-formed`(
    _ name: String, _ language: Language
  ) async throws {
    let app = try #require(SampleApps.all.first { $0.appDescription.displayName == name })
    let lines = AppLines(
      of: app.appDescription, customIntents: try app.customSchemas(),
      languages: [language])
    #expect(lines.lines.count > 30)
    // Without a value for the text of a reason, the words of its name remain in English.
    let reasons = try app.customSchemas().flatMap { schema in
      schema.parameters.flatMap { $0.definition?.unsupportedReasons ?? [] }
    }
    await check(
      lines, in: language, supplied: language == .english ? reasons.map(\.name.words) : [])
  }

  @Test(arguments: Language.allCases)
  func `every line about an app with all system intents is well-formed`(
    _ language: Language
  ) async throws {
    let app = AppDescription(
      displayName: "UnicornWorld",
      intentsSupported: SystemIntents.all.map { $0.schema }.filter(\.isHandled).map(\.siriKitName))
    let lines = await onOwnThread { AppLines(of: app, languages: [language]) }
    await check(lines, in: language)
  }

  @Test func `every line of every scenario's run is well-formed`() async throws {
    let simulator = Simulator(apps: SampleApps.all)
    // Most texts are those of many runs.
    var known: [Language: Set<String>] = [:]
    for path in Scenarios.paths() {
      let bytes = try Array(Data(contentsOf: PackageUnderTest.url(of: path)))
      let run = try await simulator.run(
        ScenarioFile(path: path, text: bytes))
      let checker = LineChecker(run.choices.language, supplied: suppliedTexts(of: run, bytes))
      let language = run.choices.language
      let texts = texts(of: run).filter {
        known[language, default: []].insert("\($0.1) \($0.0)").inserted
      }
      let mistakes = await onOwnThread {
        texts.map { ($0.0, checker.findings(in: $0.0, as: $0.1)) }.filter { !$0.1.isEmpty }
      }
      for (text, findings) in mistakes { Issue.record("\(path): \(text) \(findings)") }
    }
  }

  private func check(
    _ lines: AppLines, in language: Language, supplied: [String] = []
  ) async {
    let checker = LineChecker(
      language,
      supplied: [lines.app.displayName, "Siri", "Apple Pay", "iPod", "Bluetooth", "AM", "FM", "HD"]
        + supplied)
    let mistakes = await onOwnThread {
      var known: Set<String> = []
      return lines.lines.flatMap { line in
        [line.spoken, line.shown].compactMap(\.self).filter { known.insert($0).inserted }
          .map { (line, $0, checker.findings(in: $0)) }
      }.filter { !$0.2.isEmpty }
    }
    for (line, text, findings) in mistakes {
      Issue.record("\(line.intent ?? "any") \(line.cause): \(text) \(findings)")
    }
  }

  // MARK: - Runs

  /// The texts of a run, with their forms.
  private func texts(of run: SimulatorRun) -> [(String, LineChecker.Form)] {
    var texts: [(String, LineChecker.Form)] = []
    for exchange in run.conversation.exchanges {
      texts += [(exchange.question.heard, .speech), (exchange.question.read, .speech)]
    }
    if let statement = run.conversation.statement {
      texts += [(statement.heard, .speech), (statement.read, .speech)]
    }
    var words = ConversationWords(
      language: run.choices.language, schema: run.intent.schema, now: run.choices.now)
    for event in run.trace.events {
      let line = words.line(for: event)
      if let line, line.speaker == .app { texts.append((line.text, .label)) }
      for row in words.card(for: event, beside: line)?.rows ?? [] {
        texts += ([row.label] + row.entries + [row.rest].compactMap(\.self)).map { ($0, .label) }
      }
      guard case .judged(let verdict) = event.kind else { continue }
      let explanation = run.choices.language.phrasebook.explanation(of: verdict)
      texts += [(explanation.message, .explanation), (explanation.cure, .explanation)]
    }
    return texts
  }

  /// The texts that the scenario and the app supply.
  private func suppliedTexts(of run: SimulatorRun, _ scenario: [UInt8]) -> [String] {
    var texts = ["Siri", "Apple Pay", run.app.displayName] + run.app.alternativeNames
    texts += (try? JSONReader.value(from: String(decoding: scenario, as: UTF8.self)))?.texts ?? []
    for event in run.trace.events {
      switch event.kind {
      case .appLogged(let entry) where entry.event != .showed:
        texts += [entry.detail].compactMap(\.self)
      // The names of activities and of the list for all tasks are words with translations.
      case _ where ["MoveMate", "TasksNotes"].contains(run.choices.app): break
      case .responded(_, _, let response, _), .updated(_, let response, _):
        texts += ParameterValue.object(response.fields).texts
      case .changed(_, let value?): texts += value.texts
      case .asked(let prompt): texts += prompt.options.flatMap { $0.value.texts }
      default: break
      }
    }
    return texts
      + texts.flatMap { $0.split(separator: " ").map(String.init).filter { $0.count > 2 } }
  }
}

extension ParameterValue {
  /// The texts in this value.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let values): values.flatMap(\.texts)
    case .object(let members): members.values.flatMap(\.texts)
    default: []
    }
  }
}
