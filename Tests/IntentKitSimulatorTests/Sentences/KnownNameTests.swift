import Foundation
import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite("Names that apps tell the assistant")
struct KnownNameTests {
  private static let vocabulary = AppVocabulary(
    language: "en",
    parameterVocabularies: [
      .init(
        ["INStartWorkoutIntent.workoutName"],
        items: [
          .init(
            "hills", synonyms: [.init("hill for speed"), .init("Hügel", pronunciation: "hoogle")]),
          .init("nothing"),
        ])
    ])

  private static func app(_ name: String, _ vocabularies: [AppVocabulary]) -> SpokenApp {
    SpokenApp(
      names: [name], intents: [StartWorkoutIntent.schema, EndWorkoutIntent.schema],
      vocabularies: vocabularies)
  }

  private static func reader(_ apps: [SpokenApp], _ language: Language = .english) -> SentenceReader
  {
    SentenceReader(apps: apps, language: language, now: Simulator.simulatedNow)
  }

  @Test func `a name extends as far as the vocabulary says`() throws {
    let reader = Self.reader([Self.app("MoveMate", [Self.vocabulary])])
    let reading = reader.reading(of: "start a hill for speed for 5 miles in MoveMate")
    let parameters = try #require(reading.interpretations.first).parameters
    #expect(
      parameters == [
        "workoutName": "hill for speed", "goalValue": 5, "workoutGoalUnitType": "mile",
      ])
  }

  @Test(
    arguments: [
      ("en", "hill for speed", "hills", nil), ("en", "HÜGEL", "hills", "hoogle"),
      ("en", "yoga", nil, nil), ("ja", "hill for speed", nil, nil),
    ] as [(String, String, String?, String?)])
  func `a known name has its identifier in its language`(
    _ language: String, _ name: String, _ identifier: String?, _ pronunciation: String?
  ) throws {
    var contacts = ContactBook()
    var description = AppDescription(displayName: "MoveMate")
    description.vocabularies = [Self.vocabulary]
    contacts.learnNames(of: description, UserVocabulary(), try #require(Language(language)))
    let filled = contacts.filling(
      ["workoutName": .string(name)], of: StartWorkoutIntent.schema)
    let value = try SpeakableString(parameterValue: try #require(filled["workoutName"]))
    #expect(value.vocabularyIdentifier == identifier)
    #expect(value.pronunciationHint == pronunciation)
    // The vocabulary is of one intent.
    let other = contacts.filling(["workoutName": .string(name)], of: EndWorkoutIntent.schema)
    #expect(other["workoutName"] == .string(name))
  }

  @Test func `an app that knows a name is preferred to others`() {
    let apps = [Self.app("Pacer", []), Self.app("MoveMate", [Self.vocabulary])]
    let reader = Self.reader(apps)
    #expect(reader.reading(of: "begin hill for speed").candidates.map(\.app) == ["MoveMate"])
    #expect(reader.reading(of: "begin yoga").candidates.map(\.app) == ["Pacer", "MoveMate"])
    #expect(reader.reading(of: "begin hill for speed in Pacer").candidates.map(\.app) == ["Pacer"])
  }

  @Test func `names of the user are known in sentences and answers`() throws {
    var user = UserVocabulary()
    user.setStrings(
      [SpeakableString(spokenPhrase: "Hill repeats", vocabularyIdentifier: "7")],
      of: .workoutActivityName)
    var contacts = ContactBook()
    contacts.learnNames(of: AppDescription(displayName: "MoveMate"), user, .english)
    let prompt = Prompt(.value, parameter: "workoutName")
    let context = DialogueContext(
      intent: StartWorkoutIntent(), app: AppDescription(displayName: "MoveMate"))
    let answer = contacts.filling(.value("hill repeats"), to: prompt, context: context)
    guard case .value(let value) = answer else { throw Missing() }
    #expect(try SpeakableString(parameterValue: value).vocabularyIdentifier == "7")
  }

  private struct Missing: Error {}

  @Test(
    arguments: [
      (.english, "send a message to the rowing club saying hi", "Rowing club", "rowing club"),
      (.japanese, "ローイングクラブにこんにちはと送って", "ローイングクラブ", "ローイングクラブ"),
    ] as [(Language, String, String, String)])
  func `a recipient with the name of a group is the group`(
    _ language: Language, _ sentence: String, _ name: String, _ spoken: String
  ) throws {
    var user = UserVocabulary()
    user.setStrings([SpeakableString(spokenPhrase: name)], of: .contactGroupName)
    func app(_ name: String, _ user: UserVocabulary) -> SpokenApp {
      SpokenApp(names: [name], intents: [SendMessageIntent.schema], userVocabulary: user)
    }
    let reader = SentenceReader(
      apps: [app("Chat", UserVocabulary()), app("Pigeon", user)], language: language,
      now: Simulator.simulatedNow)
    let candidates = reader.reading(of: sentence).candidates
    #expect(candidates.map(\.app) == ["Pigeon"])
    let parameters = try #require(candidates.first).parameters
    #expect(parameters["speakableGroupName"] == .string(spoken))
    #expect(parameters["recipients"] == nil)
  }

  // MARK: - User vocabulary

  @Test func `the strings of a type are replaced, and bounded in length`() {
    var vocabulary = UserVocabulary()
    vocabulary.setStrings(["Old"], of: .contactGroupName)
    vocabulary.setStrings(["Rowing club", "Book club"], of: .contactGroupName)
    vocabulary.setStrings(
      [String(repeating: "a", count: 1000), String(repeating: "😀", count: 12), "c", "d"],
      of: .photoTag)
    #expect(
      vocabulary.strings(of: .contactGroupName).map(\.spokenPhrase) == ["Rowing club", "Book club"])
    #expect(vocabulary.strings(of: .photoTag).count == 2)
    vocabulary.removeAllStrings()
    #expect(vocabulary == UserVocabulary())
  }

  @Test func `a user vocabulary is read and written by type`() throws {
    let value: ParameterValue = [
      "contactGroupName": [
        "Rowing club", ["spokenPhrase": "Book club", "vocabularyIdentifier": "2"],
      ]
    ]
    let vocabulary = try UserVocabulary(parameterValue: value)
    #expect(vocabulary.strings(of: .contactGroupName).map(\.vocabularyIdentifier) == [nil, "2"])
    #expect(try UserVocabulary(parameterValue: vocabulary.parameterValue) == vocabulary)
    #expect(throws: ParameterError.self) {
      try UserVocabulary(parameterValue: ["contactGroupNames": ["Rowing club"]])
    }
  }

  @Test func `the parameters of every type exist in an intent`() {
    let schemas = SystemIntents.all.map { $0.schema }
    for type in VocabularyStringType.allCases {
      for path in type.parameterPaths {
        #expect(schemas.contains { $0.hasValue(at: path) }, "\(type) \(path)")
      }
    }
  }
}

extension IntentSchema {
  /// Whether a path such as `mediaSearch.artistName` names a parameter, or a field inside one.
  fileprivate func hasValue(at path: String) -> Bool {
    let names = path.split(separator: ".").map(String.init)
    let type = parameter(named: names[0])?.type
    guard names.count > 1 else { return type != nil }
    guard case .record(let record)? = type else { return false }
    return record.schema.fields.contains { $0.name == names[1] }
  }
}
