import Foundation
import IntentKitCore
import TestSupport

@testable import IntentKitSimulator

/// Sentences with their meanings, in one language; see `Corpus/README.md`.
struct SentenceCorpus {
  /// A sentence and the request that it means, or no request.
  struct Entry {
    let sentence: String
    let app: String?
    let intent: String?
    let parameters: [String: ParameterValue]
  }

  /// The sentences of a file, whose name is the domain.
  struct Domain {
    let name: String
    let entries: [Entry]
  }

  let language: Language
  let domains: [Domain]

  /// Creates the corpus of a language, or the third of it that isn't used for writing templates.
  init(_ language: Language, isHeldOut: Bool) throws {
    self.language = language
    let folder =
      (ProcessInfo.processInfo.environment["INTENTKIT_CORPUS"]
        ?? PackageUnderTest.url(of: "Tests/IntentKitSimulatorTests/Sentences/Corpus").path)
      + (language == .english ? "/English" : "/Japanese") + (isHeldOut ? "/HeldOut" : "")
    domains = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".json") }
      .map { file in
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        guard case .array(let values) = try JSONReader.value(from: text) else {
          throw CorpusError(file: file)
        }
        return Domain(
          name: String(file.dropLast(5)),
          entries: try values.map {
            guard let entry = Entry($0) else { throw CorpusError(file: file) }
            return entry
          })
      }
  }

  struct CorpusError: Error {
    let file: String
  }

  /// The reader of sentences in the world of the corpus.
  func reader(with grammar: SentenceGrammar? = nil) throws -> SentenceReader {
    let now = try Date(parameterValue: "2026-03-04T09:30:00Z")
    let contacts = ContactBook(
      [
        "Bill James", "Bill Smith", "Tom Clark", "Juan Chavez", "Anne Johnson", "太郎", "花子", "佐藤健",
        "鈴木",
      ].map { Person(displayName: $0) })
    let grammar = grammar ?? language.grammar(for: Self.apps.flatMap(\.intents))
    return SentenceReader(
      apps: Self.apps, language: language, contacts: contacts, now: now, grammar: grammar)
  }

  /// The installed apps.
  static let apps: [SpokenApp] = [
    app(["UnicornChat", "柿の種", "ユニコーンチャット"], ["SendMessage"]),
    app(
      ["Pigeon", "ピジョン"],
      ["SearchForMessages", "SetMessageAttribute", "EditMessage", "UnsendMessages"]),
    app(
      ["UnicornRides", "ユニコーンライド"],
      ["ListRideOptions", "RequestRide", "GetRideStatus", "CancelRide", "SendRideFeedback"]),
    app(
      ["MoveMate", "ムーブメイト"],
      ["StartWorkout", "PauseWorkout", "ResumeWorkout", "EndWorkout", "CancelWorkout"]),
    app(
      ["TasksNotes", "MonkeyNotes", "MonkeyTodo"],
      [
        "AddTasks", "CreateTaskList", "SetTaskAttribute", "SnoozeTasks", "DeleteTasks",
        "CreateNote", "AppendToNote", "SearchForNotebookItems",
      ]),
    app(
      ["HarborBank", "ハーバーバンク"],
      [
        "SendPayment", "RequestPayment", "TransferMoney", "PayBill", "SearchForAccounts",
        "SearchForBills",
      ]),
    app(["UnicornCodes", "ユニコーンコード"], ["GetVisualCode"]),
    app(["Ringtail", "リングテイル"], ["StartCall", "AnswerCall", "HangUpCall", "SearchCallHistory"]),
    app(
      ["Jukebox", "ジュークボックス"],
      ["PlayMedia", "SearchForMedia", "AddMedia", "UpdateMediaAffinity"]),
    app(["Shutterbox", "シャッターボックス"], ["SearchForPhotos", "StartPhotoPlayback"]),
    app(
      ["Roadie", "ローディー"],
      [
        "ActivateCarSignal", "SetCarLockStatus", "GetCarLockStatus", "GetCarPowerLevelStatus",
        "ListCars", "SetAudioSourceInCar", "SetClimateSettingsInCar", "SetDefrosterSettingsInCar",
        "SetSeatSettingsInCar", "SetProfileInCar", "SaveProfileInCar", "SetRadioStation",
      ]),
    app(
      ["Tablefind", "テーブルファインド"],
      [
        "BookRestaurantReservation", "GetUserCurrentRestaurantReservationBookings",
        "GetAvailableRestaurantReservationBookings",
      ]),
  ]

  private static func app(_ names: [String], _ intents: [String]) -> SpokenApp {
    SpokenApp(names: names, intents: intents.compactMap { SystemIntents.named($0)?.schema })
  }
}

extension SentenceCorpus.Entry {
  fileprivate init?(_ value: ParameterValue) {
    guard case .object(let fields) = value, case .string(let sentence)? = fields["say"] else {
      return nil
    }
    self.sentence = sentence
    app = if case .string(let name)? = fields["app"] { name } else { nil }
    intent = if case .string(let name)? = fields["intent"] { name } else { nil }
    parameters = if case .object(let values)? = fields["parameters"] { values } else { [:] }
  }

  /// Returns the difference between the expected meaning and a reading, if any.
  func difference(from reading: SentenceReading) -> String? {
    let candidates = reading.candidates
    guard let intent else {
      return candidates.first.map { "means \($0.intent) \($0.parameters.written)" }
    }
    guard let found = candidates.first else {
      return "means nothing" + (reading.nearMisses.first.map { ": \($0.understood)…" } ?? "")
    }
    guard candidates.count == 1 else { return "is ambiguous" }
    guard found.intent == intent, found.app == app else {
      return "means \(found.intent) of \(found.app)"
    }
    guard let schema = SystemIntents.named(intent)?.schema else { return "unknown intent" }
    guard let expected = Self.canonical(parameters, schema) else {
      return "has an expectation that doesn't fit its types"
    }
    if let actual = Self.canonical(found.parameters, schema), actual == expected { return nil }
    return """
      has other parameters: \(found.template)
            expected \(parameters.written)
            found    \(found.parameters.written)
      """
  }
}

extension SentenceCorpus.Entry {
  /// Returns parameters in the form of their types, or nil if one doesn't fit.
  static func canonical(
    _ parameters: [String: ParameterValue], _ schema: IntentSchema
  ) -> [String: ParameterValue]? {
    var canonical: [String: ParameterValue] = [:]
    for (name, value) in parameters {
      guard let type = schema.parameter(named: name)?.type else { return nil }
      // A sentence has only the name of a restaurant; the place and the identifiers come from a map.
      guard name != "restaurant" else {
        canonical[name] = value
        continue
      }
      guard let value = try? type.rewritten(value) else { return nil }
      canonical[name] = value
    }
    return canonical
  }
}

extension [String: ParameterValue] {
  fileprivate var written: String { JSONWriter.text(.object(self), style: .compact) }
}
