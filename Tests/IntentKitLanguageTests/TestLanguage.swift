import Foundation
import IntentKitCore
import IntentKitLanguage
import LanguageFiles

/// The languages, apps and names that tests read sentences with.
enum TestLanguage {
  /// A folder of the package.
  static func folder(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path)
  }

  /// The files of a language.
  static func files(in folder: String) throws -> [LanguageCompiler.File] {
    let folder = Self.folder(folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      LanguageCompiler.File(
        path: "\(folder.lastPathComponent)/\(name)",
        text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  /// The installed apps: those of the corpus.
  static let apps: [AddressedApp] = [
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
    app(["Ringtail", "リングテイル"], ["StartCall", "AnswerCall", "HangUpCall", "SearchCallHistory"]),
    app(
      ["HarborBank", "ハーバーバンク"],
      [
        "SendPayment", "RequestPayment", "TransferMoney", "PayBill", "SearchForAccounts",
        "SearchForBills",
      ]),
    app(["UnicornCodes", "ユニコーンコード"], ["GetVisualCode"]),
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

  private static func app(_ names: [String], _ intents: [String]) -> AddressedApp {
    AddressedApp(names: names, intents: intents.compactMap { SystemIntents.named($0)?.schema })
  }

  /// The contacts, by each of their names.
  static let names: [(name: String, kind: WorldNames.Kind)] = [
    "Bill James", "Bill Smith", "Tom Clark", "Juan Chavez", "Anne Johnson", "太郎", "花子", "佐藤健",
    "鈴木",
  ].flatMap { name in [name] + name.split(separator: " ").map(String.init) }
    .map { (name: $0, kind: .person) }

  private static let wednesday: LocalTime.Day = {
    guard let day = LocalTime.Day(year: 2026, month: 3, day: 4) else { preconditionFailure() }
    return day
  }()

  /// Wednesday, March 4, 2026, 9:30.
  static let now = LocalTime(day: wednesday, minutes: 570)

  /// Returns the reader of a table.
  static func reader(of table: LanguageTable) -> LanguageReader {
    LanguageReader(table, apps: apps, names: names, now: now)
  }

  /// The readers of the product's languages.
  private static let readers: [String: LanguageReader] = LanguageTable.codes.reduce(into: [:]) {
    $0[$1] = LanguageTable.table(of: $1).map { reader(of: $0) }
  }

  private static let answerReaders: [String: AnswerReader] = LanguageTable.codes.reduce(into: [:]) {
    $0[$1] = LanguageTable.table(of: $1).map { AnswerReader($0) }
  }

  /// Returns the reader of answers in one of the product's languages.
  static func answers(_ code: String) -> AnswerReader {
    guard let reader = answerReaders[code] else {
      preconditionFailure("there is no language \(code)")
    }
    return reader
  }

  /// Returns the reader of one of the product's languages.
  static func reader(_ code: String) -> LanguageReader {
    guard let reader = readers[code] else { preconditionFailure("there is no language \(code)") }
    return reader
  }
}

extension Meaning {
  /// The intent with its parameters: `RequestRide {"dropOffLocation":"home"}`.
  var text: String {
    "\(intent.name) \(JSONWriter.text(.object(parameters), style: .compact))"
  }

  /// Each part with its role, for messages.
  var explanation: String {
    words.map { "\($0.text) ← \($0.role)" }.joined(separator: " · ")
  }
}
