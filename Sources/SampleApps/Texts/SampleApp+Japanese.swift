import IntentKitCore

// The descriptions of the sample apps in Japanese.

extension SampleApp {
  /// Returns the one-sentence description of the app in a language.
  package static func summary(inLanguage languageCode: String) -> String {
    languageCode == "ja" ? japaneseSummaries[appDescription.displayName] ?? summary : summary
  }
}

private let japaneseSummaries = [
  "UnicornChat": "一角獣の名前もある人にメッセージを送ります。",
  "FaultyChat": "ハンドラの約束を、頼まれたとおりに一つずつ破って見せます。",
  "UnicornRides": "レイキャビクの車を予約し、どこにいるかを知らせます。",
  "TasksNotes": "タスクとメモを預かり、時刻や場所でお知らせします。",
  "MoveMate": "ワークアウトを始め、一時停止し、再開し、終え、取りやめます。",
  "HarborBank": "送金、請求、振替をし、請求書を探して支払います。",
  "UnicornCodes": "ほかの人が読み取るコードを見せます。連絡先と、支払いの二種類です。",
]
