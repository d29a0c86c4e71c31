/// The terms of all languages: the names of parameters, fields and cases.
///
/// A term has one row with a column for each language, so the compiler reports rows in which a
/// language is missing. The sentences are in the phrasebooks of the languages.
enum Glossary {
  /// A term in each language.
  typealias Term = (english: String, japanese: String)

  /// The nouns for parameters, by name.
  static let nouns: [String: Term] = [
    "recipients": ("recipients", "宛先"),
    "content": ("content", "本文"),
    "speakableGroupName": ("group", "グループ"),
    "groupName": ("group", "グループ"),
    "contacts": ("contacts", "連絡先"),
    "payee": ("payee", "支払い先"),
    "payer": ("payer", "請求先"),
    "currencyAmount": ("amount", "金額"),
    "transactionAmount": ("amount", "金額"),
    "note": ("note", "用件"),
    "transactionNote": ("note", "用件"),
    "pickupLocation": ("pick-up place", "乗車場所"),
    "dropOffLocation": ("destination", "行き先"),
    "rideOptionName": ("kind of ride", "車の種類"),
    "partySize": ("number of people", "人数"),
    "scheduledPickupTime": ("pick-up time", "お迎えの時刻"),
    "workoutName": ("workout", "ワークアウト"),
    "goalValue": ("goal", "目標"),
    "workoutGoalUnitType": ("unit of the goal", "目標の単位"),
    "workoutLocationType": ("place", "場所"),
    "isOpenEnded": ("open end", "終わりなし"),
    "title": ("title", "名前"),
    "taskTitles": ("tasks", "タスク"),
    "taskTitle": ("title", "タスク名"),
    "targetTaskList": ("list", "リスト"),
    "taskList": ("list", "リスト"),
    "targetTask": ("task", "タスク"),
    "tasks": ("tasks", "タスク"),
    "targetNote": ("note", "メモ"),
    "spatialEventTrigger": ("place of the reminder", "お知らせの場所"),
    "temporalEventTrigger": ("time of the reminder", "お知らせの時刻"),
    "priority": ("priority", "優先度"),
    "status": ("status", "状態"),
    "mediaItems": ("media", "メディア"),
    "mediaDestination": ("playlist", "追加先"),
    "playShuffled": ("shuffling", "シャッフル"),
    "playbackSpeed": ("speed", "速さ"),
    "playbackRepeatMode": ("repetition", "繰り返し"),
    "visualCodeType": ("kind of code", "コードの種類"),
    "carName": ("car", "車"),
    "restaurant": ("restaurant", "レストラン"),
    "fromAccount": ("account it comes from", "出金口座"),
    "toAccount": ("account it goes to", "入金口座"),
    "billPayee": ("payee", "支払い先"),
    "outgoingMessageType": ("kind of message", "メッセージの種類"),
    "sender": ("sender", "差出人"),
    "callCapability": ("kind of call", "通話の種類"),
    "destinationType": ("destination", "かけ先の種類"),
    "serviceName": ("service", "サービス"),
    "accountNickname": ("account", "口座"),
    "accountType": ("kind of account", "口座の種類"),
    "all": ("all", "すべて"),
    "billType": ("kind of bill", "請求の種類"),
    "dateSearchType": ("kind of date", "日付の種類"),
    "dateTime": ("date", "日時"),
    "dueDate": ("due date", "支払期限"),
    "dueDateRange": ("due", "支払期限"),
    "itemType": ("kind", "種類"),
    "location": ("place", "場所"),
    "nextTriggerTime": ("new time", "次のお知らせ"),
    "organizationName": ("bank", "銀行"),
    "paymentDateRange": ("paid", "支払日"),
    "rating": ("rating", "評価"),
    "requestedBalanceType": ("kind of balance", "残高の種類"),
    "rideIdentifier": ("booking", "予約番号"),
    "tip": ("tip", "チップ"),
    "transactionScheduledDate": ("date", "予定日"),
  ]

