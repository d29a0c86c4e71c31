import IntentKitCore

/// The phrases of values in Japanese.
///
/// Each table is created when it is first needed.
enum JapanesePhrases {
  // MARK: - Numbers

  static let digits = [
    "〇": 0, "零": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]
  static let powers = ["十": 10, "百": 100, "千": 1000]
  static let scales = ["万": 10_000, "億": 100_000_000, "兆": 1_000_000_000_000]
  static let minus = PhraseTable<Void>(["マイナス|氷点下|零下": ()])
  static let countedNumbers = PhraseTable<Int>([
    "ひとつ|ひとり|一人|独り|1人": 1, "ふたつ|ふたり|二人|2人": 2, "みっつ": 3, "よっつ": 4, "いつつ": 5,
    "むっつ": 6, "ななつ": 7, "やっつ": 8, "ここのつ": 9, "じゅっこ": 10,
  ])
  /// Groups of people with the user, by their number.
  static let groups = PhraseTable<Int>([
    "私だけ|わたしだけ|僕だけ|ぼくだけ|俺だけ|自分だけ|私ひとり|私一人|自分一人|一人だけ": 1,
    "二人とも|私たち二人|僕たち二人": 2,
  ])
  /// The people of which an answer states numbers: 大人2人と子供1人.
  static let people = PhraseTable<Void>([
    "大人|おとな|成人|子供|子ども|こども|小人|幼児|赤ちゃん|乳児|小学生|中学生|高校生|学生|シニア|高齢者": ()
  ])
  static let counters = PhraseTable<Void>([
    """
    つ|個|こ|コ|人|名|名様|人分|人前|本|枚|冊|台|回|匹|杯|件|歳|才|番|番目|つ目|個目|人目|回目|倍|階|通|足|着|\
    組|号|号車|星|スター|点|頭|羽|袋|箱|切れ|玉|パック|人組
    """: ()
  ])
  static let rangeJoints = PhraseTable<Void>(["から|〜|~|ないし|–": ()])

  // MARK: - Lists and answers

  static let joints = PhraseTable<Void>(["と|や|&|および|及び|それと|それから|それに|あと|と、|と、あと|と、それから": ()])
  static let booleans = PhraseTable<Bool>([
    "はい|オン|うん|有効|入": true, "いいえ|オフ|いや|無効|切": false,
  ])

  // MARK: - Money

  /// The ends of numbers that are amounts of money without a unit: 「3万」.
  static let roundNumberEndings: Set<String> = ["万", "千"]
  /// The beginnings of verbs that follow such an amount: 「3万送金」.
  static let moneyVerbs: Set<String> = [
    "送", "振", "払", "支", "返", "渡", "入", "移", "動", "請", "貸", "借", "預", "集", "回",
  ]

  static let currencies = PhraseTable<String>([
    "ドル|米ドル|アメリカドル|$": "USD", "ユーロ|€": "EUR", "ポンド|英ポンド|£": "GBP", "円|えん|日本円|¥": "JPY",
    "カナダドル": "CAD", "オーストラリアドル|豪ドル": "AUD", "ニュージーランドドル": "NZD", "香港ドル": "HKD",
    "シンガポールドル": "SGD", "元|人民元": "CNY", "ウォン": "KRW", "ルピー": "INR", "スイスフラン|フラン": "CHF",
    "ペソ": "MXN", "レアル": "BRL", "バーツ": "THB", "ランド": "ZAR", "台湾ドル": "TWD", "ドン": "VND",
  ])
  static let subunits = PhraseTable<String>(["セント": "USD", "ユーロセント": "EUR", "ペンス|ペニー": "GBP"])

  // MARK: - Quantities

  static let timeUnits = PhraseTable<SpokenDuration.Unit>([
    "秒|秒間": .second, "分|分間": .minute, "時間": .hour, "日|日間": .day, "週間|週": .week,
    "か月|か月間|ヶ月|ヶ月間|カ月|ケ月|箇月|ヵ月": .month, "年|年間": .year,
  ])
  static let goalUnits = PhraseTable<(WorkoutGoalUnitType, Int)>([
    "キロメートル|キロ|km|キロメーター|k": (.meter, 1000), "メートル|メーター|m": (.meter, 1),
    "センチメートル|センチ|cm": (.meter, -2), "マイル|mi": (.mile, 1), "フィート|ft": (.foot, 1),
    "ヤード|yd": (.yard, 1), "インチ": (.inch, 1), "キロカロリー|カロリー|kcal": (.kiloCalorie, 1),
    "ジュール": (.joule, 1), "キロジュール": (.joule, 1000),
  ])
  static let units: [Dimension: [(String, String)]] = [
    .length: [
      ("キロメートル|キロ|km", "kilometers"), ("メートル|m", "meters"), ("センチメートル|センチ|cm", "centimeters"),
      ("ミリメートル|ミリ|mm", "millimeters"), ("マイル", "miles"), ("フィート", "feet"), ("ヤード", "yards"),
      ("インチ", "inches"), ("海里", "nauticalMiles"),
    ],
    .mass: [
      ("キログラム|キロ|kg", "kilograms"), ("グラム|g", "grams"), ("ミリグラム|mg", "milligrams"),
      ("ポンド", "pounds"), ("オンス", "ounces"), ("トン", "metricTons"),
    ],
    .volume: [
      ("リットル|l", "liters"), ("ミリリットル|ml|cc", "milliliters"), ("カップ", "cups"), ("ガロン", "gallons"),
      ("小さじ", "teaspoons"), ("大さじ", "tablespoons"),
    ],
    .speed: [("キロ|km/h", "kilometersPerHour"), ("マイル|mph", "milesPerHour"), ("ノット", "knots")],
    .energy: [
      ("キロカロリー|カロリー|kcal", "kilocalories"), ("cal", "calories"), ("ジュール", "joules"),
      ("キロジュール", "kilojoules"),
      ("キロワット時", "kilowattHours"),
    ],
    .temperature: [
      ("℃|°c|度c", "celsius"), ("℉|°f|度f", "fahrenheit"), ("ケルビン", "kelvin"), ("度|°", ""),
    ],
  ]
  static let temperatureScales = PhraseTable<String>(["摂氏": "celsius", "華氏": "fahrenheit"])

