// Apps that aren't installed, in a language whose particles follow the name.

extension SpeakingHabits.Stories {
  /// The apps whose names come before the words that ask for them: 「LINEで送って」.
  struct AppsBeforeParticles: Sendable {
    /// The names of apps that aren't installed: true for those that send messages; false for
    /// others, because the text of a message can begin with them.
    let names: PhraseTable<Bool>
    /// The words after a name: true for those that ask the app for something, false for those that
    /// rule it out.
    let endings: PhraseTable<Bool>
  }

  static let japanese: SpeakingHabits.Stories = {
    var stories = SpeakingHabits.Stories.none
    stories.appsBeforeParticles = AppsBeforeParticles(
      names: PhraseTable([
        "LINE|ライン|LINEメッセージ|WhatsApp|ワッツアップ|Telegram|テレグラム|Messenger|Facebook|フェイスブック": true,
        "Instagram|インスタ|インスタグラム|Twitter|ツイッター|Slack|スラック|Discord|ディスコード|Teams|チームズ": true,
        "Skype|スカイプ|Zoom|Signal|Viber|WeChat|カカオトーク|KakaoTalk|Snapchat|Gmail|Chatwork|チャットワーク":
          true,
        "PayPay|ペイペイ|LINE Pay|LINEペイ|楽天ペイ|楽天Pay|メルペイ|d払い|au PAY|Venmo|PayPal|ペイパル": false,
        "Uber|ウーバー|Uber Eats|ウーバーイーツ|DiDi|S.RIDE|Lyft|食べログ|ホットペッパー|ぐるなび|OpenTable": false,
        "Todoist|Evernote|エバーノート|Notion|Trello|Google Keep|Googleカレンダー|Googleマップ|グーグルマップ": false,
        "Spotify|スポティファイ|YouTube|ユーチューブ|YouTube Music|Apple Music|アップルミュージック|Netflix": false,
        "ネットフリックス|Amazon Music|アマゾンミュージック|AWA|Radiko|ラジコ|Strava|Fitbit|Kindle|Hulu": false,
      ]),
      endings: PhraseTable([
        "で|にて|を使って|使って|アプリで|のアプリで|アプリを使って|を開いて|を起動して|経由で|アプリから": true,
        "して|する|しといて|しておいて|したい|しよう|しろ|しとく|お願い|で送って|を送って|送って|送りたい": true,
        "でなく|ではなく|じゃなく|でなくて|ではなくて|じゃなくて": false,
      ]))
    return stories
  }()

  /// Returns the name of the app that isn't installed and that a request asks, if it does:
  /// 「LINEで花子に遅れるって送って」.
  ///
  /// A text can have such a name in it, and the text of a message can begin with the name of an app
  /// that doesn't send messages: 「Uberで行くって花子に送って」.
  ///
  /// - Parameters:
  ///   - request: A meaning of the sentence.
  ///   - words: The sentence.
  ///   - installed: The words that name installed apps.
  /// - Returns: The name as written, or nil.
  func otherApp(
    of request: Interpretation, in words: SpokenWords, besides installed: [Range<Int>]
  ) -> String? {
    guard let apps = appsBeforeParticles else { return nil }
    for index in words.words.indices {
      guard !words.isInsideKatakana(index), !installed.contains(where: { $0.contains(index) }),
        let name = apps.names.match(in: words, at: index), !words.isInsideKatakana(name.end),
        apps.endings.match(in: words, at: name.end)?.value == true
      else { continue }
      let written = words.text(of: index..<name.end)
      if !request.slots.contains(where: { isPart(written, of: $0, canBegin: !name.value) }) {
        return written
      }
    }
    return nil
  }

  private func isPart(_ name: String, of slot: Interpretation.Slot, canBegin: Bool) -> Bool {
    guard let range = slot.text.firstRange(of: name) else { return false }
    return range.lowerBound > slot.text.startIndex || canBegin && slot.parameter == "content"
  }
}