  /// The labels of fields that differ from the nouns, by field or by type and field: `driver`,
  /// `RideStatus.phase`.
  static let labels: [String: Term] = [
    "RideStatus.phase": ("status", "状況"),
    "driver": ("driver", "運転手"),
    "vehicle": ("vehicle", "車"),
    "estimatedPickupDate": ("pick-up", "お迎え"),
    "estimatedPickupEndDate": ("waits until", "待機期限"),
    "estimatedDropOffDate": ("arrival", "到着"),
    "scheduledPickupTime": ("booked for", "予約時刻"),
    "pickupLocation": ("from", "乗車"),
    "dropOffLocation": ("to", "行き先"),
    "waypoints": ("by way of", "経由"),
    "rideOption": ("ride", "種類"),
    "rideOptionName": ("ride", "種類"),
    "rideOptions": ("rides", "車"),
    "completionStatus": ("outcome", "結果"),
    "cancellationFee": ("fee", "取消料"),
    "cancellationFeeThreshold": ("free until", "無料期限"),
    "paymentMethods": ("payment", "支払い方法"),
    "paymentMethod": ("payment", "支払い方法"),
    "payee": ("to", "受取人"),
    "payer": ("from", "支払人"),
    "feeAmount": ("fee", "手数料"),
    "transferFee": ("fee", "手数料"),
    "messages": ("messages", "メッセージ"),
    "sentMessages": ("sent", "送信"),
    "callRecords": ("calls", "通話"),
    "mediaItems": ("found", "検索結果"),
    "cars": ("cars", "車"),
    "searchResultsCount": ("found", "枚数"),
    "PaymentRecord.note": ("note", "用件"),
    "PaymentRecord.status": ("status", "状態"),
    "fromAccount": ("from", "出金口座"),
    "toAccount": ("to", "入金口座"),
    "transactionScheduledDate": ("when", "予定日"),
    "accounts": ("accounts", "口座"),
    "bills": ("bills", "請求書"),
    "billPayee": ("bill", "請求元"),
    "billType": ("kind", "種類"),
    "amountDue": ("due", "請求額"),
    "minimumDue": ("minimum", "最低額"),
    "lateFee": ("late fee", "延滞料"),
    "dueDate": ("due on", "期限"),
    "paymentDate": ("paid on", "支払日"),
    "paymentStatus": ("status", "状態"),
    "Note.title": ("note", "メモ"),
    "groupName": ("folder", "フォルダ"),
    "contents": ("text", "本文"),
    "TaskList.title": ("list", "リスト"),
    "addedTasks": ("added", "追加"),
    "deletedTasks": ("deleted", "削除"),
    "snoozedTasks": ("snoozed", "延期"),
    "TaskItem.title": ("task", "タスク"),
    "TaskItem.status": ("status", "状態"),
    "temporalEventTrigger": ("when", "日時"),
    "spatialEventTrigger": ("where", "場所"),
    "notes": ("notes", "メモ"),
    "taskLists": ("lists", "リスト"),
  ]