  // MARK: - Names of cases

  static let synonyms: [String: [(String, String)]] = [
    "AccountType": [
      ("預金|貯金|貯蓄|普通口座|普通預金口座|貯金口座|貯蓄口座|普通", "saving"),
      ("当座|当座口座|当座預金口座", "checking"), ("クレジットカード|クレジット口座", "credit"),
      ("デビットカード|デビット口座", "debit"), ("証券|証券口座|投資口座", "investment"), ("ローン", "mortgage"),
      ("プリペイドカード|プリペイド口座", "prepaid"),
    ],
    "AmountType": [
      ("最低額|最低限|ミニマム|最低金額", "minimumDue"), ("全額|請求金額", "amountDue"),
      ("残高|今の残高", "currentBalance"), ("上限|最大|限度額", "maximumTransferAmount"),
    ],
    "BillType": [
      ("電気代|電気料金|電力", "electricity"), ("ガス代|ガス料金", "gas"), ("水道代|水道料金", "water"),
      ("電話代|電話料金|携帯代|携帯料金|携帯|携帯電話|スマホ代", "phone"),
      ("ネット|ネット代|インターネット代|wi-fi|インターネット料金", "internet"),
      ("賃料|部屋代", "rent"), ("公共料金|光熱費", "utilities"), ("カード|カード代|クレカ|クレジットカード代", "creditCard"),
      ("学費|授業料", "tuition"), ("車の保険", "autoInsurance"), ("奨学金", "studentLoan"),
      ("ごみ|ゴミ", "garbageAndRecycling"), ("ケーブルテレビ代", "cable"), ("反則金|罰金", "trafficTicket"),
      ("健康保険料", "healthInsurance"), ("生命保険料", "lifeInsurance"), ("下水道代", "sewer"),
    ],
    "CallAudioRoute": [
      ("スピーカー|スピーカーホン|スピーカーフォン|ハンズフリー", "speakerphoneAudioRoute"),
      ("ブルートゥース|bluetooth|ヘッドセット", "bluetoothAudioRoute"),
    ],
    "CallCapability": callCapabilities,
    "CallCapabilityOptions": callCapabilities,
    "CallDestinationType": [
      ("緊急|緊急通報|110|119|110番|119番|緊急電話", "emergency"), ("留守番電話|留守電|ボイスメール", "voicemail"),
      ("リダイヤル|かけ直し", "redial"), ("折り返し|折り返しの電話", "callBack"),
    ],
    "CallRecordType": callRecords,
    "CallRecordTypeOptions": callRecords,
    "CarAirCirculationMode": [("外気|外気導入", "freshAir"), ("内気|内気循環", "recirculateAir")],
    "CarAudioSource": [
      ("ブルートゥース|bluetooth", "sourceBluetooth"), ("カープレイ|carplay", "sourceCarPlay"),
      ("ラジオ", "sourceRadio"), ("usb", "sourceUSB"), ("外部入力|aux", "sourceAUX"),
      ("メモリーカード|sdカード", "sourceMemoryCard"), ("cd|dvd", "sourceOpticalDrive"),
      ("ハードディスク", "sourceHardDrive"), ("ipod", "sourceiPod"),
    ],
    "CarDefroster": [
      ("フロント|前|前の窓|フロントガラス", "front"), ("リア|後ろ|後ろの窓|リアガラス", "rear"),
      ("全部|両方|すべて|全て", "all"),
    ],
    "CarSeat": [
      ("運転席", "driver"), ("助手席", "passenger"), ("前の席|前席|前部座席|フロントシート|前", "front"),
      ("後ろの席|後部座席|後席|リアシート|後ろ", "rear"), ("右後ろ|後ろの右|右後部座席", "rearRight"),
      ("左後ろ|後ろの左|左後部座席", "rearLeft"), ("右前|前の右", "frontRight"), ("左前|前の左", "frontLeft"),
      ("三列目|3列目", "thirdRow"), ("全席|全部|全部の席|すべての席|全ての席", "all"),
    ],
    "CarSignalOptions": [("クラクション|ホーン|音", "audible"), ("ライト|ヘッドライト|灯火", "visible")],
    "MediaAffinityType": [("好き|いいね|お気に入り|気に入った", "like"), ("嫌い|きらい|よくない", "dislike")],
    "MediaItemType": [
      ("曲|歌|楽曲", "song"), ("アルバム", "album"), ("アーティスト|歌手", "artist"), ("ジャンル", "genre"),
      ("プレイリスト", "playlist"), ("ポッドキャスト|番組", "podcastShow"), ("エピソード", "podcastEpisode"),
      ("オーディオブック", "audioBook"), ("映画", "movie"), ("ドラマ|テレビ番組", "tvShow"),
      ("音楽|ミュージック", "music"), ("ニュース", "news"), ("ステーション", "musicStation"),
    ],
    "MessageAttribute": messageAttributes,
    "MessageAttributeOptions": messageAttributes,
    "NotebookItemType": [
      ("ノート", "note"), ("タスクリスト", "taskList"), ("リマインダー|用事|todo|やること", "task"),
    ],
    "OutgoingMessageType": [
      ("文字|文章|テキストメッセージ", "outgoingMessageText"),
      ("音声メッセージ|ボイスメッセージ|ボイス|声|録音", "outgoingMessageAudio"),
    ],
    "PaymentStatus": [
      ("支払済み|支払済|済み|完了", "completed"), ("未払い|未払|まだ", "unpaid"), ("保留|処理待ち", "pending"),
      ("キャンセル", "canceled"),
    ],
    "PhotoAttributeOptions": [
      ("写真", "photo"), ("動画|ビデオ", "video"), ("お気に入り", "favorite"), ("自撮り|セルフィー", "selfie"),
      ("スクリーンショット|スクショ", "screenshot"), ("パノラマ", "panoramaPhoto"), ("バースト|連写", "burstPhoto"),
    ],
    "PlaybackQueueLocation": [("今|今すぐ", "now"), ("次|次に|この次", "next"), ("後で|あとで|最後|最後に", "later")],
    "PlaybackRepeatMode": [
      ("一曲|1曲|この曲|一曲だけ", "one"), ("全部|全曲|すべて|全て", "all"), ("なし|オフ|しない", "none"),
    ],
    "RadioType": [("衛星|衛星ラジオ", "satellite"), ("エーエム", "AM"), ("エフエム", "FM")],
    "RelativeReference": [("次", "next"), ("前", "previous")],
    "RelativeSetting": [
      ("上げる|上|高く|強く|暖かく|強め|高め", "higher"), ("下げる|下|低く|弱く|涼しく|弱め|低め", "lower"),
      ("最大|最高|一番強く|一番高く", "highest"), ("最小|最低|一番弱く|一番低く", "lowest"),
    ],
    "SpatialEvent": [("着いたとき|到着したとき|着いたら", "arrive"), ("出たとき|出発したとき|出たら", "depart")],
    "TaskItemPriority": [
      ("重要|大事|至急|急ぎ|高い|高|優先|最優先|フラグあり|フラグ", "flagged"),
      ("普通|低い|低|急がない|急ぎではない", "notFlagged"),
    ],
    "TaskStatus": [
      ("終わった|済み|済|できた|完了済み|終わり|やった", "completed"), ("まだ|終わっていない|未完|完了していない|残り", "notCompleted"),
    ],
    "VisualCodeType": [
      ("連絡先コード|名刺", "contact"), ("請求|受け取り|支払い請求|受取", "requestPayment"),
      ("支払|お支払い|送金|支払いコード|決済", "sendPayment"), ("乗車券|交通機関|電車", "transit"),
      ("バスの乗車券|バス乗車券", "bus"), ("メトロ|地下鉄の乗車券", "subway"),
    ],
    "WorkoutGoalUnitType": [("メーター", "meter"), ("カロリー|kcal", "kiloCalorie"), ("分間", "minute")],
    "WorkoutLocationType": [
      ("室内|屋内で|ジム|インドア|家の中|中", "indoor"), ("外|屋外で|アウトドア|外で|野外", "outdoor"),
    ],
  ]

  private static let callCapabilities = [
    ("ビデオ|ビデオ通話|ビデオ電話|フェイスタイム|facetime|テレビ電話|映像", "videoCall"),
    ("音声|音声通話|普通の電話|電話|ボイス通話", "audioCall"),
  ]
  private static let callRecords = [
    ("発信|かけた電話", "outgoing"), ("不在着信|不在|出られなかった", "missed"), ("着信|受信|受けた電話", "received"),
    ("最近|最新|最後", "latest"), ("留守電|留守番電話", "voicemail"),
  ]
  private static let messageAttributes = [
    ("既読|読んだ|読んだもの", "read"), ("未読|読んでいない|新着|新しい", "unread"),
    ("フラグ付き|重要|スター付き", "flagged"), ("フラグなし", "unflagged"), ("再生済み|聞いた", "played"),
  ]
}