  /// The names of cases, by type and case: `["TaskStatus": ["completed": …]]`.
  ///
  /// A type with a suffix, such as `WorkoutGoalUnitType.one`, has the names in that form.
  static let cases: [String: [String: Term]] = [
    "AccountType": [
      "checking": ("checking", "当座預金"), "credit": ("credit", "クレジット"), "debit": ("debit", "デビット"),
      "investment": ("investment", "投資"), "mortgage": ("mortgage", "住宅ローン"),
      "prepaid": ("prepaid", "プリペイド"), "saving": ("savings", "普通預金"),
    ],
    "AmountType": [
      "minimumDue": ("the minimum due", "最低支払額"), "amountDue": ("the amount due", "請求額"),
      "currentBalance": ("the current balance", "現在の残高"),
      "maximumTransferAmount": ("as much as possible", "振替の上限額"),
      "minimumTransferAmount": ("as little as possible", "振替の下限額"),
      "statementBalance": ("the statement balance", "明細の残高"),
    ],
    "BalanceType": [
      "money": ("money", "お金"), "points": ("points", "ポイント"), "miles": ("miles", "マイル"),
    ],
    "BillType": [
      "autoInsurance": ("car insurance", "自動車保険"), "cable": ("cable", "ケーブルテレビ"),
      "carLease": ("car lease", "カーリース"), "carLoan": ("car loan", "自動車ローン"),
      "creditCard": ("credit card", "クレジットカード"), "electricity": ("electricity", "電気"),
      "gas": ("gas", "ガス"), "garbageAndRecycling": ("garbage and recycling", "ごみとリサイクル"),
      "healthInsurance": ("health insurance", "健康保険"), "homeInsurance": ("home insurance", "住宅保険"),
      "internet": ("internet", "インターネット"), "lifeInsurance": ("life insurance", "生命保険"),
      "mortgage": ("mortgage", "住宅ローン"), "musicStreaming": ("music streaming", "音楽配信"),
      "phone": ("phone", "電話"), "rent": ("rent", "家賃"), "sewer": ("sewer", "下水道"),
      "studentLoan": ("student loan", "学資ローン"), "trafficTicket": ("traffic ticket", "交通違反"),
      "tuition": ("tuition", "授業料"), "utilities": ("utilities", "公共料金"), "water": ("water", "水道"),
    ],
    "DateSearchType": [
      "byDueDate": ("by due date", "期限"), "byModifiedDate": ("by the last change", "変更日"),
      "byCreatedDate": ("by the day it was made", "作成日"),
    ],
    "DayOfWeekOptions": [
      "monday": ("Monday", "月曜日"), "tuesday": ("Tuesday", "火曜日"), "wednesday": ("Wednesday", "水曜日"),
      "thursday": ("Thursday", "木曜日"), "friday": ("Friday", "金曜日"), "saturday": ("Saturday", "土曜日"),
      "sunday": ("Sunday", "日曜日"),
    ],
    "LengthUnit": [
      "meters": ("m", "m"), "kilometers": ("km", "km"), "centimeters": ("cm", "cm"),
      "millimeters": ("mm", "mm"), "inches": ("in", "インチ"), "feet": ("ft", "フィート"),
      "yards": ("yd", "ヤード"), "miles": ("mi", "マイル"), "nauticalMiles": ("nmi", "海里"),
    ],
    "LocationSearchType": ["byLocationTrigger": ("by the place of the reminder", "お知らせの場所")],
    "NotebookItemType": [
      "note": ("notes", "メモ"), "taskList": ("lists", "リスト"), "task": ("tasks", "タスク"),
    ],
    "OutgoingMessageType": [
      "outgoingMessageText": ("text", "テキスト"), "outgoingMessageAudio": ("audio", "音声"),
    ],
    "PaymentMethodType": [
      "checking": ("checking account", "当座預金"), "savings": ("savings account", "普通預金"),
      "brokerage": ("brokerage account", "証券口座"), "debit": ("debit card", "デビットカード"),
      "credit": ("credit card", "クレジットカード"), "prepaid": ("prepaid card", "プリペイドカード"),
      "store": ("store card", "ストアカード"), "applePay": ("Apple Pay", "Apple Pay"),
    ],
    "PaymentStatus": [
      "pending": ("pending", "処理中"), "completed": ("paid", "支払い済み"),
      "canceled": ("cancelled", "取り消し"), "failed": ("failed", "失敗"), "unpaid": ("unpaid", "未払い"),
    ],
    "RecurrenceFrequency": [
      "minute": ("minute", "分"), "hourly": ("hour", "時間"), "daily": ("day", "日"),
      "weekly": ("week", "週"), "monthly": ("month", "か月"), "yearly": ("year", "年"),
    ],
    "RideFeedbackTypeOptions": ["rate": ("a rating", "評価"), "tip": ("a tip", "チップ")],
    "RidePhase": [
      "received": ("looking for a driver", "運転手を探しています"), "confirmed": ("confirmed", "確定"),
      "ongoing": ("on the way", "乗車中"), "completed": ("ended", "終了"),
      "approachingPickup": ("almost there", "まもなく到着"), "pickup": ("waiting for you", "お迎えに到着"),
    ],
    "SpatialEvent": ["arrive": ("arriving", "到着"), "depart": ("leaving", "出発")],
    "TaskItemPriority": ["notFlagged": ("not flagged", "フラグなし"), "flagged": ("flagged", "フラグ付き")],
    "TaskStatus": ["notCompleted": ("not completed", "未完了"), "completed": ("completed", "完了")],
    "TaskType": [
      "notCompletable": ("cannot be completed", "完了なし"),
      "completable": ("can be completed", "完了あり"),
    ],
    "TemporalEventTriggerTypeOptions": [
      "notScheduled": ("without a time", "時刻なし"), "scheduledNonRecurring": ("once", "一度だけ"),
      "scheduledRecurring": ("repeating", "繰り返し"),
    ],
    "VisualCodeType": [
      "contact": ("contact", "連絡先"), "requestPayment": ("request payment", "支払いの受け取り"),
      "sendPayment": ("send payment", "支払い"), "transit": ("transit", "交通"), "bus": ("bus", "バス"),
      "subway": ("subway", "地下鉄"),
    ],
    "WorkoutGoalUnitType": [
      "inch": ("inches", "インチ"), "meter": ("meters", "メートル"), "foot": ("feet", "フィート"),
      "mile": ("miles", "マイル"), "yard": ("yards", "ヤード"), "second": ("seconds", "秒"),
      "minute": ("minutes", "分"), "hour": ("hours", "時間"), "joule": ("joules", "ジュール"),
      "kiloCalorie": ("kilocalories", "キロカロリー"),
    ],
    "WorkoutGoalUnitType.one": [
      "inch": ("inch", "インチ"), "meter": ("meter", "メートル"), "foot": ("foot", "フィート"),
      "mile": ("mile", "マイル"), "yard": ("yard", "ヤード"), "second": ("second", "秒"),
      "minute": ("minute", "分"), "hour": ("hour", "時間"), "joule": ("joule", "ジュール"),
      "kiloCalorie": ("kilocalorie", "キロカロリー"),
    ],
    "WorkoutLocationType": ["outdoor": ("outdoors", "屋外"), "indoor": ("indoors", "屋内")],
    "WorkoutLocationType.spoken": ["outdoor": ("outdoors", "屋外の"), "indoor": ("indoors", "屋内の")],
  ]

  /// The meanings of signals, by name.
  static let signals: [String: Term] = [
    "SIGSEGV": ("invalid memory access", "不正なメモリアクセス"),
    "SIGILL": ("illegal instruction, such as a trap of Swift", "Swiftのトラップなどの不正な命令"),
    "SIGTRAP": ("trap, such as one of Swift", "Swiftなどのトラップ"),
    "SIGABRT": ("abort", "異常終了"),
    "SIGBUS": ("misaligned or missing memory", "不正なメモリアドレス"),
    "SIGFPE": ("arithmetic error", "算術エラー"),
    "SIGKILL": ("killed by another process or the system", "ほかのプロセスまたはシステムによる強制終了"),
    "SIGTERM": ("terminated by another process", "ほかのプロセスによる終了"),
    "SIGPIPE": ("write to a closed pipe", "閉じたパイプへの書き込み"),
  ]
}

extension Phrasebook {
  /// Returns a term in the language of this phrasebook.
  func word(_ term: Glossary.Term?) -> String? {
    switch language {
    case .english: term?.english
    case .japanese: term?.japanese
    }
  }
}
